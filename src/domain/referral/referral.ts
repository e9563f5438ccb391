import { COLLECTIONS } from '../core/collections';
import type { Bill } from '../plans/entitlement';
import { AppError } from '../core/errors';
import {
  choice,
  cents,
  defineShape,
  moment,
  optionalMoment,
  requiredText,
  serverOnly,
  text,
} from '../core/shape';
import type { Infer } from '../core/shape';
import { PRO_TIER, TIERS } from '../plans/tiers';
import { DAY_MS } from '../time/time';

export const REFERRAL_STATES = ['joined', 'earned'] as const;

/**
 * `Referrals/{uid}`: somebody who came by another person's link, one for each who joined. Only functions
 * write it, and only whoever invited reads it.
 */
export const referralShape = defineShape(COLLECTIONS.referrals, {
  uuid: serverOnly(requiredText(128)),
  /** Who invited. */
  referrer: serverOnly(requiredText(128)),
  /** First name and initial of whoever came: all their inviter learns. */
  joinedName: serverOnly(text(90)),
  state: serverOnly(choice(REFERRAL_STATES)),
  /** Cents earned by it: nothing until the business that joined has paid. */
  credit: serverOnly(cents()),
  /** The business that paid; each earns once. */
  business: serverOnly(text(128)),
  joinedAt: serverOnly(moment()),
  earnedAt: serverOnly(optionalMoment()),
});
export type Referral = Infer<typeof referralShape>;

/** What one joined business earns, in cents: one month of Pro. */
export const REFERRAL_CREDIT = TIERS.find((tier) => tier.name === PRO_TIER)?.monthly ?? 0;

/** An invitation is for new accounts: so many days after the first login it is too late. */
export const REFERRAL_DAYS = 30;

/** How the person who invited sees who joined: "Ada L.". */
export function joinedName(person: {
  readonly userFirstName: string;
  readonly userLastName: string;
}): string {
  const [initial = ''] = Array.from(person.userLastName.trim());
  const name = `${person.userFirstName.trim()} ${initial === '' ? '' : `${initial}.`}`.trim();
  return name || 'Somebody';
}

/** One mailbox under all its spellings: "Ada+roof@Example.com" is ada@example.com. '' stays ''. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  return domain === '' ? '' : `${name.split('+')[0] ?? ''}@${domain}`;
}

/** One side of an invitation, as far as the question goes who may use it. */
export type ReferralSide = { readonly uid: string; readonly owner: string; readonly email: string };

/**
 * @throws AppError('invalid') when somebody would invite themselves: the same account, the same business
 * or the same mailbox.
 */
export function refuseSelfReferral(referrer: ReferralSide, joined: ReferralSide): void {
  const mailbox = mailboxOf(joined.email);
  const isSame =
    referrer.uid === joined.uid ||
    referrer.owner === joined.owner ||
    (mailbox !== '' && mailbox === mailboxOf(referrer.email));
  if (isSame) {
    throw new AppError('invalid', {
      sentence: 'You cannot use your own invitation. Send it to somebody else.',
    });
  }
}

/** Is this account still new enough, and not a paying one, to come by an invitation? Times in epoch ms. */
export function isNewcomer(
  user: {
    readonly createdAt: number;
    readonly userPaid: boolean;
    readonly userSubscriptionStart: number | null;
  },
  now: number,
): boolean {
  return (
    now - user.createdAt < REFERRAL_DAYS * DAY_MS && !user.userPaid && user.userSubscriptionStart === null
  );
}

/** Stripe's moments are whole seconds. */
const SECOND_MS = 1_000;

/** When a business first paid, epoch ms; null before: the bill of a trial is of nothing. */
function firstPaymentAt(bills: readonly Bill[]): number | null {
  const payments = bills.filter(({ state, amount }) => state === 'Paid' && amount > 0);
  return payments.length === 0 ? null : Math.min(...payments.map(({ at }) => at));
}

/** Has this invitation earned its credit, as its business has paid what `bills` say? Not by a payment from before. */
export function isEarnedBy(referral: Pick<Referral, 'state' | 'joinedAt'>, bills: readonly Bill[]): boolean {
  const paidAt = firstPaymentAt(bills);
  return referral.state === 'joined' && paidAt !== null && paidAt > referral.joinedAt - SECOND_MS;
}

/** Credits of a ledger in cents, and how many of those who joined have earned any. */
export function ledgerOf(referrals: readonly Referral[]): {
  readonly cents: number;
  readonly joined: number;
  readonly earned: number;
} {
  const earned = referrals.filter((one) => one.state === 'earned');
  return {
    cents: earned.reduce((sum, one) => sum + one.credit, 0),
    joined: referrals.length,
    earned: earned.length,
  };
}
