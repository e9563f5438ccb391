import type { Day } from '../../time/time';
import type { Invoice } from '../invoice';

/** Credit notes have a series of their own. */
const CREDIT_NOTE_PREFIX = 'CN-';

/** The counters of issued papers; the first is that of the noun. */
export type NumberSeries = 'invoice' | 'creditNote';

/** The series of a paper's number. */
export function seriesOf({ kind }: Pick<Invoice, 'kind'>): NumberSeries {
  return kind === 'Invoice' ? 'invoice' : 'creditNote';
}

/**
 * What is written before the number of a paper that is issued on a day. "YYYY" in the business's own prefix is the year of
 * that day, and numbers go on over the new year.
 */
export function issuedPrefix({ kind }: Pick<Invoice, 'kind'>, ownPrefix: string, issuedOn: Day): string {
  if (kind !== 'Invoice') return CREDIT_NOTE_PREFIX;
  return ownPrefix.replace('YYYY', issuedOn.slice(0, 'YYYY'.length));
}

/** The day of issue: today, or the last paper's where a clock or a time zone was set back. */
export function issueDay(today: Day, lastIssuedOn: Day): Day {
  return lastIssuedOn > today ? lastIssuedOn : today;
}
