import { now } from '@/data/store/port';
import type { Write } from '@/data/store/port';
import { canMove, canStep, LINK_MOVES, LINK_STATES, reasonsFor } from '@/domain/core/statuses';
import { NOUNS } from '@/domain/nouns';
import { ACME } from '@tests/factories/records';
import { NEW_DOCUMENT } from '../documents';
import type { Data } from '../documents';
import type { Target } from '../oracle';
import { ADMIN } from '../roles';
import { TARGETS } from '../world';
import { cellsOf, writes } from './cell';
import type { Cell, CellRow } from './cell';

const KEY = 'unassigned';
const UID = ADMIN.uid ?? '';

type Table<S extends string> = {
  readonly target: Target;
  readonly field: string;
  readonly statuses: readonly S[];
  readonly moves: Readonly<Record<S, readonly S[]>>;
  /** Statuses that need a reason. */
  readonly asks: (status: S) => boolean;
};

/** One change of status: the write, and the document before. */
function rowOf<S extends string>({ target, field }: Table<S>, name: string, before: Data, after: Data) {
  const ref = { collection: target, id: `${target}-moved` };
  const data = NEW_DOCUMENT[target]({ id: ref.id, key: KEY, owner: ACME, assignees: [], uid: UID });
  const given: Write = { kind: 'create', ref, data: { ...data, ...before } };
  const signed: Data = 'statusBy' in data ? { statusBy: UID } : {};
  const fields = { ...after, ...signed, updatedAt: now(), updatedBy: UID };
  const move: Write = { kind: 'patch', ref, fields };
  return (isAllowed: boolean): CellRow => writes(ADMIN, `${field} ${name}`, [move], isAllowed, [given]);
}

/** A status needs its reason when set, not while it stays. */
function reasonRows<S extends string>(table: Table<S>, extra: (from: S) => Data): readonly CellRow[] {
  const { field, statuses, moves, asks } = table;
  return statuses
    .filter(asks)
    .flatMap((to) => [
      ...statuses
        .filter((from) => from !== to && canMove(moves, from, to))
        .map((from) =>
          rowOf(
            table,
            `${from} to ${to} without a reason`,
            { [field]: from },
            { [field]: to, ...extra(from) },
          )(false),
        ),
      rowOf(table, `stays ${to} without a reason`, { [field]: to }, { [field]: to })(true),
    ]);
}

/** Every pair of a table whose records remember no previous status. */
function movedCells<S extends string>(table: Table<S>): readonly Cell[] {
  const { target, field, statuses, moves, asks } = table;
  const pairs = statuses.flatMap((from) => statuses.map((to) => ({ from, to })));
  return cellsOf(`${target}, moved`, [
    ...pairs.map(({ from, to }) =>
      rowOf(
        table,
        `${from} to ${to}`,
        { [field]: from },
        {
          [field]: to,
          ...(asks(to) ? { statusReason: 'Other' } : {}),
        },
      )(canMove(moves, from, to)),
    ),
    ...reasonRows(table, () => ({})),
  ]);
}

/** Every pair of a table, with the remembered status before and the claimed one after. */
function steppedCells<S extends string>(table: Table<S>): readonly Cell[] {
  const { target, field, statuses, moves, asks } = table;
  const trace = (status: S, previous: S | ''): Data => ({ [field]: status, previousStatus: previous });
  const rowsFrom = (from: S): readonly CellRow[] =>
    statuses.flatMap((to) => {
      const other = statuses.find((status) => status !== from && status !== to) ?? '';
      return [...new Set<S | ''>(['', to, other])].flatMap((before) =>
        [...new Set<S | ''>(['', from, before])].map((after) =>
          rowOf(table, `${from} (${before}) to ${to} (${after})`, trace(from, before), {
            ...trace(to, after),
            ...(asks(to) ? { statusReason: 'Other' } : {}),
          })(canStep(moves, { status: from, previous: before }, { status: to, previous: after })),
        ),
      );
    });
  return [
    ...statuses.flatMap((from) => cellsOf(`${target}, stepped from ${from}`, rowsFrom(from))),
    ...cellsOf(
      `${target}, stepped without a reason`,
      reasonRows(table, (from) => ({ previousStatus: from })),
    ),
  ];
}

/** Every status to every other, by the domain's tables. */
export const transitionCells: readonly Cell[] = [
  ...NOUNS.flatMap(({ shape: { collection, fields }, status }) => {
    const target = TARGETS.find((name) => name === collection);
    if (!target || !status) return [];
    const { field, moves, reasons } = status;
    const table: Table<string> = {
      target,
      field,
      statuses: Object.keys(moves),
      moves,
      asks: (to) => 'statusReason' in fields && reasonsFor(reasons, to).length > 0,
    };
    return 'previousStatus' in fields ? steppedCells(table) : movedCells(table);
  }),
  ...movedCells({
    target: 'Tracking',
    field: 'state',
    statuses: LINK_STATES,
    moves: LINK_MOVES,
    asks: () => false,
  }),
];
