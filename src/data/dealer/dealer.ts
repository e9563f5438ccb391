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

const FIRST_PRICES = 50;

/** A page of a dealer's price list by product, inactive lines included; the dealer and its members may read it. */
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

/** The typed fields of a price list line; the price in cents. */
export type DealerPriceFields = Pick<DealerPrice, 'product' | 'unit' | 'price'>;

/** Adds a product to the dealer's own price list. */
export function addDealerPrice(viewer: Viewer, fields: DealerPriceFields): Intent {
  const uuid = newId();
  return {
    name: 'editDealerPrice',
    label: 'Product added',
    writes: [createRecord(viewer, dealerPriceShape, { uuid, ...fields })],
    undo: [patchRecord(viewer, dealerPriceShape, uuid, { active: false })],
  };
}

/** Changes a line of the dealer's own price list, or deactivates it. */
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

/** Shares the company's figures with the dealer, or stops it. */
export function shareFigures(viewer: Viewer, sharesFigures: boolean): Intent {
  return {
    name: 'shareFigures',
    label: sharesFigures ? 'Your dealer sees your figures' : 'Your figures are yours alone',
    writes: [patchRecord(viewer, companyShape, viewer.owner, { sharesFigures })],
    undo: [patchRecord(viewer, companyShape, viewer.owner, { sharesFigures: !sharesFigures })],
  };
}

/** Makes a connected user's company a member, or ends a membership by the member's company id. */
export function changeMembership(action: 'add' | 'end', id: string): Promise<void> {
  return callFunction('changeMembership', { action, id }, () => undefined);
}

/** Recounts the members' figures; calling it too often does no harm. */
export function compareMembers(): Promise<void> {
  return callFunction('compareMembers', {}, () => undefined);
}

/** A user without a company can be neither dealer nor member. */
const inCompany = (viewer: Viewer) => viewer.isCompanyAdmin || !viewer.isAdmin;

/** The dealer page's queries, for the suites that run every query. */
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
