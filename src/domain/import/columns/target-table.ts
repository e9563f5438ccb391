import { addressFields } from '../../format/address-fields';
import { labelOf as fieldLabel } from '../../core/field-path';
import type { AddressField } from '../../format/address';
import { conventionsOf } from '../../format/conventions';
import type { OTHER_ADDRESS } from './address-columns';
import type { ColumnTarget } from './columns';
import { headerKey } from './headers';

/** The format of a target's values: a day as YYYY-MM-DD, an instant or its date in epoch ms, money in cents. */
export type CellKind = 'text' | 'phone' | 'day' | 'moment' | 'date' | 'money';

/** A target of columns. */
export type TargetRow = {
  /** '' for parts of addresses, whose labels depend on the country. */
  readonly label: string;
  /** Absent for texts. */
  readonly kind?: CellKind;
  /** Names the record: a file needs at least one such column. */
  readonly isName?: true;
  /** Where further columns of the same headers go; absent for none. */
  readonly more?: string;
};

/** A target with the headers that programs and people write for it. */
export type Target = TargetRow & {
  readonly kind: CellKind;
  /** Normalised, by preference; address parts have a table of their own (`address-words.ts`). */
  readonly headers: readonly string[];
};

export type TargetTable<T extends string> = Readonly<Record<T, Target>>;

/** The targets of the record's address and of another one. */
export const ADDRESS_ROWS: Readonly<Record<AddressField | (typeof OTHER_ADDRESS)[number], TargetRow>> = {
  streetAddress: { label: '' },
  city: { label: '' },
  state: { label: '' },
  zipcode: { label: '' },
  otherStreet: { label: '' },
  otherCity: { label: '' },
  otherState: { label: '' },
  otherZipcode: { label: '' },
};

/** Joins a noun's targets with their headers, which commas separate. */
export function targetTable<T extends string>(
  rows: Readonly<Record<T, TargetRow>>,
  words: Partial<Readonly<Record<T, string>>>,
): TargetTable<T> {
  const targets = Object.entries<TargetRow>(rows).map(([target, row]) => {
    const headers = (words[target as T] ?? '').split(',').map(headerKey).filter(Boolean);
    return [target, { kind: 'text', ...row, headers }];
  });
  return Object.fromEntries(targets) as TargetTable<T>;
}

/** A target's label for a business in a country (ISO 3166-1). */
export function labelOf<T extends string>(table: TargetTable<T>, target: T, country: string): string {
  const { state, zipcode } = conventionsOf(country).address;
  // "ZIP" and "PIN" stay capitals within a label.
  const zip = /^[A-Z]{2}/.test(zipcode) ? zipcode : zipcode.toLowerCase();
  const labels: Readonly<Record<string, string>> = {
    streetAddress: fieldLabel('streetAddress', addressFields.streetAddress),
    city: fieldLabel('city', addressFields.city),
    state,
    zipcode,
    otherStreet: 'Other address: street',
    otherCity: 'Other address: city',
    otherState: `Other address: ${state.toLowerCase()}`,
    otherZipcode: `Other address: ${zip}`,
  };
  return labels[target] ?? table[target].label;
}

/** A table's targets in its order. */
export function targetsOf<T extends string>(table: TargetTable<T>): readonly T[] {
  return Object.keys(table) as T[];
}

/** The targets of a table that a file needs one of. */
export function namesIn<T extends string>(table: TargetTable<T>): readonly ColumnTarget[] {
  return targetsOf(table).filter((target) => table[target].isName);
}

/** The targets with dates, where the order of day and month matters. */
export function datesIn<T extends string>(table: TargetTable<T>): readonly ColumnTarget[] {
  return targetsOf(table).filter((target) => ['day', 'moment', 'date'].includes(table[target].kind));
}
