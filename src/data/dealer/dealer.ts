import { companyShape } from '@/domain/company/company';
import { dealerMemberShape, dealerPriceShape, MOST_MEMBERS } from '@/domain/dealer/dealer';
import type { DealerMember, DealerPrice } from '@/domain/dealer/dealer';
import type { Viewer } from '@/domain/access/viewer';
import type { CatalogEntry } from '../core/catalog-entry';
import { callFunction } from '../callables/function-caller';
import { newId } from '../core/ids';
import type { Intent } from '../core/intent';
import { query } from '../core/query';
import type { TypedQuery } from '../core/query';
import { createRecord, inverse, patchRecord } from '../core/writes';

/** Lines of the first page of a price list; later ones are longer. */
const FIRST_PRICES = 50;

/** A page of a dealer's price list by product, lines off the list included; the dealer and its members read it. */
export function pricesOfDealer(dealer: string): TypedQuery<DealerPrice> {
  return query(dealerPriceShape, {
    where: [{ field: 'owner', op: '==', value: dealer }],
    orderBy: [{ field: 'product', direction: 'asc' }],
    limit: FIRST_PRICES,
  });
}

/** The companies that are members of the viewer's dealership. */
export function membersOfDealer(viewer: Viewer): TypedQuery<DealerMember> {
  return query(dealerMemberShape, {
    where: [{ field: 'owner', op: '==', value: viewer.owner }],
    orderBy: [],
    limit: MOST_MEMBERS,
  });
}

/** What is typed of one line of a price list; the price in cents. */
export type DealerPriceFields = Pick<DealerPrice, 'product' | 'unit' | 'price'>;

/** Puts a product on the dealer's own price list. */
export function addDealerPrice(viewer: Viewer, fields: DealerPriceFields): Intent {
  const uuid = newId();
  return {
    name: 'editDealerPrice',
    label: 'Product added',
    writes: [createRecord(viewer, dealerPriceShape, { uuid, ...fields })],
    undo: [patchRecord(viewer, dealerPriceShape, uuid, { active: false })],
  };
}

/** Changes a line of the dealer's own price list, or takes it off the list. */
export function editDealerPrice(
  viewer: Viewer,
  price: DealerPrice,
  changes: Partial<DealerPriceFields & Pick<DealerPrice, 'active'>>,
): Intent {
  return {
    name: 'editDealerPrice',
    label: changes.active === false ? 'Taken off the list' : 'Price list changed',
    writes: [patchRecord(viewer, dealerPriceShape, price.uuid, changes)],
    undo: [patchRecord(viewer, dealerPriceShape, price.uuid, inverse(dealerPriceShape, price, changes))],
  };
}

/** Lets the dealer see the company's figures, or no longer. */
export function shareFigures(viewer: Viewer, sharesFigures: boolean): Intent {
  return {
    name: 'shareFigures',
    label: sharesFigures ? 'Your dealer sees your figures' : 'Your figures are yours alone',
    writes: [patchRecord(viewer, companyShape, viewer.owner, { sharesFigures })],
    undo: [patchRecord(viewer, companyShape, viewer.owner, { sharesFigures: !sharesFigures })],
  };
}

/** Makes the company of a connected person a member, or ends a membership by the member's company id. */
export function changeMembership(action: 'add' | 'end', id: string): Promise<void> {
  return callFunction('changeMembership', { action, id }, () => undefined);
}

/** Has the members' figures counted anew; asking too often does no harm. */
export function compareMembers(): Promise<void> {
  return callFunction('compareMembers', {}, () => undefined);
}

/** Somebody without a company is no dealer, and no dealer's member. */
const inCompany = (viewer: Viewer) => viewer.isCompanyAdmin || !viewer.isAdmin;

/** What a dealer's page asks, for the suites that walk every query. */
export const dealerCatalog: readonly CatalogEntry[] = [
  {
    name: 'prices of a dealer',
    build: (viewer) => (inCompany(viewer) ? [pricesOfDealer(viewer.owner).spec] : []),
    needs: 'pricing:show',
  },
  {
    name: 'members of a dealer',
    build: (viewer) => (inCompany(viewer) ? [membersOfDealer(viewer).spec] : []),
    needs: 'administrator',
  },
];
