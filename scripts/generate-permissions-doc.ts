/** Writes docs/permissions.md: `npx tsx scripts/generate-permissions-doc.ts`. */
import { writeFileSync } from 'node:fs';
import { PERMISSIONS_DOC, permissionsDoc } from './lib/permissions-doc';

writeFileSync(PERMISSIONS_DOC, await permissionsDoc());
