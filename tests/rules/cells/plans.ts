import type { Write } from '@/data/store/port';
import { MAX_IMPORT_ROWS } from '@/domain/import/import-run';
import { limitOf } from '@/domain/plans/plan-limits';
import { FREE_TIER, PRO_TIER } from '@/domain/plans/tiers';
import { instant } from '@/domain/core/value';
import { ACME, MADE_AT } from '@tests/factories/records';
import { create, patch } from '../acting';
import { ADMIN, EMPLOYEES } from '../roles';
import type { Role } from '../roles';
import { idOf } from '../world';
import { cellsOf, writes } from './cell';
import type { Cell, CellRow } from './cell';

const { Sales } = EMPLOYEES;

const paying = (role: Role): Write => ({
  kind: 'patch',
  ref: { collection: 'Users', id: role.uid ?? '' },
  fields: { plan: PRO_TIER },
});

const usage = { collection: 'Usage', id: ACME };
const openWork = (count: number): Write => ({ kind: 'patch', ref: usage, fields: { openWork: count } });
const uncounted: Write = { kind: 'delete', ref: usage };

const most = limitOf(FREE_TIER, 'openWork') ?? 0;
const job = create(Sales, 'Jobs', 'job-tried', ['sally']);
const sold = [
  create(Sales, 'Trackers', 'tracker-tried', ['sally']),
  create(Sales, 'Jobs', 'job-tried', ['sally'], { trackerId: 'tracker-tried' }),
];

const jobs = cellsOf('a further job needs room in the plan', [
  writes(Sales, 'with one place left', [job], true, [openWork(most - 1)]),
  writes(Sales, 'with none left', [job], false, [openWork(most)]),
  writes(Sales, 'with none left, by a sale', sold, true, [openWork(most)]),
  writes(Sales, 'with none left on Free', [job], true, [openWork(most), paying(Sales)]),
  writes(Sales, 'where nothing is counted yet', [job], true, [uncounted]),
  // Only the copy in the caller's own account counts.
  writes(Sales, 'with none left, beside a person with a plan', [job], false, [openWork(most), paying(ADMIN)]),
]);

/** Counts from before and after the last write of the seeded records. */
const EARLY = instant(0);
const LATE = instant(4_000_000_000_000);
const counted = (openWork: number, updatedAt = LATE): Write => ({
  kind: 'patch',
  ref: usage,
  fields: { openWork, updatedAt },
});

const opened = cellsOf(
  'work that is opened again needs room in the plan',
  (['Jobs', 'Trackers'] as const).flatMap((target) => {
    const ref = { collection: target, id: idOf(target, 'assigned') };
    const listed = (list: string): Write => ({ kind: 'patch', ref, fields: { listOrganizer: list } });
    const reopens = (name: string, isAllowed: boolean, ...given: readonly Write[]): CellRow =>
      writes(Sales, `${target} ${name}`, [patch(Sales, ref, { listOrganizer: 'Open' })], isAllowed, [
        listed('Archive'),
        ...given,
      ]);
    return [
      reopens('with one place left', true, counted(most - 1)),
      reopens('with none left', false, counted(most)),
      reopens('with none left on Free', true, counted(most), paying(Sales)),
      reopens('where nothing is counted yet', true, uncounted),
      reopens('that the count still includes', true, counted(most, EARLY)),
      reopens('counted at the moment it was archived', false, counted(most, instant(MADE_AT)), {
        kind: 'patch',
        ref,
        fields: { updatedAt: instant(MADE_AT) },
      }),
      reopens('beyond the limit, that the count still includes', false, counted(most + 1, EARLY)),
      writes(
        Sales,
        `${target} into the archive with none left`,
        [patch(Sales, ref, { listOrganizer: 'Archive' })],
        true,
        [counted(most + 1)],
      ),
      writes(Sales, `${target} in the archive with none left`, [patch(Sales, ref, { title: 'Roof' })], true, [
        listed('Archive'),
        counted(most + 1),
      ]),
      writes(Sales, `${target} open with none left`, [patch(Sales, ref, { title: 'Roof' })], true, [
        listed('Open'),
        counted(most + 1),
      ]),
    ];
  }),
);

const tried = { collection: 'Imports', id: 'import-tried' };
const file = (total: unknown, isAllowed: boolean, given: readonly Write[] = []): CellRow =>
  writes(
    ADMIN,
    `of ${String(total)} rows after ${given.length} more`,
    // A forger may send something that is no number.
    [create(ADMIN, 'Imports', tried.id, [], { total: total as number })],
    isAllowed,
    given,
  );

const free = limitOf(FREE_TIER, 'importRows') ?? 0;
const pro = [paying(ADMIN)];

const files = cellsOf('a file holds as many rows as the plan says', [
  file(0, true),
  file(free, true),
  file(free + 1, false),
  file(free + 1, true, pro),
  file(MAX_IMPORT_ROWS, true, pro),
  file(MAX_IMPORT_ROWS + 1, false, pro),
  file(-1, false, pro),
  file(1.5, false, pro),
  file('many', false, pro),
]);

const stored = cellsOf('an import can be ended whatever it says of its rows', [
  writes(ADMIN, 'with a number no import has', [patch(ADMIN, tried, { state: 'stopped' })], true, [
    create(ADMIN, 'Imports', tried.id, [], { total: -1 }),
  ]),
]);

/** The tiers' limits that a browser could evade. */
export const planCells: readonly Cell[] = [...jobs, ...opened, ...files, ...stored];
