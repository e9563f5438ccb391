export const MAX_NUMBER_PREFIX = 10;

/** The number functions assign, and the business's prefix at that time. */
export type Numbered = { readonly number: number | null; readonly numberPrefix: string };

/** "No. J-104", or a note that the number is pending: functions assign numbers, also to offline work. */
export function numberText({ number, numberPrefix }: Numbered): string {
  return number === null ? 'Number pending' : `No. ${numberPrefix}${number}`;
}

/** The bare number, for columns with a heading. */
export function shortNumber({ number, numberPrefix }: Numbered): string {
  return number === null ? 'pending' : `${numberPrefix}${number}`;
}
