import { importBatch } from '@/data/import/customers/import-batch';
import { moveImport, startImport } from '@/data/import/import-record';
import { now } from '@/data/store/port';
import type { QuerySpec, Tag, Write } from '@/data/store/port';
import type { WritingRow } from '@/domain/import/customers/batches';
import { importedId } from '@/domain/import/imported-id';
import { importBatchId, IMPORT_NOUNS, IMPORT_STATES } from '@/domain/import/import-run';
import type { ImportNoun } from '@/domain/import/import-run';
import { importDrafts } from '@tests/factories/imports';
import { instant } from '@/domain/core/value';
import type { Value } from '@/domain/core/value';
import type { ImportLine } from '@tests/factories/imports';
import { DAY_MS } from '@/domain/time/time';
import { create, patch, viewerOf } from '../acting';
import { NEW_INDEX } from '../documents';
import type { Data } from '../documents';
import { ACME } from '@tests/factories/records';
import { ADMIN, employee, EMPLOYEES, SOLO } from '../roles';
import type { Role } from '../roles';
import { people } from '../world';
import { cellsOf, gets, lists, writes } from './cell';
import type { Cell, CellRow } from './cell';

const { Sales } = EMPLOYEES;

const run = { collection: 'Imports', id: 'import-tried-by-the-table' };
/** States a browser may set; the others are the server's. */
const MOVED_BY_BROWSERS: readonly string[] = ['running', 'stopped', 'done'];

/** Any number of new customers, as from a file with names only. */
export function newRows(count: number): readonly WritingRow[] {
  const lines = Array.from({ length: count }, (_, at): ImportLine => [`Customer ${at}`, '', '', '']);
  return importDrafts(lines).map((draft) => ({ action: 'create', draft, fields: draft.fields }));
}

/** The start of a two-batch import, as the app sends it. */
export const beginning = (role: Role, importId: string): readonly Write[] =>
  startImport(viewerOf(role), {
    importId,
    noun: 'customer',
    fileName: 'a.csv',
    total: 200,
    batches: 2,
    counts: { create: 200, update: 0, join: 0, skip: 0, refuse: 0 },
  }).writes;

const standing = (role: Role, state = 'running'): readonly Write[] => [
  ...beginning(role, run.id),
  { kind: 'patch', ref: run, fields: { state } },
];

const batch = (role: Role) => importBatch(viewerOf(role), run.id, 0, newRows(2)).writes;
const withoutRun = (all: readonly Write[]) => all.filter(({ ref }) => ref.collection !== run.collection);

/** A batch of an import with this id; its own id is longer than a record's, so it is written by hand. */
function ofImportNamed(importId: string, isAllowed: boolean): CellRow {
  const uuid = importBatchId(importId, NEW_INDEX);
  const write = create(ADMIN, 'ImportBatches', 'any', [], { importId, uuid });
  return writes(
    ADMIN,
    `of an import whose id has ${importId.length} characters`,
    [{ ...write, ref: { ...write.ref, id: uuid } }],
    isAllowed,
    [{ ...create(ADMIN, 'Imports', run.id, []), ref: { ...run, id: importId } }],
  );
}

/** A batch with this index, and the id that follows from it. */
function numbered(index: number | string, isAllowed: boolean): CellRow {
  const uuid = `${run.id}-${index}`;
  const write = create(ADMIN, 'ImportBatches', uuid, [], { importId: run.id, index });
  return writes(ADMIN, `with the index ${index}`, [write], isAllowed, standing(ADMIN));
}

const loneId = importBatchId(run.id, NEW_INDEX);

const starts = cellsOf('an import starts as running', [
  ...[Sales, ADMIN, SOLO].map((role) => writes(role, 'as the app sends it', beginning(role, run.id), true)),
  ...IMPORT_STATES.filter((state) => state !== 'running').map((state) =>
    writes(ADMIN, `as ${state}`, [create(ADMIN, 'Imports', run.id, [], { state })], false),
  ),
]);

const moved = (from: string, to: string): CellRow =>
  writes(
    ADMIN,
    `${from} to ${to}`,
    [patch(ADMIN, run, { state: to })],
    MOVED_BY_BROWSERS.includes(from) && MOVED_BY_BROWSERS.includes(to),
    standing(ADMIN, from),
  );

