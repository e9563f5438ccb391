import { COLLECTIONS } from '../core/collections';
import {
  boolean,
  cents,
  choice,
  defineShape,
  groupList,
  initialOf,
  integer,
  moment,
  optionalMoment,
  requiredText,
  serverOnly,
  text,
} from '../core/shape';
import type { Infer } from '../core/shape';
import { DAY_MS } from '../time/time';
import { PLAN_INTERVALS } from './tiers';
import type { UserRecord } from '../account/user';

/** Where the plan of a business stands; each later one outranks those before it in a tie of events. */
export const ENTITLEMENT_STATES = ['free', 'trial', 'active', 'past due', 'cancelled', 'lapsed'] as const;
export type EntitlementState = (typeof ENTITLEMENT_STATES)[number];

/** Most people a plan can be paid for by the app itself; larger companies write to us. */
export const MOST_SEATS = 500;

/**
 * How long a plan goes on after a period that was not paid, in days: two weeks, within which Stripe tries a card
 * that failed again (Smart Retries, https://docs.stripe.com/billing/revenue-recovery/smart-retries).
 */
export const GRACE_DAYS = 14;
export const GRACE_MS = GRACE_DAYS * DAY_MS;

/** `Entitlements/{owner}`: the plan of a business, written by functions from what Stripe says. */
export const entitlementShape = defineShape(COLLECTIONS.entitlements, {
  owner: serverOnly(requiredText(128)),
  /** Name of the tier that was bought; '' before the first one. */
  plan: serverOnly(text(40)),
  state: serverOnly(choice(ENTITLEMENT_STATES)),
  interval: serverOnly(choice(PLAN_INTERVALS)),
  /** People that are paid for, the owner among them. */
  seats: serverOnly(integer(0, MOST_SEATS)),
  /** When this subscription began; a later one replaces an earlier one. */
  startedAt: serverOnly(optionalMoment()),
  periodStart: serverOnly(optionalMoment()),
  periodEnd: serverOnly(optionalMoment()),
  trialEnd: serverOnly(optionalMoment()),
  /** One trial for each business. */
  trialUsed: serverOnly(boolean()),
  /** When the plan ends if nothing more is heard; null once it has, or never began. */
  endsAt: serverOnly(optionalMoment()),
  /** The event that brought it here. */
  eventAt: serverOnly(optionalMoment()),
  eventId: serverOnly(text(255)),
  updatedAt: serverOnly(moment()),
});
export type Entitlement = Infer<typeof entitlementShape>;

export const BILL_STATES = ['Open', 'Paid', 'Void', 'Unpaid'] as const;

/** `Bills/{owner}`: Joblane's own invoices to a business, newest first. */
export const billsShape = defineShape(COLLECTIONS.bills, {
  owner: serverOnly(requiredText(128)),
  bills: serverOnly(
    groupList(120, {
      id: text(255),
      number: text(80),
      at: moment(),
      amount: cents(),
      state: choice(BILL_STATES),
      /** Where Stripe shows it, with its PDF. */
      link: text(500),
      /** When that was so: an older event changes nothing. */
      eventAt: moment(),
    }),
  ),
});
export type Bills = Infer<typeof billsShape>;
export type Bill = Bills['bills'][number];

/** Links whose ends `Usage` names, the last to end first: more than any limit of links. */
export const COUNTED_LINKS = 30;

/** `Usage/{owner}`: what limits are about, counted by functions, as rules cannot count. */
export const usageShape = defineShape(COLLECTIONS.usage, {
  owner: serverOnly(requiredText(128)),
  /** Open jobs and trackers together. */
  openWork: serverOnly(integer(0, 1_000_000)),
  /** Ends of active and paused tracking links: they end without anybody writing. */
  links: serverOnly(groupList(COUNTED_LINKS, { until: moment() })),
  updatedAt: serverOnly(moment()),
});
export type Usage = Infer<typeof usageShape>;

/** What Stripe says a subscription is at a moment: the whole of it, so that events may come in any order. */
export type PlanEvent = Pick<
  Entitlement,
  'plan' | 'interval' | 'seats' | 'periodStart' | 'periodEnd' | 'trialEnd'
> & {
  readonly id: string;
  /** When it was so, epoch ms. */
  readonly at: number;
  readonly startedAt: number;
  readonly state: Exclude<EntitlementState, 'free'>;
};

