import { beforeAll, describe, expect, it } from 'vitest';
import { importBatch, moveImport, startImport } from '@/data/import-batches';
import { planImport } from '@/domain/import/plan';
import type { WritingRow } from '@/domain/import/batches';
import { readRow } from '@/domain/import/read-row';
import type { Viewer } from '@/domain/viewer';
import { startRules } from './harness';
import type { RulesWorld } from './harness';
import { ADMIN, EMPLOYEES, SOLO } from './roles';
import type { Role } from './roles';
import { people } from './world';

const NOTHING = { create: 0, update: 0, join: 0, skip: 0, refuse: 0 };
let rules: RulesWorld;

beforeAll(async () => {
  rules = await startRules('imports');
  await rules.seed(people());
});

function viewerOf(role: Role): Viewer {
  if (!role.viewer) throw new Error(`${role.name} does not count as signed in.`);
  return role.viewer;
}

/** As many new customers as one batch holds. */
const rows: readonly WritingRow[] = planImport(
  Array.from({ length: 100 }, (_, at) =>
    readRow([`Customer ${at}`], at + 1, {
      headers: ['Name'],
      mapping: ['name'],
      people: [],
      own: [],
      zone: 'UTC',
      dateOrder: 'month-first',
    }),
  ),
  [],
  'skip',
).flatMap((row) => (row.action === 'create' ? [row] : []));

async function begin(role: Role, importId: string): Promise<boolean> {
  const { writes } = startImport(viewerOf(role), {
    importId,
    fileName: 'a.csv',
    total: 200,
    batches: 2,
    counts: NOTHING,
  });
  return rules.allows(role, { commit: writes });
}

const sends = (role: Role, importId: string, index: number) =>
  rules.allows(role, { commit: importBatch(viewerOf(role), importId, index, rows).writes });

describe('an import', () => {
  it.each([EMPLOYEES.Sales, ADMIN, SOLO])('goes in batch by batch for $name, each once', async (role) => {
    const importId = `import-of-${role.uid}`;
    expect(await begin(role, importId)).toBe(true);
    expect(await sends(role, importId, 0)).toBe(true);
    // The same batch again, as after a lost answer, makes no twins and counts nothing twice.
    expect(await sends(role, importId, 0)).toBe(false);
    expect(await rules.allows(role, { commit: moveImport(viewerOf(role), importId, 'done').writes })).toBe(
      true,
    );
  });

  it('is closed to who may not edit customers', async () => {
    expect(await begin(EMPLOYEES.Worker, 'import-of-worker')).toBe(false);
  });

  it.each(['stopped', 'undoing', 'undone'])('takes nothing more in while it is %s', async (state) => {
    const importId = `import-${state}`;
    expect(await begin(ADMIN, importId)).toBe(true);
    await rules.seed([{ kind: 'patch', ref: { collection: 'Imports', id: importId }, fields: { state } }]);
    expect(await sends(ADMIN, importId, 0)).toBe(false);
  });

  it.each(['undoing', 'undone'])('that is %s cannot be opened again by a browser', async (state) => {
    const importId = `import-again-${state}`;
    expect(await begin(ADMIN, importId)).toBe(true);
    await rules.seed([{ kind: 'patch', ref: { collection: 'Imports', id: importId }, fields: { state } }]);
    const { writes } = moveImport(viewerOf(ADMIN), importId, 'running');
    expect(await rules.allows(ADMIN, { commit: writes })).toBe(false);
  });

  it('of one business takes no batch of another', async () => {
    expect(await begin(ADMIN, 'import-of-acme')).toBe(true);
    const { writes } = importBatch(viewerOf(SOLO), 'import-of-acme', 0, []);
    const batch = writes.filter((write) => write.ref.collection === 'ImportBatches');
    expect(await rules.allows(SOLO, { commit: batch })).toBe(false);
  });
});
