import { importBatch } from '@/data/import/customers/import-batch';
import { moveImport, startImport } from '@/data/import/import-record';
import { now } from '@/data/store/port';
import type { QuerySpec, Tag, Write } from '@/data/store/port';
import type { WritingRow } from '@/domain/import/customers/batches';
import { IMPORT_NOUNS, IMPORT_STATES } from '@/domain/import/import-run';
import type { ImportNoun } from '@/domain/import/import-run';
import { importDrafts } from '@tests/factories/imports';
import { instant } from '@/domain/core/value';
import type { Value } from '@/domain/core/value';
import type { ImportLine } from '@tests/factories/imports';
import { create, patch, viewerOf } from '../acting';
import { ACME } from '@tests/factories/records';
import { ADMIN, employee, EMPLOYEES, SOLO } from '../roles';
import type { Role } from '../roles';
import { people } from '../world';
import { cellsOf, gets, lists, writes } from './cell';
import type { Cell, CellRow } from './cell';

const { Sales } = EMPLOYEES;

const run = { collection: 'Imports', id: 'import-tried' };
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

const ofImportNamed = (importId: string, isAllowed: boolean): CellRow =>
  writes(
    ADMIN,
    `of an import whose id has ${importId.length} characters`,
    [create(ADMIN, 'ImportBatches', 'batch-tried', [], { importId })],
    isAllowed,
    [{ ...create(ADMIN, 'Imports', run.id, []), ref: { ...run, id: importId } }],
  );

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

const leadSince = (what: string, createdAt: Value | Tag, importId: string, isAllowed: boolean): CellRow =>
  writes(
    ADMIN,
    `a lead ${what}${importId === '' ? ', without an import' : ''}`,
    [create(ADMIN, 'Customers', 'lead-tried', [], { createdAt, importId })],
    isAllowed,
  );

const since = cellsOf('a file says since when its customers have been leads', [
  leadSince('since the past', instant(1_700_000_000_000), 'run', true),
  leadSince('since now', now(), 'run', true),
  leadSince('since the future', instant(4_000_000_000_000), 'run', false),
  leadSince('since a text', '2024-03-01', 'run', false),
  leadSince('since the past', instant(1_700_000_000_000), '', false),
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
  // The longest id an import can be found by, and one more.
  ...[64, 65].map((length) => ofImportNamed('i'.repeat(length), length === 64)),
  writes(ADMIN, 'of an import that never began', withoutRun(batch(ADMIN)), false),
  writes(SOLO, 'of another business', withoutRun(batch(SOLO)), false, standing(ADMIN)),
]);

/** Edits leads, and no jobs. */
const ofLeads = employee('employee who edits leads alone', 'lea', ['customers:edit', 'scope:all']);
const ofJobs = employee('employee who edits jobs alone', 'joe', ['jobs:edit', 'scope:all']);
const batchRef = { collection: 'ImportBatches', id: 'batch-tried' };

/** What the rights on an import's noun allow, for the import and its batches. */
const rightsOf = (role: Role, noun: ImportNoun): readonly CellRow[] => {
  const isAllowed = (noun === 'job') === (role === ofJobs);
  // Who edits leads sees every import.
  const isSeen = isAllowed || role === ofLeads;
  const begun = create(ADMIN, 'Imports', run.id, [], { noun });
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
export const importCells: readonly Cell[] = [...starts, ...moves, ...since, ...batches, ...rights];
