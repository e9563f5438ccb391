import { COLLECTIONS } from '@/domain/core/collections';
import { refreshMoney } from '../estimates/page-money';
import { touches } from '../triggers/change';
import type { Step } from '../triggers/change';

const MOST_LINKS = 500;

/** On a change of whether, or how, clients pay a business online: updates the pages that they opened. */
export const pagesOfCardTerms: Step = async (db, change) => {
  if (!touches(change, ['state', 'isPartAllowed', 'mostByCard'])) return;
  const links = await db
    .collection(COLLECTIONS.tracking)
    .where('owner', '==', change.id)
    .where('state', '==', 'active')
    .limit(MOST_LINKS)
    .select()
    .get();
  for (const { id } of links.docs) await refreshMoney(db, id);
};
