import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';

export const CODE_KINDS = ['network', 'referral', 'calendar'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

/** 128 bits, too many to guess: a calendar's code is all that its reader needs. */
const CODE_BYTES = 16;

/** The code of a person's link, created or renewed. A pointer per person prevents two codes of one person. */
export async function codeOf(
  db: Firestore,
  of: { readonly uid: string; readonly kind: CodeKind; readonly renew: boolean },
  now: number,
): Promise<string> {
  const { uid, kind, renew } = of;
  const codes = db.collection(COLLECTIONS.codes);
  const pointer = codes.doc(`${kind}_${uid}`);
  return db.runTransaction(async (tx) => {
    const current: unknown = (await tx.get(pointer)).get('code');
    if (typeof current === 'string' && !renew) return current;
    const code = randomBytes(CODE_BYTES).toString('hex');
    if (typeof current === 'string') tx.delete(codes.doc(current));
    tx.set(pointer, { code, createdAt: Timestamp.fromMillis(now) });
    tx.create(codes.doc(code), { uid, kind, createdAt: Timestamp.fromMillis(now) });
    return code;
  });
}

/** The person whose link has this code, or null for an unknown or renewed one. */
export async function personBehind(
  db: Firestore,
  tx: Transaction,
  code: string,
  kind: CodeKind,
): Promise<string | null> {
  const found = await tx.get(db.collection(COLLECTIONS.codes).doc(code));
  const uid: unknown = found.get('uid');
  return found.get('kind') === kind && typeof uid === 'string' ? uid : null;
}
