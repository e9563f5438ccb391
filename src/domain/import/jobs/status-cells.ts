import { foldText } from '../../format/fold-text';
import { JOB_STATUSES } from '../../core/statuses';
import type { JobStatus } from '../../core/statuses';
import { statusNamed } from '../cells/value-cells';

/** Statuses a job is imported with; the others are over. */
export type OpenStatus = Exclude<JobStatus, 'Completed' | 'Cancelled'>;

/** Other programs' words for work that is over. */
const OVER =
  /^(complete|completed|done|finished|closed|cancelled|canceled|lost|dead|void|archived|paid|invoiced)\b/;

/** Other programs' words for our statuses. */
const WORDS: readonly (readonly [RegExp, OpenStatus])[] = [
  [
    /^(unscheduled|not scheduled|to be scheduled|needs scheduling|new|open|sold|approved|ready)\b/,
    'Unscheduled',
  ],
  [/^(scheduled|booked|planned|upcoming)\b/, 'Scheduled'],
  [/^(on hold|hold|paused|waiting|late|delayed)\b/, 'On Hold'],
  [/^(in progress|started|active|working|production|ongoing)\b/, 'In Progress'],
  [/^(pending approval|inspection|punch list|review)\b/, 'Pending Approval'],
];

/** What a status cell says: a status, that the job is over, or a word that is unknown here. */
export type SaidStatus =
  | { readonly kind: 'status'; readonly status: OpenStatus }
  | { readonly kind: 'over' }
  | { readonly kind: 'unknown' };

export function saidStatus(cell: string): SaidStatus {
  const named = statusNamed(cell, JOB_STATUSES);
  const folded = foldText(cell);
  if (named === 'Completed' || named === 'Cancelled' || OVER.test(folded)) return { kind: 'over' };
  const status = named ?? WORDS.find(([word]) => word.test(folded))?.[1];
  return status ? { kind: 'status', status } : { kind: 'unknown' };
}
