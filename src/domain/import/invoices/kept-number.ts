import { MAX_NUMBER_PREFIX } from '../../core/record-number';
import type { Numbered } from '../../core/record-number';

/** What is counted: up to eight digits at the end that do not begin with a zero. */
const COUNTED = /^(.*?)([1-9]\d{0,7})$/;

/**
 * An earlier program's invoice number as number and prefix, which together are printed as it was: "2018-0045" is 45 with
 * "2018-00". Null where it does not end with a number, or its beginning is longer than a prefix.
 */
export function keptNumber(text: string): Numbered | null {
  const [, numberPrefix = '', digits = ''] = COUNTED.exec(text) ?? [];
  if (digits === '' || numberPrefix.length > MAX_NUMBER_PREFIX) return null;
  return { numberPrefix, number: Number(digits) };
}
