/** Writes firestore.indexes.json: `npx tsx scripts/generate-indexes.ts`. */
import { writeFileSync } from 'node:fs';
import { buildIndexes, INDEXES_FILE } from '../rules/generate/build-indexes';

writeFileSync(INDEXES_FILE, buildIndexes());
