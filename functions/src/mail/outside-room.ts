import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { may } from '@/domain/access/viewer';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { emailKey, isEmailAddress } from '@/domain/format/email';
import { MOST_RECIPIENTS } from '@/domain/mail/mail';
import { OUTSIDE_LIMITS, outsideProblem, standingOf } from '@/domain/mail/outside-limits';
import type { Standing } from '@/domain/mail/outside-limits';
import { DAY_MS } from '@/domain/time/time';
import { readBusiness, readEntitlement } from '../business';
import type { Business } from '../business';
import type { Caller } from '../calls/guard';
import { countUses, limitRef } from '../calls/limits';
import { readViewer } from '../company/viewers';

/** Whether a mail may go to its addresses outside, as of one transaction. */
export type OutsideRoom = {
  /** Why it may not, as a sentence. */
  readonly problem: string | null;
  /** Counts the addresses; call it with the writes. */
  readonly count: () => void;
};

type From = { readonly owner: string; readonly uid: string; readonly business: Business };

/** Reads what decides about a mail to these addresses outside at `now` (epoch ms). */
export async function readOutsideRoom(
  db: Firestore,
  tx: Transaction,
  { owner, uid, business }: From,
  addresses: readonly string[],
  now: number,
): Promise<OutsideRoom> {
  const standing = await readStanding(db, tx, owner, business, now);
  const limits = OUTSIDE_LIMITS[standing];
  const person = await tx.get(limitRef(db, `mail_${uid}`, now));
  const day = await tx.get(limitRef(db, `mail_of_${owner}`, now, DAY_MS));
  const [ofPerson, ofBusiness] = [person, day].map((limit) => Number(limit.get('count') ?? 0));
  const mailing = { standing, addresses, unknown: [], ofPerson: ofPerson ?? 0, ofBusiness: ofBusiness ?? 0 };
  // The limits come first: they bound how many addresses are looked up.
  const full = outsideProblem(mailing);
  const unknown = full === null && !limits.toAnybody ? await unknownAmong(db, tx, owner, addresses) : [];
  return {
    problem: full ?? outsideProblem({ ...mailing, unknown }),
    count: () => {
      countUses(tx, person, addresses.length, limits.personPerHour, now);
      countUses(tx, day, addresses.length, limits.businessPerDay, now, undefined, DAY_MS);
    },
  };
}

/** How far a business is trusted at `now` (epoch ms). */
export async function readStanding(
  db: Firestore,
  tx: Transaction,
  owner: string,
  business: Business,
  now: number,
): Promise<Standing> {
  const entitlement = await readEntitlement(db, tx, owner);
  const founded = business.kind === 'company' ? business.company.createdAt : business.user?.createdAt;
  return standingOf(entitlement, founded ?? now, now);
}

/** The addresses that stand on no customer and no tracker of the business, and belong to none of its people. */
async function unknownAmong(
  db: Firestore,
  tx: Transaction,
  owner: string,
  addresses: readonly string[],
): Promise<readonly string[]> {
  const isAnywhere = async (queries: readonly Query[]) => {
    const found = await Promise.all(queries.map((query) => tx.get(query.select().limit(1))));
    return found.some(({ empty }) => !empty);
  };
  const of = (collection: string, owning: string) => db.collection(collection).where(owning, '==', owner);
  const known = await Promise.all(
    addresses.map((address) => {
      const spellings = [...new Set([address.trim(), emailKey(address)])];
      return isAnywhere([
        of(COLLECTIONS.customers, 'owner').where('emailKey', '==', emailKey(address)),
        of(COLLECTIONS.trackers, 'owner').where('email', 'in', spellings),
        of(COLLECTIONS.users, 'companyUuid').where('email', 'in', spellings),
      ]);
    }),
  );
  return addresses.filter((_, index) => known[index] !== true);
}

const LONGEST = 320;

export const checkOutsideMailInput = v.strictObject({
  addresses: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(LONGEST), v.check(isEmailAddress, 'invalid-email'))),
    v.maxLength(MOST_RECIPIENTS),
  ),
});

/** Whether the caller may send a mail to these addresses outside now: '' or a sentence. Counts nothing. */
export function checkOutsideMail(
  db: Firestore,
  { uid }: Caller,
  { addresses }: v.InferOutput<typeof checkOutsideMailInput>,
  now: number,
): Promise<{ readonly problem: string }> {
  return db.runTransaction(
    async (tx) => {
      const viewer = await readViewer(db, tx, uid);
      if (!may(viewer, 'team:view')) throw new AppError('denied');
      const { owner } = viewer;
      const business = await readBusiness(db, tx, owner);
      const { problem } = await readOutsideRoom(db, tx, { owner, uid, business }, addresses, now);
      return { problem: problem ?? '' };
    },
    { readOnly: true },
  );
}
