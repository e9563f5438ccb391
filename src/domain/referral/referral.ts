import { bookkeeping } from '../core/field-facts';
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

/** `Referrals/{uid}`: a person who joined by another's link; function-written, read by the inviter only. */
export const referralShape = defineShape(COLLECTIONS.referrals, {
  uuid: bookkeeping(serverOnly(requiredText(128))),
  referrer: serverOnly(requiredText(128)),
  /** First name and initial of the new person: all the inviter learns. */
  joinedName: serverOnly(text(90)),
  state: serverOnly(choice(REFERRAL_STATES)),
  /** Earned cents: 0 until the joined business has paid. */
  credit: serverOnly(cents()),
  /** The business that paid; each earns once. */
  business: serverOnly(text(128)),
  joinedAt: serverOnly(moment()),
  earnedAt: serverOnly(optionalMoment()),
});
export type Referral = Infer<typeof referralShape>;

/** Credit for a joined business, in cents: one month of Pro. */
export const REFERRAL_CREDIT = TIERS.find((tier) => tier.name === PRO_TIER)?.monthly ?? 0;

/** Invitations are for new accounts: days after the first login. */
export const REFERRAL_DAYS = 30;

/** The new person's name for the inviter: "Ada L.". */
export function joinedName(person: {
  readonly userFirstName: string;
  readonly userLastName: string;
}): string {
  const [initial = ''] = Array.from(person.userLastName.trim());
  const name = `${person.userFirstName.trim()} ${initial === '' ? '' : `${initial}.`}`.trim();
  return name || 'Someone';
}

/** A mailbox in one spelling: "Ada+roof@Example.com" is ada@example.com. '' stays ''. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  return domain === '' ? '' : `${name.split('+')[0] ?? ''}@${domain}`;
}

/** One side of an invitation, as far as the check needs it. */
export type ReferralSide = { readonly uid: string; readonly owner: string; readonly email: string };

/** @throws AppError('invalid') when people invite themselves: same account, business or mailbox. */
export function refuseSelfReferral(referrer: ReferralSide, joined: ReferralSide): void {
  const mailbox = mailboxOf(joined.email);
  const isSame =
    referrer.uid === joined.uid ||
    referrer.owner === joined.owner ||
    (mailbox !== '' && mailbox === mailboxOf(referrer.email));
  if (isSame) {
    throw new AppError('invalid', {
      sentence: 'You cannot use your own invitation. Send it to another person.',
    });
  }
}

/** Whether an account is new enough, and not paying, to be referred. Times in epoch ms. */
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

/** Stripe's times are whole seconds. */
const SECOND_MS = 1_000;

/** A business's first payment, epoch ms; null before. A trial's bill is 0. */
function firstPaymentAt(bills: readonly Bill[]): number | null {
  const payments = bills.filter(({ state, amount }) => state === 'Paid' && amount > 0);
  return payments.length === 0 ? null : Math.min(...payments.map(({ at }) => at));
}

/** Whether a referral has earned its credit by these bills; earlier payments do not count. */
export function isEarnedBy(referral: Pick<Referral, 'state' | 'joinedAt'>, bills: readonly Bill[]): boolean {
  const paidAt = firstPaymentAt(bills);
  return referral.state === 'joined' && paidAt !== null && paidAt > referral.joinedAt - SECOND_MS;
}

/** Total credit in cents, and the number of referrals that earned any. */
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
