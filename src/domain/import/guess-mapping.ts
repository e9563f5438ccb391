import type { CustomFieldDefinition } from '../company';
import { customFieldKey } from '../custom-fields';
import { foldText } from '../customer';
import { HEADER_ALIASES, IMPORT_TARGETS } from './targets';
import type { ColumnTarget, CustomTarget, ImportTarget } from './targets';

/** Letters, digits and single spaces only, so that "E-mail 1 - Value" meets "e mail 1 value". */
export function foldHeader(header: string): string {
  return foldText(header)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Suggests where each column goes. A target is given once, to the column that stands earliest among
 * its aliases; a header that fits a field of the business goes there; the rest is kept as new fields
 * so that nothing of a person's list is lost, and columns without a header are left out.
 */
export function guessMapping(
  headers: readonly string[],
  own: readonly CustomFieldDefinition[],
): readonly ColumnTarget[] {
  const folded = headers.map(foldHeader);
  const taken = new Map<number, ImportTarget>();
  for (const target of IMPORT_TARGETS) {
    const column = HEADER_ALIASES[target]
      .map((alias) => folded.findIndex((header, index) => header === alias && !taken.has(index)))
      .find((index) => index >= 0);
    if (column !== undefined) taken.set(column, target);
  }
  return folded.map((header, index): ColumnTarget => {
    const target = taken.get(index);
    if (target) return target;
    if (header === '') return 'ignore';
    return customTarget(headers[index] ?? '', own);
  });
}

/** The business's own field a column goes to: the one of that name, or a new one. */
export function customTarget(header: string, own: readonly CustomFieldDefinition[]): CustomTarget {
  const known = own.find((field) => foldHeader(field.label) === foldHeader(header));
  return `custom:${
    known?.key ??
    customFieldKey(
      header,
      own.map((field) => field.key),
    )
  }`;
}
