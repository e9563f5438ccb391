import { foldText } from '../../format/fold-text';
import { JOB_STATUSES } from '../../core/statuses';
import type { JobStatus } from '../../core/statuses';
import { statusNamed } from '../cells/value-cells';

/** Statuses a job is imported with; cancelled work stays out. */
export type ImportedStatus = Exclude<JobStatus, 'Cancelled'>;

/** Other programs' words for our statuses. */
const WORDS: readonly (readonly [RegExp, JobStatus])[] = [
  [/^(complete|completed|done|finished|closed|archived|paid|invoiced)\b/, 'Completed'],
  [/^(cancelled|canceled|lost|dead|void)\b/, 'Cancelled'],
  [
    /^(unscheduled|not scheduled|to be scheduled|needs scheduling|new|open|sold|approved|ready)\b/,
    'Unscheduled',
  ],
  [/^(scheduled|booked|planned|upcoming)\b/, 'Scheduled'],
  [/^(on hold|hold|paused|waiting|late|delayed)\b/, 'On Hold'],
  [/^(in progress|started|active|working|production|ongoing)\b/, 'In Progress'],
  [/^(pending approval|inspection|punch list|review)\b/, 'Pending Approval'],
];

/** The status that a cell names; undefined for a word that is unknown here. */
export function saidStatus(cell: string): JobStatus | undefined {
  return statusNamed(cell, JOB_STATUSES) ?? WORDS.find(([word]) => word.test(foldText(cell)))?.[1];
}
