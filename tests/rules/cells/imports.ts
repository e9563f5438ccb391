import { importBatch, moveImport, startImport } from '@/data/import/import-batches';
import { now } from '@/data/store/port';
import type { Tag, Write } from '@/data/store/port';
import type { WritingRow } from '@/domain/import/customers/batches';
import { IMPORT_STATES } from '@/domain/import/import-run';
import { importDrafts } from '@tests/factories/imports';
import { instant } from '@/domain/core/value';
import type { Value } from '@/domain/core/value';
import type { ImportLine } from '@tests/factories/imports';
import { create, patch, viewerOf } from '../acting';
import { ADMIN, EMPLOYEES, SOLO } from '../roles';
import type { Role } from '../roles';
import { cellsOf, writes } from './cell';
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

/** Imports of customers, batch by batch. */
export const importCells: readonly Cell[] = [...starts, ...moves, ...since, ...batches];
