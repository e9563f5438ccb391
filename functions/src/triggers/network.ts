import { isDeepStrictEqual } from 'node:util';
import { COLLECTIONS } from '@/domain/core/collections';
import { MOST_CONNECTIONS, networkName } from '@/domain/network/connection';
import { searchKeys } from '@/domain/network/people-search';
import { userShape } from '@/domain/account/user';
import { shownOf } from '../network/views';
import { readSnapshot } from '../records';
import { touches } from './change';
import type { Step } from './change';

const NAMES = ['userFirstName', 'userLastName', 'username', 'company'];

/** On a person: updates their entry in the name search while they choose to be found. */
export const listFindable: Step = async (db, change) => {
  // Whoever was not findable and is not now has no entry: most people, with every change of their name.
  if (![change.before, change.after].some((user) => user?.['findable'] === true)) return;
  if (!touches(change, [...NAMES, 'findable', 'onBoarded'])) return;
  const findableRef = db.collection(COLLECTIONS.findable).doc(change.id);
  await db.runTransaction(async (tx) => {
    const user = readSnapshot(userShape, await tx.get(db.collection(COLLECTIONS.users).doc(change.id)));
    if (!user?.findable || !user.onBoarded) {
      tx.delete(findableRef);
      return;
    }
    const name = networkName(user);
    tx.set(findableRef, { name, business: user.company, keys: searchKeys(name, user.company) });
  });
};

/** On a person with a new name or business: updates the copies in others' networks. */
export const nameInNetworks: Step = async (db, change) => {
  if (!change.before || !touches(change, [...NAMES, 'companyUuid', 'soloOwner'])) return;
  await db.runTransaction(async (tx) => {
    const user = readSnapshot(userShape, await tx.get(db.collection(COLLECTIONS.users).doc(change.id)));
    if (!user) return;
    const seen = await tx.get(
      db.collection(COLLECTIONS.connections).where('other', '==', change.id).limit(MOST_CONNECTIONS),
    );
    const { other: _other, ...shown } = shownOf({ ...user, uuid: change.id });
    for (const view of seen.docs) {
      const stored = Object.fromEntries(Object.keys(shown).map((name) => [name, view.get(name)]));
      if (!isDeepStrictEqual(stored, shown)) tx.update(view.ref, shown);
    }
  });
};
