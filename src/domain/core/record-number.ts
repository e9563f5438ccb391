/** Longest text before a number. */
export const MAX_NUMBER_PREFIX = 10;

/** What functions give a record: its number, and what the business had before its numbers at that time. */
type Numbered = { readonly number: number | null; readonly numberPrefix: string };

/** "No. J-104", or that the number is still on its way: functions give numbers, also to offline work. */
export function numberText({ number, numberPrefix }: Numbered): string {
  return number === null ? 'Number pending' : `No. ${numberPrefix}${number}`;
}

/** The number alone, where a column says what it is. */
export function shortNumber({ number, numberPrefix }: Numbered): string {
  return number === null ? 'pending' : `${numberPrefix}${number}`;
}
