import { useMoneySettings } from '@/data/money/use-money-settings';
import { crewCost } from '@/domain/estimates/estimate-sums';
import type { Estimate } from '@/domain/estimates/estimate';

/** What the planned work of the crew costs, in cents, at the cost of an hour from the settings of money. */
export function useCrewCost({ crewMinutes }: Pick<Estimate, 'crewMinutes'>): number {
  const { moneySettings } = useMoneySettings();
  return crewCost(crewMinutes, moneySettings.crewHourCost);
}
