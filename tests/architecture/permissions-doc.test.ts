import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PERMISSIONS_DOC, permissionsDoc } from '../../scripts/lib/permissions-doc';

test('docs/permissions.md is the generator’s output (npm run generate)', async () => {
  expect(readFileSync(PERMISSIONS_DOC, 'utf8')).toBe(await permissionsDoc());
});
