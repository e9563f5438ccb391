import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { ownIdOf } from '@/domain/joining/earlier-records';
import { collectionsThat } from '@/domain/account/erasure';
import type { DeletionPlan } from '@/domain/account/erasure';
import { byNoun, NOUNS } from '@/domain/nouns';
import { DAY_MS } from '@/domain/time/time';
import { withoutCompany } from '../../company/administration';
import { readDeparture, refuseLastAdministrator } from '../../erasure/departure';
import { eraseConversations } from '../../erasure/erase-conversations';
import { eraseNetwork } from '../../erasure/erase-network';
import { erasePersonal } from '../../erasure/erase-personal';
import { eraseOwned } from '../../erasure/erase-owned';
import { readErasure } from '../../erasure/erasures';
import type { Caller } from '../../calls/guard';
import { inviteRef } from '../../invite-list';
import { endPayments } from '../../plans/end-payments';
import { deleteSignInAccount } from '../../accounts/sign-in-accounts';

/** Documents deleted per call, well within a function's minute; the app calls again until all are gone. */
const MOST_PER_CALL = 2_000;

/** How long a deletion stays noted, ms: longer than any token lives or any event is redelivered. */
const NOTED_MS = 30 * DAY_MS;

export const deleteAccountInput = v.strictObject({});

type Nothing = Readonly<Record<never, never>>;

/** Describes what `deleteAccount` would do now; changes nothing. */
export async function planDeletion(db: Firestore, caller: Caller, _input: Nothing): Promise<DeletionPlan> {
  const departure = await db.runTransaction((tx) => readDeparture(db, tx, caller.uid));
  const owners = departure?.owners ?? [];
  const counted = await Promise.all(
    NOUNS.map(async ({ key, shape: { collection } }) => {
      const perOwner = await Promise.all(
        owners.map((owner) => db.collection(collection).where('owner', '==', owner).count().get()),
      );
      return [key, perOwner.reduce((sum, answer) => sum + answer.data().count, 0)] as const;
    }),
  );
  const counts = new Map(counted);
  return {
    company: departure?.fate ?? 'none',
    companyName: departure?.company?.name ?? '',
    counts: byNoun(({ key }) => counts.get(key) ?? 0),
  };
}

/**
 * Deletes the caller's account: they leave their company, whose records stay with it. Then go their
 * connections, everything they own alone, their user record and their sign-in account. A company without
 * other members is deleted too, and a subscription paid alone ends. Each call deletes a part and returns the
 * number of documents; the app calls until `done`. Failed and concurrent calls are safe: the next call
 * continues.
 */
export async function deleteAccount(
  db: Firestore,
  { uid, email }: Caller,
  _input: Nothing,
  now: number,
): Promise<{ readonly done: boolean; readonly deleted: number }> {
  await depart(db, uid, now);
  const owners = (await readErasure(db, uid))?.owners ?? [];
  // Nothing is deleted yet: if this fails, the next call finds all records and tries again.
  await endPayments(db, owners);
  const deleted = await eraseAll(db, uid, owners, now);
  if (deleted >= MOST_PER_CALL) return { done: false, deleted };

  const batch = db.batch();
  for (const name of collectionsThat('ofPerson')) batch.delete(db.collection(name).doc(uid));
  if (email !== '') batch.delete(inviteRef(db, email));
  await batch.commit();
  // The rules now refuse new records of this account; delete those added meanwhile.
  await eraseAll(db, uid, owners, now);
  await deleteSignInAccount(uid);
  return { done: true, deleted };
}

async function eraseAll(db: Firestore, uid: string, owners: readonly string[], now: number): Promise<number> {
  let gone = await eraseNetwork(db, uid, MOST_PER_CALL);
  if (gone < MOST_PER_CALL) gone += await erasePersonal(db, uid, MOST_PER_CALL - gone);
  if (gone < MOST_PER_CALL) gone += await eraseConversations(db, uid, MOST_PER_CALL - gone);
  for (const owner of owners) {
    if (gone >= MOST_PER_CALL) break;
    gone += await eraseOwned(db, owner, MOST_PER_CALL - gone, now);
  }
  return gone;
}

/** Leaves or closes the company and notes the owner ids to erase, first and in one transaction. */
async function depart(db: Firestore, uid: string, now: number): Promise<void> {
  const erasureRef = db.collection(COLLECTIONS.erasures).doc(uid);
  await db.runTransaction(async (tx) => {
    const departure = await readDeparture(db, tx, uid);
    // An earlier call already deleted the user record.
    if (!departure) return;
    refuseLastAdministrator(departure);
    const { user, company, fate } = departure;
    const noted: unknown = (await tx.get(erasureRef)).get('owners');
    const owners = new Set([...(Array.isArray(noted) ? noted : []), ...departure.owners]);
    const at = Timestamp.fromMillis(now);
    const companyRef = db.collection(COLLECTIONS.companies).doc(user.companyUuid || 'none');
    if (fate === 'deleted') tx.delete(companyRef);
    else if (company?.administrator.includes(uid)) {
      tx.update(companyRef, {
        administrator: FieldValue.arrayRemove(uid),
        updatedAt: at,
        updatedBy: uid,
      });
    }
    if (fate !== 'none') {
      const outside = withoutCompany(db, user, now);
      tx.update(db.collection(COLLECTIONS.users).doc(uid), outside);
      // A founder leaves the company its id and has a fresh one until the end; a roster may be created under
      // it.
      owners.add(ownIdOf({ uuid: uid, soloOwner: String(outside['soloOwner']) }));
    }
    tx.set(erasureRef, { uid, owners: [...owners], at, expiresAt: Timestamp.fromMillis(now + NOTED_MS) });
  });
}
