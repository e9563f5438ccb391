import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { companyShape } from '@/domain/company/company';
import { AppError } from '@/domain/core/errors';
import { sessionUser, viewerOf } from '@/domain/session/session';
import { userShape } from '@/domain/account/user';
import { may } from '@/domain/access/viewer';
import { compactInTurn } from '../../directory/compact-in-turn';
import type { Caller } from '../../calls/guard';
import { countUse, limitRef } from '../../calls/limits';
import { readSnapshot } from '../../records';

/** Compactions one user may request in an hour; a large import requests a handful. */
const ASKED_PER_HOUR = 300;

export const compactDirectoryInput = v.strictObject({});

/**
 * Updates the directory of the caller's business. If another worker holds the lease (`busy`), that worker
 * adds a round for the new changes. Any user who sees customers may ask, even without the right to read the
 * directory: the answer contains no data.
 */
export async function compactDirectory(
  db: Firestore,
  caller: Caller,
  _input: Readonly<Record<never, never>>,
  now: number,
): Promise<{ readonly state: 'done' | 'busy' }> {
  const owner = await ownerToCompact(db, caller, now);
  return compactInTurn(db, owner);
}

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