/** The entitlement of a business that never had a plan. */
export function freeEntitlement(owner: string): Entitlement {
  return { ...initialOf(entitlementShape.fields), owner };
}

/**
 * An entitlement after an event. The event that stands is the latest of the subscription that began last, so
 * any order, any repetition and any late arrival end in the same state.
 */
export function applyEvent(current: Entitlement, event: PlanEvent, now: number): Entitlement {
  const trialUsed = current.trialUsed || event.trialEnd !== null;
  if (!isNewer(event, current)) return trialUsed === current.trialUsed ? current : { ...current, trialUsed };
  const { id, at, ...said } = event;
  return {
    owner: current.owner,
    ...said,
    trialUsed,
    endsAt: endOf(event),
    eventAt: at,
    eventId: id,
    updatedAt: now,
  };
}

function isNewer(event: PlanEvent, current: Entitlement): boolean {
  const rank = (state: EntitlementState) => ENTITLEMENT_STATES.indexOf(state);
  const differences = [
    event.startedAt - (current.startedAt ?? 0),
    event.at - (current.eventAt ?? 0),
    rank(event.state) - rank(current.state),
  ];
  const decisive = differences.find((difference) => difference !== 0);
  return decisive === undefined ? event.id > current.eventId : decisive > 0;
}

/** A cancelled plan ends with its period; one that is not paid goes on for the grace. */
function endOf({ state, periodEnd }: PlanEvent): number | null {
  if (state === 'lapsed' || periodEnd === null) return null;
  return state === 'cancelled' ? periodEnd : periodEnd + GRACE_MS;
}

/**
 * Where a plan stands at a moment (epoch ms), by its dates: a period that ended without word of the next one
 * is past due, and lapsed after the grace.
 */
export function stateAt(entitlement: Entitlement, now: number): EntitlementState {
  const { state, periodEnd, endsAt } = entitlement;
  if (state === 'free' || state === 'lapsed') return state;
  if (endsAt === null || now >= endsAt) return 'lapsed';
  const isRunning = state === 'trial' || state === 'active';
  return isRunning && periodEnd !== null && now >= periodEnd ? 'past due' : state;
}

/** Name of the plan that a business has at a moment; '' for Free. */
export function planAt(entitlement: Entitlement, now: number): string {
  const state = stateAt(entitlement, now);
  return state === 'free' || state === 'lapsed' ? '' : entitlement.plan;
}

/** The entitlement with its lapse written down, once its end has passed; else as it is. */
export function lapsedIfOver(entitlement: Entitlement, now: number): Entitlement {
  if (entitlement.state === 'lapsed' || stateAt(entitlement, now) !== 'lapsed') return entitlement;
  return { ...entitlement, state: 'lapsed', endsAt: null, updatedAt: now };
}

/** When a plan ended, epoch ms; null while it runs, or where there never was one. */
export function endedAt(entitlement: Entitlement, now: number): number | null {
  if (stateAt(entitlement, now) !== 'lapsed') return null;
  // Written down at its end, which comes before the end of the period when somebody ends it at once.
  return entitlement.state === 'lapsed' ? entitlement.updatedAt : entitlement.endsAt;
}

/** What every member's account says of the plan. */
export type PlanCopy = Pick<
  UserRecord,
  'userPaid' | 'plan' | 'userSubscriptionStart' | 'userSubscriptionEnd'
>;

/** The copy that accounts of members carry of an entitlement; null is a business without one. */
export function planCopyOf(entitlement: Entitlement | null, now: number): PlanCopy {
  const plan = entitlement ? planAt(entitlement, now) : '';
  return {
    userPaid: plan !== '',
    plan,
    userSubscriptionStart: entitlement?.startedAt ?? null,
    userSubscriptionEnd: entitlement && (plan === '' ? endedAt(entitlement, now) : entitlement.endsAt),
  };
}

/** Bills with one more, or with what an event says of one of them; the oldest go. */
export function withBill(bills: readonly Bill[], bill: Bill): readonly Bill[] {
  const known = bills.find(({ id }) => id === bill.id);
  if (known && known.eventAt >= bill.eventAt) return bills;
  return [...bills.filter(({ id }) => id !== bill.id), bill]
    .toSorted((a, b) => b.at - a.at || a.id.localeCompare(b.id))
    .slice(0, 120);
}
