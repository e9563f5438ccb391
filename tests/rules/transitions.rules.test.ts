import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { now } from '@/data/store/port';
import type { Ref } from '@/data/store/port';
import {
  canMove,
  CUSTOMER_MOVES,
  CUSTOMER_STATUSES,
  JOB_MOVES,
  JOB_STATUSES,
  LINK_MOVES,
  LINK_STATES,
  reasonsFor,
  TRACKER_MOVES,
  TRACKER_STATUSES,
  VISIT_MOVES,
  VISIT_STATUSES,
} from '@/domain/statuses';
import { ACME } from '@tests/factories/records';
import { NEW_DOCUMENT } from './documents';
import { allows, commit, startRules } from './harness';
import type { RulesWorld } from './harness';
import type { Target } from './oracle';
import { ADMIN } from './roles';
import { world } from './world';

const KEY = 'unassigned';
const UID = ADMIN.uid ?? '';

type Table = {
  readonly target: Target;
  readonly field: string;
  readonly statuses: readonly string[];
  readonly isMove: (from: string, to: string) => boolean;
  /** Statuses that ask a reason. */
  readonly asks: (status: string) => boolean;
  /** Whether records remember where their status came from. */
  readonly remembers: boolean;
};

function table<S extends string>(
  target: Target,
  field: string,
  statuses: readonly S[],
  moves: Readonly<Record<S, readonly S[]>>,
  asks: (status: S) => boolean,
  remembers = true,
): Table {
  const find = (name: string) => statuses.find((status) => status === name) ?? statuses[0];
  return {
    target,
    field,
    statuses,
    remembers,
    isMove: (from, to) => {
      const [before, after] = [find(from), find(to)];
      return before !== undefined && after !== undefined && canMove(moves, before, after);
    },
    asks: (name) => {
      const status = find(name);
      return status !== undefined && asks(status);
    },
  };
}

const TABLES: readonly Table[] = [
  table(
    'Customers',
    'customerStatus',
    CUSTOMER_STATUSES,
    CUSTOMER_MOVES,
    (one) => reasonsFor(one).length > 0,
  ),
  table('Trackers', 'status', TRACKER_STATUSES, TRACKER_MOVES, (one) => reasonsFor(one).length > 0, false),
  table('Jobs', 'status', JOB_STATUSES, JOB_MOVES, (one) => reasonsFor(one).length > 0),
  table('Visits', 'status', VISIT_STATUSES, VISIT_MOVES, () => false),
  table('Tracking', 'state', LINK_STATES, LINK_MOVES, () => false, false),
];

describe('changes of status', () => {
  let rules: RulesWorld;

  beforeAll(async () => {
    rules = await startRules('transitions');
    await rules.seed(world());
  });

  afterAll(async () => {
    await rules.stop();
  });

  describe.each(TABLES)('of $target', ({ target, field, statuses, isMove, asks, remembers }) => {
    const documentIn = async (status: string, id: string, previousStatus = ''): Promise<Ref> => {
      const ref = { collection: target, id };
      const data = NEW_DOCUMENT[target]({ id, key: KEY, owner: ACME, assignees: [], uid: UID });
      await rules.seed([
        { kind: 'create', ref, data: { ...data, [field]: status, ...(remembers ? { previousStatus } : {}) } },
      ]);
      return ref;
    };
    const move = (ref: Ref, status: string, more: Readonly<Record<string, string>>) =>
      allows(
        commit(rules.as(ADMIN), [
          {
            kind: 'patch',
            ref,
            fields: { ...more, [field]: status, updatedAt: now(), updatedBy: UID },
          },
        ]),
      );
    const pairs = statuses.flatMap((from) => statuses.map((to) => ({ from, to })));

    it('follow the table, every pair of it', async () => {
      const wrong = await Promise.all(
        pairs.map(async ({ from, to }) => {
          const ref = await documentIn(from, `${target}-${from}-${to}`.replaceAll(' ', ''));
          const more: Readonly<Record<string, string>> = {
            ...(asks(to) ? { statusReason: 'Other' } : {}),
            ...(remembers && from !== to ? { previousStatus: from } : {}),
          };
          return (await move(ref, to, more)) === isMove(from, to) ? [] : [`${from} to ${to}`];
        }),
      );
      expect(wrong.flat()).toEqual([]);
    });

    it.runIf(remembers)('go one step back, table or not, and then no further', async () => {
      const wrong = await Promise.all(
        pairs.map(async ({ from, to }) => {
          if (from === to) return [];
          const ref = await documentIn(to, `${target}-${from}-${to}-back`.replaceAll(' ', ''), from);
          const reason: Readonly<Record<string, string>> = asks(from) ? { statusReason: 'Other' } : {};
          const back = { ...reason, previousStatus: '' };
          const answers = [
            await move(ref, from, { ...reason, previousStatus: from }),
            await move(ref, from, back),
            await move(ref, to, { ...(asks(to) ? { statusReason: 'Other' } : {}), previousStatus: '' }),
          ];
          return answers.join() === 'false,true,false' ? [] : [`${to} back to ${from}: ${answers.join()}`];
        }),
      );
      expect(wrong.flat()).toEqual([]);
    });

    it('never lead to a word outside it', async () => {
      expect(await move(await documentIn(statuses[0] ?? '', `${target}-odd`), 'Nonsense', {})).toBe(false);
    });

    it.each(pairs.filter(({ from, to }) => from !== to && isMove(from, to) && asks(to)))(
      'from $from to $to ask a reason',
      async ({ from, to }) => {
        const ref = await documentIn(from, `${target}-${from}-${to}-why`.replaceAll(' ', ''));
        const step: Readonly<Record<string, string>> = remembers ? { previousStatus: from } : {};
        expect(await move(ref, to, step)).toBe(false);
        expect(await move(ref, to, { ...step, statusReason: 'Other' })).toBe(true);
      },
    );
  });
});
