/** Writes firestore.rules: `npx tsx scripts/generate-rules.ts`. */
import { writeFileSync } from 'node:fs';
import { buildRules, RULES_FILE } from '../rules/generate/build-rules';

writeFileSync(RULES_FILE, buildRules());
