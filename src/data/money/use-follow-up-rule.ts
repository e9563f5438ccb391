import { useMemo } from 'react';
import type { FollowUpRule } from '@/domain/estimates/follow-up';
import { useMoneySettings } from './use-money-settings';

/** When the business, with its days in this zone, follows up estimates; the same object until that changes. */
export function useFollowUpRule(zone: string): FollowUpRule {
  const { followUpDays: days } = useMoneySettings().moneySettings;
  return useMemo(() => ({ days, zone }), [days, zone]);
}
