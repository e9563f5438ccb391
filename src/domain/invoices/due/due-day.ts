import { addDays } from '../../time/time';
import type { Day } from '../../time/time';
import type { Invoice } from '../invoice';

/** The last day to pay an invoice that is issued on a day: the chosen one, else the days to pay after the day of issue. */
export function dueDay({ dueOn, termsDays }: Pick<Invoice, 'dueOn' | 'termsDays'>, issuedOn: Day): Day {
  return dueOn === '' ? addDays(issuedOn, termsDays) : dueOn;
}