const moves = cellsOf('an import that is taken back is the server’s', [
  ...IMPORT_STATES.flatMap((from) => IMPORT_STATES.map((to) => moved(from, to))),
  writes(
    Sales,
    'done, as the app sends it',
    moveImport(viewerOf(Sales), run.id, 'done').writes,
    true,
    standing(Sales),
  ),
]);

const rowId = importedId(run.id, 1);

/** A lead of ann's with the id of a row of her import, which may have been changed. */
const leadOf = (
  what: string,
  isAllowed: boolean,
  change: Data = {},
  { id = rowId, of = {} }: { readonly id?: string; readonly of?: Data } = {},
): CellRow =>
  writes(
    ADMIN,
    `a lead ${what}`,
    [create(ADMIN, 'Customers', id, [], { importId: run.id, ...change })],
    isAllowed,
    [...standing(ADMIN), { kind: 'patch', ref: run, fields: of }],
  );
const since = (createdAt: Value | Tag): Data => ({ createdAt });

const ofRows = cellsOf('a record of an import is a row of the caller’s own running import', [
  leadOf('as the app sends it', true),
  leadOf('since the past', true, since(instant(1_700_000_000_000))),
  leadOf('since now', true, since(now())),
  leadOf('since the future', false, since(instant(4_000_000_000_000))),
  leadOf('since a text', false, since('2024-03-01')),
  leadOf('since the past, without an import', false, { ...since(instant(1_700_000_000_000)), importId: '' }),
  leadOf(
    'of an import that never began',
    false,
    { importId: 'import-that-nobody-began' },
    {
      id: importedId('import-that-nobody-began', 1),
    },
  ),
  leadOf('under another id', false, {}, { id: 'lead-tried' }),
  leadOf('under an id with more before', false, {}, { id: `0${rowId}` }),
  leadOf('under an id with more behind', false, {}, { id: `${rowId}-x` }),
  leadOf('beside a job of a row', true, {}, { id: `${rowId}-c` }),
  ...['stopped', 'done', 'undoing', 'undone'].map((state) =>
    leadOf(`of an import that is ${state}`, false, {}, { of: { state } }),
  ),
  leadOf('of a coworker’s import', false, {}, { of: { createdBy: 'sally' } }),
  leadOf('of another business’s import', false, {}, { of: { owner: 'other' } }),
  leadOf('of an import of 29 days', true, {}, { of: { createdAt: instant(Date.now() - 29 * DAY_MS) } }),
  leadOf('of an import of 31 days', false, {}, { of: { createdAt: instant(Date.now() - 31 * DAY_MS) } }),
  ...(['Customers', 'Trackers', 'Jobs', 'Visits'] as const).flatMap((target) =>
    [19, 20, 64, 65].map((length) => {
      const importId = 'i'.repeat(length);
      // Written by hand: their ids are longer than those that the app makes.
      const uuid = importedId(importId, 1);
      const write = create(ADMIN, target, 'any', [], { importId, uuid });
      return writes(
        ADMIN,
        `one of ${target} of an import whose id has ${length} characters`,
        [{ ...write, ref: { ...write.ref, id: uuid } }],
        length >= 20 && length <= 64,
        [{ ...create(ADMIN, 'Imports', run.id, []), ref: { ...run, id: importId } }],
      );
    }),
  ),
  ...(['Trackers', 'Jobs', 'Visits'] as const).flatMap((target) => [
    writes(
      ADMIN,
      `one of ${target}`,
      [create(ADMIN, target, rowId, [], { importId: run.id })],
      true,
      standing(ADMIN),
    ),
    writes(
      ADMIN,
      `one of ${target}, invented`,
      [create(ADMIN, target, rowId, [], { importId: run.id })],
      false,
    ),
  ]),
]);

