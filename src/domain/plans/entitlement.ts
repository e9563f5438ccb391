import { bookkeeping } from '../core/field-facts';
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

/** State of a plan; between simultaneous events the later entry wins. */
export const ENTITLEMENT_STATES = ['free', 'trial', 'active', 'past due', 'cancelled', 'lapsed'] as const;
export type EntitlementState = (typeof ENTITLEMENT_STATES)[number];

/** Most seats on sale in the app; larger companies write to us. */
export const MOST_SEATS = 500;

/**
 * Days a plan continues after an unpaid period: two weeks, in which Stripe retries a failed card (Smart
 * Retries, https://docs.stripe.com/billing/revenue-recovery/smart-retries).
 */
export const GRACE_DAYS = 14;
export const GRACE_MS = GRACE_DAYS * DAY_MS;

/** `Entitlements/{owner}`: a business's plan; functions write it from Stripe's events. */
export const entitlementShape = defineShape(COLLECTIONS.entitlements, {
  owner: bookkeeping(serverOnly(requiredText(128))),
  /** Name of the bought tier; '' before the first. */
  plan: serverOnly(text(40)),
  state: serverOnly(choice(ENTITLEMENT_STATES)),
  interval: serverOnly(choice(PLAN_INTERVALS)),
  seats: serverOnly(integer(0, MOST_SEATS)),
  /** Start of this subscription; a later one replaces an earlier one. */
  startedAt: serverOnly(optionalMoment()),
  periodStart: serverOnly(optionalMoment()),
  periodEnd: serverOnly(optionalMoment()),
  trialEnd: serverOnly(optionalMoment()),
  trialUsed: serverOnly(boolean()),
  /** End of the plan without a further event; null once ended, or never begun. */
  endsAt: serverOnly(optionalMoment()),
  /** The event behind this state. */
  eventAt: serverOnly(optionalMoment()),
  eventId: serverOnly(text(255)),
  updatedAt: bookkeeping(serverOnly(moment())),
});
export type Entitlement = Infer<typeof entitlementShape>;

export const BILL_STATES = ['Open', 'Paid', 'Void', 'Unpaid'] as const;

/** `Bills/{owner}`: Joblane's own invoices to a business, newest first. */
export const billsShape = defineShape(COLLECTIONS.bills, {
  owner: bookkeeping(serverOnly(requiredText(128))),
  bills: serverOnly(
    groupList(120, {
      id: text(255),
      number: text(80),
      at: moment(),
      amount: cents(),
      state: choice(BILL_STATES),
      /** Stripe's page with the PDF. */
      link: text(500),
      /** Time of this state: older events change nothing. */
      eventAt: moment(),
    }),
  ),
});
export type Bills = Infer<typeof billsShape>;
export type Bill = Bills['bills'][number];

/** Link ends kept in `Usage`, latest first: more than any limit of links. */
export const COUNTED_LINKS = 30;

/** `Usage/{owner}`: counts for the limits, by functions, since rules cannot count. */
export const usageShape = defineShape(COLLECTIONS.usage, {
  owner: bookkeeping(serverOnly(requiredText(128))),
  openWork: serverOnly(integer(0, 1_000_000)),
  /** Ends of active and paused tracking links, which expire without a write. */
  links: serverOnly(groupList(COUNTED_LINKS, { until: moment() })),
  updatedAt: bookkeeping(serverOnly(moment())),
});
export type Usage = Infer<typeof usageShape>;

/** A subscription's complete state at a moment, from Stripe, so that events may come in any order. */
export type PlanEvent = Pick<
  Entitlement,
  'plan' | 'interval' | 'seats' | 'periodStart' | 'periodEnd' | 'trialEnd'
> & {
  readonly id: string;
  /** Time of this state, epoch ms. */
  readonly at: number;
  readonly startedAt: number;
  readonly state: Exclude<EntitlementState, 'free'>;
};

export function freeEntitlement(owner: string): Entitlement {
  return { ...initialOf(entitlementShape.fields), owner };
}

/** An entitlement after an event: the latest of the newest subscription wins, so order does not matter. */
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

/** A cancelled plan ends with its period; an unpaid one after the grace period. */
function endOf({ state, periodEnd }: PlanEvent): number | null {
  if (state === 'lapsed' || periodEnd === null) return null;
  return state === 'cancelled' ? periodEnd : periodEnd + GRACE_MS;
}

/** A plan's state at a moment (epoch ms): past due after a period without renewal, lapsed after the grace. */
export function stateAt(entitlement: Entitlement, now: number): EntitlementState {
  const { state, periodEnd, endsAt } = entitlement;
  if (state === 'free' || state === 'lapsed') return state;
  if (endsAt === null || now >= endsAt) return 'lapsed';
  const isRunning = state === 'trial' || state === 'active';
  return isRunning && periodEnd !== null && now >= periodEnd ? 'past due' : state;
}

/** Name of the plan at a moment; '' for Free. */
export function planAt(entitlement: Entitlement, now: number): string {
  const state = stateAt(entitlement, now);
  return state === 'free' || state === 'lapsed' ? '' : entitlement.plan;
}

/** The entitlement marked as lapsed once its end has passed; else unchanged. */
export function lapsedIfOver(entitlement: Entitlement, now: number): Entitlement {
  if (entitlement.state === 'lapsed' || stateAt(entitlement, now) !== 'lapsed') return entitlement;
  return { ...entitlement, state: 'lapsed', endsAt: null, updatedAt: now };
}

/** When a plan ended, epoch ms; null while it runs, or without one. */
export function endedAt(entitlement: Entitlement, now: number): number | null {
  if (stateAt(entitlement, now) !== 'lapsed') return null;
  // A plan ended at once was marked then, before the end of its period.
  return entitlement.state === 'lapsed' ? entitlement.updatedAt : entitlement.endsAt;
}

/** The plan fields in members' accounts. */
export type PlanCopy = Pick<
  UserRecord,
  'userPaid' | 'plan' | 'userSubscriptionStart' | 'userSubscriptionEnd'
>;

/** Those fields for an entitlement; null for a business without one. */
export function planCopyOf(entitlement: Entitlement | null, now: number): PlanCopy {
  const plan = entitlement ? planAt(entitlement, now) : '';
  return {
    userPaid: plan !== '',
    plan,
    userSubscriptionStart: entitlement?.startedAt ?? null,
    userSubscriptionEnd: entitlement && (plan === '' ? endedAt(entitlement, now) : entitlement.endsAt),
  };
}

/** Bills with one added or updated; drops the oldest. */
export function withBill(bills: readonly Bill[], bill: Bill): readonly Bill[] {
  const known = bills.find(({ id }) => id === bill.id);
  if (known && known.eventAt >= bill.eventAt) return bills;
  return [...bills.filter(({ id }) => id !== bill.id), bill]
    .toSorted((a, b) => b.at - a.at || a.id.localeCompare(b.id))
    .slice(0, 120);
}
