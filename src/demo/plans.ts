import { applyEvent, freeEntitlement } from '@/domain/plans/entitlement';
import type { Bills, Entitlement } from '@/domain/plans/entitlement';
import { priceOf } from '@/domain/plans/plan-price';
import { DAY_MS } from '@/domain/time/time';
import { termsOf } from '@/domain/plans/tiers';
import type { Tier } from '@/domain/plans/tiers';

/** A plan started at `at` (epoch ms) and paid for a year. */
export function examplePlan(
  { owner, plan }: { readonly owner: string; readonly plan: Tier },
  at: number,
): Entitlement {
  return applyEvent(
    freeEntitlement(owner),
    {
      id: `evt_example_${owner}`,
      at,
      startedAt: at,
      plan,
      state: 'active',
      interval: 'year',
      seats: 10,
      periodStart: at,
      periodEnd: at + 365 * DAY_MS,
      trialEnd: null,
    },
    at,
  );
}

/** The bill of that plan's first period. */
export function exampleBills({ owner, plan, seats, interval, periodStart }: Entitlement): Bills {
  const at = periodStart ?? 0;
  const amount = priceOf(termsOf(plan), seats, interval) ?? 0;
  const bill = { id: `in_example_${owner}`, number: 'JL-0001', at, amount, state: 'Paid', link: '' } as const;
  return { owner, bills: [{ ...bill, eventAt: at }] };
}
