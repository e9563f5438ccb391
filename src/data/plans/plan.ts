import { billsShape, entitlementShape, freeEntitlement, usageShape } from '@/domain/plans/entitlement';
import type { Bills, Entitlement, Usage } from '@/domain/plans/entitlement';
import { initialOf } from '@/domain/core/shape';
import type { PlanInterval, Tier } from '@/domain/plans/tiers';
import { callFunction } from '../callables/function-caller';
import type { LiveRecord } from '../live/use-live';
import { useLiveRecord } from '../live/use-live';
import { recordRef } from '../core/query';
import { useViewer } from '../session/use-session';

/** The plan of the person's business; Free until it ever had one. */
export function useEntitlement(): {
  readonly entitlement: Entitlement;
  readonly status: LiveRecord<Entitlement>['status'];
} {
  const { owner } = useViewer();
  const { record, status } = useLiveRecord(recordRef(entitlementShape, owner));
  return { entitlement: record ?? freeEntitlement(owner), status };
}

/** Joblane's own bills to the business; only whoever runs it may ask. */
export function useBills(): LiveRecord<Bills> {
  const { owner } = useViewer();
  return useLiveRecord(recordRef(billsShape, owner));
}

/** What the business uses of its plan's limits; nothing while it is not known, or where nothing limits it. */
export function useUsage(isLimited: boolean): Usage {
  const { owner } = useViewer();
  const { record } = useLiveRecord(isLimited ? recordRef(usageShape, owner) : null);
  return record ?? initialOf(usageShape.fields);
}

/** Opens a checkout and answers its address; `seats` are all people, the owner among them. */
export function createCheckout(input: {
  readonly tier: Tier;
  readonly interval: PlanInterval;
  readonly seats: number;
}): Promise<string> {
  return callFunction('createCheckout', input, urlOf);
}

/** Says how the plan shall be from now on; `isEnding` lets it end with its period. */
export function changeSubscription(input: {
  readonly interval: PlanInterval;
  readonly seats: number;
  readonly isEnding: boolean;
}): Promise<void> {
  return callFunction('changeSubscription', input, () => undefined);
}

/** Address of the page where card, address and bills are kept. */
export function billingPortal(): Promise<string> {
  return callFunction('billingPortal', {}, urlOf);
}

function urlOf(answer: unknown): string {
  const url: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'url') : undefined;
  if (typeof url !== 'string') throw new Error('The answer lacks url.');
  return url;
}
