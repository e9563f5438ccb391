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

/** How products of a roofing dealer are sold; a square is 100 square feet of roof. */
export const PRICE_UNITS = ['Each', 'Square', 'Bundle', 'Roll', 'Foot', 'Box', 'Hour'] as const;

/** `DealerPrices/{uuid}`: one line of a dealer's price list. `owner` is the dealer's company. */
export const dealerPriceShape = defineShape(COLLECTIONS.dealerPrices, {
  uuid: requiredText(64),
  owner: requiredText(128),
  product: requiredText(120),
  unit: choice(PRICE_UNITS),
  /** Cents per unit. */
  price: cents(),
  /** Off the list, but kept: lines made from it keep their product. */
  active: boolean(true),
  createdAt: moment(),
  createdBy: text(128),
  updatedAt: moment(),
  updatedBy: text(128),
});
export type DealerPrice = Infer<typeof dealerPriceShape>;

/** Most companies one dealer has as members. */
export const MOST_MEMBERS = 200;

/** `DealerMembers/{company}`: a company that buys from a dealer, as its dealer sees it. Function-written. */
export const dealerMemberShape = defineShape(COLLECTIONS.dealerMembers, {
  uuid: serverOnly(requiredText(128)),
  /** The dealer's company. */
  owner: serverOnly(requiredText(128)),
  name: serverOnly(text(120)),
  /** The member agreed to show the figures below; else they are nothing. */
  shares: serverOnly(boolean()),
  openLeads: serverOnly(integer(0, 1_000_000)),
  openTrackers: serverOnly(integer(0, 1_000_000)),
  /** Trackers begun since the first of the month in the member's own time zone. */
  soldThisMonth: serverOnly(integer(0, 1_000_000)),
  countedAt: serverOnly(optionalMoment()),
  createdAt: serverOnly(moment()),
});
export type DealerMember = Infer<typeof dealerMemberShape>;

/** Figures are counted anew at most this often, ms. */
export const COUNT_AFTER_MS = 10 * 60_000;

/**
 * The dealer whose prices a person reads: their own company when it is a dealer, else the dealer that
 * company is a member of. Amounts take `pricing:show`; null for whoever sees none. The rules ask the same.
 */
export function dealerOf(
  viewer: Viewer,
  company: Pick<CompanyRecord, 'uuid' | 'louveRoofDealer' | 'dealerOwner'> | null,
): string | null {
  if (!company || !may(viewer, 'pricing:show')) return null;
  if (company.louveRoofDealer) return company.uuid;
  return company.dealerOwner || null;
}
