import { foldText } from '../format/fold-text';

export const MAX_NUMBER_PREFIX = 10;

/** The number functions assign, and the business's prefix at that time. */
type Numbered = { readonly number: number | null; readonly numberPrefix: string };

/** "No. J-104", or a note that the number is pending: functions assign numbers, also to offline work. */
export function numberText({ number, numberPrefix }: Numbered): string {
  return number === null ? 'Number pending' : `No. ${numberPrefix}${number}`;
}

/** The bare number, for columns with a heading. */
export function shortNumber({ number, numberPrefix }: Numbered): string {
  return number === null ? 'pending' : `${numberPrefix}${number}`;
}

/** Whether a typed text is a record's number with its prefix, in any case: "j-104", also after a #. */
export function isNumbered(record: Numbered, typed: string): boolean {
  return record.number !== null && foldText(shortNumber(record)) === foldText(typed.trim().replace(/^#/, ''));
}
