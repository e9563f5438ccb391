import { useSearchParams } from 'react-router-dom';
import { isDay } from '@/domain/core/calendar-day';
import type { Day } from '@/domain/time/time';

/** What Workforce's address says; two weeks of everyone from today without it. */
export type ForceAddress = { readonly day: Day; readonly weeks: 1 | 2; readonly crew: string };

/** Reads and changes the address: `?day=2026-11-24&weeks=1&crew=…`. */
export function useForceAddress(today: Day): {
  readonly address: ForceAddress;
  readonly change: (changes: Partial<ForceAddress>) => void;
} {
  const [params, setParams] = useSearchParams();
  const day = params.get('day') ?? '';
  const address: ForceAddress = {
    day: isDay(day) ? day : today,
    weeks: params.get('weeks') === '1' ? 1 : 2,
    crew: params.get('crew') ?? '',
  };
  const change = (changes: Partial<ForceAddress>) => {
    const next = { ...address, ...changes };
    const entries = [
      ...(next.day === today ? [] : [['day', next.day]]),
      ...(next.weeks === 1 ? [['weeks', '1']] : []),
      ...(next.crew === '' ? [] : [['crew', next.crew]]),
    ];
    setParams(new URLSearchParams(entries), { replace: true });
  };
  return { address, change };
}
