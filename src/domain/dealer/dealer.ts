import { bookkeeping } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import type { CompanyRecord } from '../company/company';
import {
  boolean,
  cents,
  choice,
  defineShape,
  integer,
  moment,
  optionalMoment,
  requiredText,
  serverOnly,
  text,
} from '../core/shape';
import type { Infer } from '../core/shape';
import { may } from '../access/viewer';
import type { Viewer } from '../access/viewer';

/** Sales units of a roofing dealer; a square is 100 square feet of roof. */
export const PRICE_UNITS = ['Each', 'Square', 'Bundle', 'Roll', 'Foot', 'Box', 'Hour'] as const;

/** `DealerPrices/{uuid}`: one line of a dealer's price list. `owner` is the dealer's company. */
export const dealerPriceShape = defineShape(COLLECTIONS.dealerPrices, {
  uuid: bookkeeping(requiredText(64)),
  owner: bookkeeping(requiredText(128)),
  product: requiredText(120),
  unit: choice(PRICE_UNITS),
  price: cents(),
  /** Inactive lines stay: documents made from them refer to the product. */
  active: boolean(true),
  createdAt: bookkeeping(moment()),
  createdBy: bookkeeping(text(128)),
  updatedAt: bookkeeping(moment()),
  updatedBy: bookkeeping(text(128)),
});
export type DealerPrice = Infer<typeof dealerPriceShape>;

export const MOST_MEMBERS = 200;

/** `DealerMembers/{company}`: a company that buys from a dealer, as its dealer sees it. Function-written. */
export const dealerMemberShape = defineShape(COLLECTIONS.dealerMembers, {
  uuid: bookkeeping(serverOnly(requiredText(128))),
  owner: bookkeeping(serverOnly(requiredText(128))),
  name: serverOnly(text(120)),
  /** The member agreed to share the figures below; otherwise they are 0. */
  shares: serverOnly(boolean()),
  openLeads: serverOnly(integer(0, 1_000_000)),
  openTrackers: serverOnly(integer(0, 1_000_000)),
  /** Trackers begun since the first of the month in the member's own time zone. */
  soldThisMonth: serverOnly(integer(0, 1_000_000)),
  countedAt: serverOnly(optionalMoment()),
  createdAt: bookkeeping(serverOnly(moment())),
});
export type DealerMember = Infer<typeof dealerMemberShape>;

/** Least time between two counts of the figures, ms. */
export const COUNT_AFTER_MS = 10 * 60_000;

/** The dealer whose prices a viewer reads (their own company may be one); null without `pricing:show`. */
export function dealerOf(
  viewer: Viewer,
  company: Pick<CompanyRecord, 'uuid' | 'louveRoofDealer' | 'dealerOwner'> | null,
): string | null {
  if (!company || !may(viewer, 'pricing:show')) return null;
  if (company.louveRoofDealer) return company.uuid;
  return company.dealerOwner || null;
}
