import { CUSTOMER_STATUSES } from '../../core/statuses';
import type { CustomerStatus } from '../../core/statuses';
import { statusKey } from '../cells/unknown-words';
import { statusNamed } from '../cells/value-cells';

/** Meaning of another program's words, by folded word: a status, or '' to keep the word in the notes. */
export type StatusWords = Readonly<Record<string, string>>;

/** The status of a cell, by name or by the user's answer; undefined without one. */
export function statusOfCell(text: string, words: StatusWords): CustomerStatus | '' | undefined {
  const answer = Object.hasOwn(words, statusKey(text)) ? words[statusKey(text)] : undefined;
  const named = statusNamed(text, CUSTOMER_STATUSES);
  return named ?? (answer === '' ? '' : answer && statusNamed(answer, CUSTOMER_STATUSES));
}
