import { shortNumber } from '../core/record-number';
import type { Numbered } from '../core/record-number';
import { foldText } from '../format/fold-text';

/** Whether a typed text is a record's number with its prefix, in any case: "j-104", also after a #. */
export function isNumbered(record: Numbered, typed: string): boolean {
  return record.number !== null && foldText(shortNumber(record)) === foldText(typed.trim().replace(/^#/, ''));
}
