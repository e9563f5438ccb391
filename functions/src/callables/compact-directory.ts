import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { companyShape } from '@/domain/company/company';
import { AppError } from '@/domain/core/errors';
import { sessionUser, viewerOf } from '@/domain/session/session';
import { userShape } from '@/domain/account/user';
import { may } from '@/domain/access/viewer';
import { compact } from '../directory/compact';
import { takeLease } from '../directory/lease';
import type { Caller } from '../guard';
import { countUse, limitRef } from '../limits';
import { object } from '../parse';
import { readSnapshot } from '../records';

/** Compactions one person may ask for in an hour; a large import asks for a handful. */
const ASKED_PER_HOUR = 300;

/** Rounds of one call when others keep asking; whoever asks after that takes the lease themselves. */
const MOST_ROUNDS = 5;

/** `compactDirectory` takes nothing: it is about the caller's own business. */
export const compactDirectoryInput = object({});

/**
 * Brings the directory of the caller's business up to date, or leaves it to whoever is just doing so
 * (`busy`): they take what is new into another round. Whoever sees customers may ask, also those who
 * may not read the directory; it answers nothing about anybody.
 */
export async function compactDirectory(
  db: Firestore,
  caller: Caller,
  _input: Readonly<Record<never, never>>,
  now: number,
): Promise<{ readonly state: 'done' | 'busy' }> {
  const owner = await ownerToCompact(db, caller, now);
  const lease = await takeLease(db, `directory_${owner}`);
  if (!lease) return { state: 'busy' };
  try {
    for (let round = 1; round <= MOST_ROUNDS; round += 1) {
      await compact(db, owner, lease);
      if (!(await lease.done())) return { state: 'done' };
    }
  } catch (error) {
    await lease.drop();
    throw error;
  }
  await lease.drop();
  return { state: 'done' };
}

/** Whose directory the caller may have written, counted against misuse. */
async function ownerToCompact(db: Firestore, caller: Caller, now: number): Promise<string> {
  return db.runTransaction(async (tx) => {
    const userRef = db.collection(COLLECTIONS.users).doc(caller.uid);
    const user = readSnapshot(userShape, await tx.get(userRef));
    if (!user) throw new AppError('not-found');
    const limit = await tx.get(limitRef(db, `directory_${caller.uid}`, now));
    const companyRef = db.collection(COLLECTIONS.companies).doc(user.companyUuid || 'none');
    const company = user.companyUuid ? readSnapshot(companyShape, await tx.get(companyRef)) : null;
    const viewer = viewerOf(sessionUser(user, company));
    if (!may(viewer, 'customers:view')) throw new AppError('denied');
    countUse(tx, limit, ASKED_PER_HOUR, now);
    return viewer.owner;
  });
}
