import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { companyShape } from '@/domain/company/company';
import { AppError } from '@/domain/core/errors';
import { sessionUser, viewerOf } from '@/domain/session/session';
import { userShape } from '@/domain/account/user';
import type { Viewer } from '@/domain/access/viewer';
import { readSnapshot } from '../records';

/** A user's present permissions, from their account and company. */
export async function readViewer(db: Firestore, tx: Transaction, uid: string): Promise<Viewer> {
  const user = readSnapshot(userShape, await tx.get(db.collection(COLLECTIONS.users).doc(uid)));
  if (!user) throw new AppError('not-found');
  const company =
    user.companyUuid === ''
      ? null
      : readSnapshot(companyShape, await tx.get(db.collection(COLLECTIONS.companies).doc(user.companyUuid)));
  return viewerOf(sessionUser(user, company));
}

/** As `readViewer`; null for an account that is gone. */
export async function findViewer(db: Firestore, tx: Transaction, uid: string): Promise<Viewer | null> {
  try {
    return await readViewer(db, tx, uid);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}
