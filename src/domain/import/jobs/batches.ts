import { chunks } from '../../core/chunks';
import { importedId } from '../imported-id';
import type { NewJobLine, PlannedJob } from './plan';

/**
 * Jobs per batch. The rules read customer, tracker and job of each, and allow 20 reads per commit
 * (firebase.google.com/docs/firestore/security/rules-conditions#access_call_limits).
 */
export const JOBS_PER_BATCH = 3;

/** Cuts a plan into batches of the lines that make jobs, deterministically. */
export function cutJobBatches(plan: readonly PlannedJob[]): readonly (readonly NewJobLine[])[] {
  return chunks(
    plan.filter((line) => line.action === 'create'),
    JOBS_PER_BATCH,
  );
}

/** The ids of what a row makes, the same for a retry. */
export type MadeIds = {
  readonly job: string;
  readonly tracker: string;
  readonly visit: string;
  readonly customer: string;
};

export function madeIds(importId: string, row: number): MadeIds {
  return idsBeside(importedId(importId, row));
}

/** The ids of what was made with a job of an import. */
export function idsBeside(job: string): MadeIds {
  return { job, tracker: `${job}-t`, visit: `${job}-v`, customer: `${job}-c` };
}

/** The id of the job that a record was made with; that of a customer of a list stays itself. */
export function jobWith(id: string): string {
  return id.replace(/-[tvc]$/, '');
}
