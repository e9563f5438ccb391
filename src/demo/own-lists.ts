import { DEFAULT_JOB_TYPES } from '@/domain/company/job-types';
import { roofingSubStatuses, roofingTemplates } from '@/domain/company/roofing-lists';
import { subStatusesOf } from '@/domain/core/sub-statuses';
import type { SubStatusNoun } from '@/domain/core/noun-names';

/** Ids that are the same in every world. */
function counted(prefix: string): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `${prefix}-${last}`;
  };
}

/** Every business of the example world uses the default sub-statuses. */
export const EXAMPLE_SUB_STATUSES = roofingSubStatuses(counted('sub'));

/** Every business of the example world uses the default task templates. */
export const EXAMPLE_TEMPLATES = roofingTemplates(DEFAULT_JOB_TYPES, counted('template'));

/** The sub-status of every second record whose status has any, in rotation; '' for the rest. */
export function exampleSubStatus(noun: SubStatusNoun, status: string, index: number): string {
  const choices = subStatusesOf(EXAMPLE_SUB_STATUSES, noun, status);
  return index % 2 === 0 ? (choices[(index / 2) % choices.length]?.id ?? '') : '';
}
