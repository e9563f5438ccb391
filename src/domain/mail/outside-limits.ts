import type { Entitlement } from '../plans/entitlement';
import { planAt, stateAt } from '../plans/entitlement';
import { DAY_MS } from '../time/time';

/** Days with a paid plan after which a business may write to any address. */
export const PROVEN_AFTER_DAYS = 14;
/** Days in which a business without a paid plan counts as new. */
export const NEW_FOR_DAYS = 7;

/** How far a business is trusted with mail to addresses outside. */
export type Standing = 'new' | 'unproven' | 'proven';

export type OutsideLimits = {
  /** Addresses a person may write to in an hour. */
  readonly personPerHour: number;
  /** Addresses a business may write to in a day. */
  readonly businessPerDay: number;
  /** Mails and texts about a client's work that a business sends in an hour; the others wait. */
  readonly updatesPerHour: number;
  /** Whether mail goes to addresses that are on no record of the business. */
  readonly toAnybody: boolean;
};

/** A free account costs nothing and can take any company's name, so it must be of no use for mass mail. */
export const OUTSIDE_LIMITS: Readonly<Record<Standing, OutsideLimits>> = {
  new: { personPerHour: 10, businessPerDay: 15, updatesPerHour: 10, toAnybody: false },
  unproven: { personPerHour: 30, businessPerDay: 60, updatesPerHour: 60, toAnybody: false },
  proven: { personPerHour: 100, businessPerDay: 1_000, updatesPerHour: 300, toAnybody: true },
};

/**
 * The standing of a business at `now` (epoch ms); a trial is no payment.
 * @param foundedAt when the company or the account of a person alone was made
 */
export function standingOf(entitlement: Entitlement, foundedAt: number, now: number): Standing {
  // A trial that was cancelled goes on to its end under another state.
  const trialEnd = entitlement.trialEnd ?? 0;
  const isPaid = planAt(entitlement, now) !== '' && stateAt(entitlement, now) !== 'trial' && now >= trialEnd;
  if (!isPaid) return now - foundedAt < NEW_FOR_DAYS * DAY_MS ? 'new' : 'unproven';
  const since = Math.max(entitlement.startedAt ?? now, trialEnd);
  return now - since >= PROVEN_AFTER_DAYS * DAY_MS ? 'proven' : 'unproven';
}

export type OutsideMailing = {
  readonly standing: Standing;
  /** The addresses outside of one mail. */
  readonly addresses: readonly string[];
  /** Those among them that are on no record of the business. */
  readonly unknown: readonly string[];
  /** Addresses written to by the person in this hour, and by the business on this day. */
  readonly ofPerson: number;
  readonly ofBusiness: number;
};

/** Why a mail may not go to its addresses outside, as a sentence; null when it may. */
export function outsideProblem(mailing: OutsideMailing): string | null {
  const { standing, addresses, unknown, ofPerson, ofBusiness } = mailing;
  const limits = OUTSIDE_LIMITS[standing];
  const [first] = unknown;
  if (!limits.toAnybody && first !== undefined) {
    const others = unknown.length > 1 ? ` and ${unknown.length - 1} more` : '';
    return `“${first}”${others}: no customer or tracker of yours has this address. Add it to one first. Any address is possible after ${PROVEN_AFTER_DAYS} days with a paid plan.`;
  }
  if (ofPerson + addresses.length > limits.personPerHour) {
    return `You can send mail to ${limits.personPerHour} outside addresses in an hour. Send this one again in the next hour.`;
  }
  if (ofBusiness + addresses.length > limits.businessPerDay) {
    return `Your business can send mail to ${limits.businessPerDay} outside addresses in a day. Send this one again tomorrow.`;
  }
  return null;
}
