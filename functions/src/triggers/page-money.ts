import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { linksWith, refreshMoney } from '../estimates/page-money';
import { dropKey, lockRef } from '../estimates/page-lock';
import { textField, touches } from './change';
import type { Step } from './change';

const MOST_TRACKERS = 100;

/** A record that pages show once it has left the house, and the fields that they depend on. */
type OnPages = {
  readonly fields: readonly string[];
  readonly isOut: (data: DocumentData) => boolean;
};

const OF_EVERY = ['status', 'trackerId', 'customerId', 'owner'];

/** A draft of an estimate's next version changes none of these fields. */
const ESTIMATE: OnPages = {
  fields: [...OF_EVERY, 'version', 'sentAt', 'total'],
  isOut: ({ version }) => typeof version === 'number' && version > 0,
};
const INVOICE: OnPages = {
  fields: [...OF_EVERY, 'number', 'paid', 'pending', 'credited', 'writtenOff', 'balance', 'heldReleasedAt'],
  isOut: ({ number }) => typeof number === 'number',
};
const PAYMENT: OnPages = {
  fields: [...OF_EVERY, 'state', 'allocations', 'unallocated', 'number'],
  isOut: ({ state }) => state === 'settled' || state === 'pending',
};

/** Updates the pages that show a record, or showed it before the write. */
function moneyOf({ fields, isOut }: OnPages): Step {
  return async (db, change) => {
    const states = [change.before, change.after].flatMap((state) => (state && isOut(state) ? [state] : []));
    if (states.length === 0 || !touches(change, fields)) return;
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
}

/** On an estimate that was sent, an issued invoice and a payment that counts: updates the pages that show it. */
export const moneyOfEstimate = moneyOf(ESTIMATE);
export const moneyOfInvoice = moneyOf(INVOICE);
export const moneyOfPayment = moneyOf(PAYMENT);

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
