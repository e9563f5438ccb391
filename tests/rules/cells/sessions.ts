import type { Write } from '@/data/store/port';
import { instant } from '@/domain/core/value';
import type { Value } from '@/domain/core/value';
import { customer } from '../acting';
import { expected } from '../oracle';
import { ADMIN, SOLO } from '../roles';
import type { Role } from '../roles';
import { TARGETS } from '../world';
import { cellsOf, gets } from './cell';
import type { Cell, CellRow } from './cell';
import { tries } from './matrix';

const SIGNED_IN_AT_S = 1_000;

const inSession = (role: Role): Role => ({
  ...role,
  token: { ...role.token, auth_time: SIGNED_IN_AT_S },
});

const signedOut = (role: Role, at: Value): Write => ({
  kind: 'patch',
  ref: { collection: 'Users', id: role.uid ?? '' },
  fields: { signedOutAt: at },
});

const SECOND_LATER = instant((SIGNED_IN_AT_S + 1) * 1_000);

const reads = (name: string, isAllowed: boolean, at: Value): CellRow => ({
  ...gets(inSession(ADMIN), name, customer, isAllowed),
  given: [signedOut(ADMIN, at)],
});

/** Sessions ended by "Sign out everywhere": their tokens open no more than a visitor's. */
export const sessionCells: readonly Cell[] = [
  ...cellsOf('a session counts until everybody is signed out after it', [
    reads('begun when nobody was signed out', true, null),
    reads('begun after', true, instant((SIGNED_IN_AT_S - 1) * 1_000)),
    reads('begun in the same second', true, instant(SIGNED_IN_AT_S * 1_000)),
    reads('begun before', false, SECOND_LATER),
  ]),
  ...[ADMIN, SOLO].flatMap((role) =>
    TARGETS.flatMap((target) =>
      cellsOf(
        `${role.name}, signed out everywhere, with ${target}`,
        tries(role, target).map(({ op, what, subject, given = [], attempt }) => ({
          name: `${op} ${what}`,
          role: inSession(role),
          // A newly created record has no such moment.
          given: [signedOut(role, SECOND_LATER), ...given],
          attempt,
          isAllowed:
            (target === 'Users' && ['get', 'create'].includes(op) && subject.isSelf) ||
            expected(null, target, op, subject),
        })),
      ),
    ),
  ),
];
