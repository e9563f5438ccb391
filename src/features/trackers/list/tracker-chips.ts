import { personOptions } from '@/data/employees/use-people';
import type { Person } from '@/data/employees/use-people';
import { TRACKER_STATUSES } from '@/domain/core/statuses';
import { trackerLabel } from '@/domain/trackers/tracker';
import { statusLook } from '@/shared/theme/status';

/** Filters trackers by stage. */
export const STAGE_CHIP = {
  label: 'Stage',
  of: 'statuses',
  options: TRACKER_STATUSES.map((value) => ({ value, label: value, icon: statusLook(value).icon })),
} as const;

/** Filters trackers by salesperson. */
export function salespersonChip(people: readonly Person[]) {
  const options = personOptions(people);
  return { label: trackerLabel('salesperson'), of: 'salesperson', options } as const;
}

/** What a tracker may need, as a filter's choices. */
export const MARK_OPTIONS = [
  { value: 'hold', label: 'On hold' },
  { value: 'late', label: 'Late' },
  { value: 'unread', label: 'Unread message' },
] as const;
