import { addMonths } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import type { FilterOption } from '@/shared/ui/list/filter-chip';

const MONTHS = 12;
const NAMES = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The last twelve months to choose from, the newest first: "November 2026". */
export function monthOptions(today: Day): readonly FilterOption[] {
  return Array.from({ length: MONTHS }, (_, back) => {
    const day = addMonths(`${today.slice(0, 7)}-01`, -back);
    return { value: day.slice(0, 7), label: NAMES.format(Date.parse(day)) };
  });
}
