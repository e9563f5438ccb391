import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { noticeMail } from '@/domain/account/notices';
import type { Notice, NoticeKind } from '@/domain/account/notices';
import type { Permission } from '@/domain/access/permissions';
import { preferencesShape } from '@/domain/account/preferences';
import { mayOn } from '@/domain/access/viewer';
import { accounts } from './accounts/accounts';
import { appAddress } from './app-address';
import { readSnapshot } from './records';
import { findViewer } from './company/viewers';

/** Identifies one mail: the same kind and id never sends a second one. */
type NoticeId = { readonly kind: NoticeKind; readonly id: string };

export type Reader = { readonly uid: string; readonly email: string; readonly outbox: DocumentReference };

/** Those of these people to mail: verified address, no opt-out, no such mail yet. Reads only. */
export async function readersOf(
  db: Firestore,
  tx: Transaction,
  uids: readonly string[],
  { kind, id }: NoticeId,
): Promise<readonly Reader[]> {
  if (uids.length === 0) return [];
  const outbox = (uid: string) => db.collection(COLLECTIONS.outbox).doc(`${kind}-${id}-${uid}`);
  const preferences = db.collection(COLLECTIONS.preferences);
  const told = await tx.getAll(...uids.map(outbox));
  const chosen = await tx.getAll(...uids.map((uid) => preferences.doc(uid)));
  const wanting = uids.filter((_uid, at) => {
    const snapshot = chosen[at];
    const muted = (snapshot && readSnapshot(preferencesShape, snapshot)?.mutedMails) ?? [];
    return !told[at]?.exists && !muted.includes(kind);
  });
  if (wanting.length === 0) return [];
  const { users } = await accounts().getUsers(wanting.map((uid) => ({ uid })));
  return users.flatMap(({ uid, email, emailVerified, disabled }) =>
    email !== undefined && emailVerified && !disabled ? [{ uid, email, outbox: outbox(uid) }] : [],
  );
}

/** Those of these people who may see the record: a mail must not say more than the app. */
export async function whoMaySee(
  db: Firestore,
  tx: Transaction,
  uids: readonly string[],
  permission: Permission,
  record: { readonly owner: string; readonly assignees: readonly string[] },
): Promise<readonly string[]> {
  const viewers = await Promise.all(uids.map((uid) => findViewer(db, tx, uid)));
  return viewers.flatMap((viewer) => (viewer && mayOn(viewer, permission, record) ? [viewer.uid] : []));
}

/** Queues one mail per reader, in the transaction that read them. */
export function queueNotice(tx: Transaction, readers: readonly Reader[], notice: Notice): void {
  for (const { email, outbox } of readers) tx.create(outbox, noticeMail(notice, email, appAddress()));
}
