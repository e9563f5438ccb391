import { personOptions } from '@/data/employees/use-people';
import type { Person } from '@/data/employees/use-people';
import { JOB_STATUSES } from '@/domain/core/statuses';
import { jobFieldLabel } from '@/domain/jobs/job';
import { statusLook } from '@/shared/theme/status';

/** Choices with the icons of their names. */
export const optionsOf = (names: readonly string[]) =>
  names.map((name) => ({ value: name, label: name, icon: statusLook(name).icon }));

/** Filters jobs by status. */
export const STATUS_CHIP = {
  label: jobFieldLabel('status'),
  of: 'statuses',
  options: optionsOf(JOB_STATUSES),
} as const;

/** Filters jobs by a person of their crew. */
export function personChip(people: readonly Person[]) {
  const options = personOptions(people);
  return { label: 'Person', of: 'person', options } as const;
}
