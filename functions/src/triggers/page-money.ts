import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { linksWith, refreshMoney } from '../estimates/page-money';
import { dropKey, lockRef } from '../estimates/page-lock';
import { textField, touches } from './change';
import type { Step } from './change';

const MOST_TRACKERS = 100;

/** Fields of an estimate that the client's page depends on; a draft of the next version changes none. */
const SHOWN = ['status', 'version', 'sentAt', 'total', 'trackerId', 'customerId', 'owner'];

/** On an estimate that was sent: updates the pages that show it. */
export const moneyOfEstimate: Step = async (db, change) => {
  const states = [change.before, change.after].flatMap((state) => (state && wasSent(state) ? [state] : []));
  if (states.length === 0 || !touches(change, SHOWN)) return;
  const links = await Promise.all(
    states.map((state) =>
      linksWith(db, textIn(state, 'owner'), {
        trackerId: textIn(state, 'trackerId'),
        customerId: textIn(state, 'customerId'),
      }),
    ),
  );
  for (const link of new Set(links.flat())) await refreshMoney(db, link);
};

/** On a link: closes its money when it stops, and shows what a tracker brings. */
export const moneyOfLink: Step = async (db, change) => {
  if (change.after && !touches(change, ['state', 'trackerId', 'owner', 'expiresAt'])) return;
  if (change.before) await refreshMoney(db, change.id);
  if (!change.after) await lockRef(db, change.id).delete();
};

/** On a customer with another phone: every page of theirs asks for the digits again. */
export const lockPagesOfCustomer: Step = async (db, change) => {
  if (!change.before || !change.after || !touches(change, ['phone', 'phoneAlt'])) return;
  const owner = textField(change, 'owner');
  const trackers = await db
    .collection(COLLECTIONS.trackers)
    .where('owner', '==', owner)
    .where('customerId', '==', change.id)
    .limit(MOST_TRACKERS)
    .select()
    .get();
  const pages = await Promise.all([
    linksWith(db, owner, { trackerId: '', customerId: change.id }),
    ...trackers.docs.map(({ id }) => linksWith(db, owner, { trackerId: id, customerId: '' })),
  ]);
  for (const link of new Set(pages.flat())) await forgetKey(db, link);
};

/** On a tracker with another phone: its pages ask for the digits again. */
export const lockPagesOfTracker: Step = async (db, change) => {
  if (!change.before || !change.after || !touches(change, ['phone'])) return;
  const links = await linksWith(db, textField(change, 'owner'), { trackerId: change.id, customerId: '' });
  for (const link of links) await forgetKey(db, link);
};

async function forgetKey(db: Firestore, link: string): Promise<void> {
  await db.runTransaction(async (tx) => dropKey(db, tx, await tx.get(lockRef(db, link))));
}

function textIn(data: DocumentData, name: string): string {
  const value: unknown = data[name];
  return typeof value === 'string' ? value : '';
}

function wasSent(data: DocumentData): boolean {
  const version: unknown = data['version'];
  return typeof version === 'number' && version > 0;
}
