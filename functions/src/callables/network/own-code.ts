import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { userShape } from '@/domain/account/user';
import type { Caller } from '../../calls/guard';
import { countUse, limitRef } from '../../calls/limits';
import { CODE_KINDS, codeOf } from '../../network/codes';
import type { CodeKind } from '../../network/codes';
import { readSnapshot } from '../../records';

const RENEWED_PER_HOUR = 10;

/** Input of `ownCode`: the kind of link, and whether to replace the current one. */
export const ownCodeInput = v.strictObject({
  kind: v.picklist(CODE_KINDS),
  use: v.picklist(['show', 'renew']),
});

/** The code of the caller's own invitation link or calendar address. Referral links are for paying users. */
export async function ownCode(
  db: Firestore,
  caller: Caller,
  input: { readonly kind: CodeKind; readonly use: 'show' | 'renew' },
  now: number,
): Promise<{ readonly code: string }> {
  const renew = input.use === 'renew';
  await db.runTransaction(async (tx) => {
    const user = readSnapshot(userShape, await tx.get(db.collection(COLLECTIONS.users).doc(caller.uid)));
    if (!user) throw new AppError('not-found');
    if (input.kind === 'referral' && !user.userPaid) {
      throw new AppError('denied', { sentence: 'The Referral Program is for people with a paid plan.' });
    }
    if (!renew) return;
    const limit = await tx.get(limitRef(db, `code_${caller.uid}`, now));
    countUse(tx, limit, RENEWED_PER_HOUR, now);
  });
  return { code: await codeOf(db, { uid: caller.uid, kind: input.kind, renew }, now) };
}
