import { billsShape, entitlementShape, freeEntitlement, usageShape } from '@/domain/plans/entitlement';
import type { Bills, Entitlement, Usage } from '@/domain/plans/entitlement';
import { initialOf } from '@/domain/core/shape';
import type { PlanInterval, Tier } from '@/domain/plans/tiers';
import { callFunction } from '../callables/function-caller';
import type { LiveRecord } from '../live/use-live';
import { useLiveRecord } from '../live/use-live';
import { recordRef } from '../core/query';
import { useViewer } from '../session/use-session';

/** The plan of the user's business; Free unless it ever had another. */
export function useEntitlement(): {
  readonly entitlement: Entitlement;
  readonly status: LiveRecord<Entitlement>['status'];
} {
  const { owner } = useViewer();
  const { record, status } = useLiveRecord(recordRef(entitlementShape, owner));
  return { entitlement: record ?? freeEntitlement(owner), status };
}

/** Joblane's bills to the business; only its administrators may read them. */
export function useBills(): LiveRecord<Bills> {
  const { owner } = useViewer();
  return useLiveRecord(recordRef(billsShape, owner));
}

/** The usage of the plan's limits; empty while unknown, or without limits. */
export function useUsage(isLimited: boolean): Usage {
  const { owner } = useViewer();
  const { record } = useLiveRecord(isLimited ? recordRef(usageShape, owner) : null);
  return record ?? initialOf(usageShape.fields);
}

/** Opens a checkout and returns its address; `seats` counts all users, the owner included. */
export function createCheckout(input: {
  readonly tier: Tier;
  readonly interval: PlanInterval;
  readonly seats: number;
}): Promise<string> {
  return callFunction('createCheckout', input, urlOf);
}

/** Changes the subscription; `isEnding` lets it end with its period. */
export function changeSubscription(input: {
  readonly interval: PlanInterval;
  readonly seats: number;
  readonly isEnding: boolean;
}): Promise<void> {
  return callFunction('changeSubscription', input, () => undefined);
}

/** Address of the portal for card, address and bills. */
export function billingPortal(): Promise<string> {
  return callFunction('billingPortal', {}, urlOf);
}

function urlOf(answer: unknown): string {
  const url: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'url') : undefined;
  if (typeof url !== 'string') throw new Error('The answer lacks url.');
  return url;
}