const batches = cellsOf('an import takes each batch once, while it is running', [
  ...[Sales, ADMIN, SOLO].flatMap((role) => [
    writes(role, 'the first time', batch(role), true, standing(role)),
    // As after a lost answer: no duplicates, and nothing is counted twice.
    writes(role, 'the same again', batch(role), false, [...standing(role), ...batch(role)]),
  ]),
  ...IMPORT_STATES.filter((state) => state !== 'running').map((state) =>
    writes(ADMIN, `while it is ${state}`, withoutRun(batch(ADMIN)), false, standing(ADMIN, state)),
  ),
  ...[0, 1_000_000].map((index) => numbered(index, true)),
  ...[-1, 1_000_001, 1.5, 'one'].map((index) => numbered(index, false)),
  // The longest id an import can be found by, and one more.
  ...[64, 65].map((length) => ofImportNamed('i'.repeat(length), length === 64)),
  writes(ADMIN, 'of an import that never began', withoutRun(batch(ADMIN)), false),
  writes(SOLO, 'of another business', withoutRun(batch(SOLO)), false, standing(ADMIN)),
  // Without its records, which are refused for the same reasons.
  ...(
    [
      ['of the own', true, {}],
      ['of a coworker’s', false, { createdBy: 'sally' }],
      ['of another owner’s', false, { owner: 'other' }],
      ['of one that is done', false, { state: 'done' }],
    ] as const
  ).map(([what, isAllowed, fields]) =>
    writes(
      ADMIN,
      `alone, ${what}`,
      [create(ADMIN, 'ImportBatches', loneId, [], { importId: run.id })],
      isAllowed,
      [...standing(ADMIN), { kind: 'patch', ref: run, fields }],
    ),
  ),
  ...['batch-tried', importBatchId(run.id, NEW_INDEX + 1), importBatchId('of-another', NEW_INDEX)].map((id) =>
    writes(
      ADMIN,
      `under the id ${id}`,
      [create(ADMIN, 'ImportBatches', id, [], { importId: run.id })],
      false,
      standing(ADMIN),
    ),
  ),
]);

/** Edits leads, and no jobs. */
const ofLeads = employee('employee who edits leads alone', 'lea', ['customers:edit', 'scope:all']);
const ofJobs = employee('employee who edits jobs alone', 'joe', ['jobs:edit', 'scope:all']);
const batchRef = { collection: 'ImportBatches', id: loneId };

/** What the rights on an import's noun allow, for the import and its batches. */
const rightsOf = (role: Role, noun: ImportNoun): readonly CellRow[] => {
  const isAllowed = (noun === 'job') === (role === ofJobs);
  // Who edits leads sees every import.
  const isSeen = isAllowed || role === ofLeads;
  const begun = create(role, 'Imports', run.id, [], { noun });
  const brought = create(ADMIN, 'ImportBatches', batchRef.id, [], { importId: run.id, noun });
  const spec = (collection: string): QuerySpec => ({
    collection,
    where: [
      { field: 'owner', op: '==', value: ACME },
      { field: 'noun', op: '==', value: noun },
    ],
    orderBy: [],
    limit: 10,
  });
  return [
    writes(role, `begin an import of ${noun}s`, [create(role, 'Imports', run.id, [], { noun })], isAllowed),
    writes(role, `move it`, [patch(role, run, { state: 'done' })], isAllowed, [begun]),
    writes(
      role,
      `bring a batch of ${noun}s`,
      [create(role, 'ImportBatches', batchRef.id, [], { importId: run.id, noun })],
      isAllowed,
      [begun],
    ),
    ...[gets(role, 'read it', run, isSeen), lists(role, 'list them', spec('Imports'), isSeen)].map((row) => ({
      ...row,
      given: [begun],
    })),
    ...[
      gets(role, 'read a batch', batchRef, isSeen),
      lists(role, 'list batches', spec('ImportBatches'), isSeen),
    ].map((row) => ({ ...row, given: [begun, brought] })),
  ];
};

const rights = cellsOf('an import needs the right to edit its noun', [
  ...[ofLeads, ofJobs].flatMap((role) => IMPORT_NOUNS.flatMap((noun) => rightsOf(role, noun))),
  writes(
    ADMIN,
    'a batch of another noun',
    [create(ADMIN, 'ImportBatches', batchRef.id, [], { importId: run.id, noun: 'job' })],
    false,
    standing(ADMIN),
  ),
]).map((cell) => ({ ...cell, given: [...people([ofLeads, ofJobs]), ...cell.given] }));

/** Imports, batch by batch. */
export const importCells: readonly Cell[] = [...starts, ...moves, ...ofRows, ...batches, ...rights];
