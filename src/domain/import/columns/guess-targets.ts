import { conventionsOf } from '../../format/conventions';
import { moneyOf } from '../cells/amounts';
import { DATE_ORDERS, readInstant } from '../cells/dates';
import { addressColumns } from './address-columns';
import { knownAddressHeader } from './address-words';
import type { ColumnQuestion, ColumnTarget, FileColumn } from './columns';
import { foldHeader, headerKey, isOwnHeading } from './headers';
import { targetsOf } from './target-table';
import type { Target, TargetTable } from './target-table';

/** Suggested targets of a file's columns, and what they leave open. */
export type GuessedMapping = {
  readonly mapping: readonly ColumnTarget[];
  readonly questions: readonly ColumnQuestion[];
};

export type GuessInput<T extends string> = {
  readonly table: TargetTable<T>;
  readonly country: string;
  readonly currency: string;
  /** Whether values fit a target whose header matches; true where a table's kinds decide alone. */
  readonly fits: (target: T, values: readonly string[]) => boolean;
  /** Whether its records have addresses. */
  readonly hasAddress?: boolean;
};

const GUESSED_FROM = 200;

/** Whose the data is, in front of a header: "Customer Email". */
const WHOSE = /^(customer|client|contact|homeowner|lead|person|primary|main|billing)(?=.)/;

/** The targets that headers and values suggest, by column. Addresses come first; the earliest header of a table wins. */
export function guessTargets<T extends string>(
  columns: readonly FileColumn[],
  { table, country, currency, fits, hasAddress = true }: GuessInput<T>,
): ReadonlyMap<number, ColumnTarget> {
  const keys = columns.map(({ header }) => headerKey(header));
  const filled = columns.map(({ values }) => values.filter(Boolean).slice(0, GUESSED_FROM));
  const guessed = new Map<number, ColumnTarget>();
  const addresses = hasAddress ? addressColumns(columns) : [];
  for (const [column, target] of addresses) if (target) guessed.set(column, target);

  const isFitting = (target: T, values: readonly string[]) =>
    values.length > 0 && fitsKind(table[target], values, currency) && fits(target, values);
  const guess = (target: T, keyOf: (key: string) => string) => {
    const matching = table[target].headers.flatMap((word) =>
      keys.flatMap((key, column) => (keyOf(key) === word ? [column] : [])),
    );
    for (const column of new Set(matching)) {
      const values = filled[column] ?? [];
      if (guessed.has(column) || !isFitting(target, values)) continue;
      if (PLACES.includes(keys[column] ?? '') && !values.every(isPhoneLike)) continue;
      const isTaken = [...guessed.values()].includes(target);
      const place = isTaken ? table[target].more : target;
      if (place !== undefined) guessed.set(column, place);
    }
  };
  const targets = targetsOf(table);
  for (const target of targets) guess(target, (key) => key);
  for (const target of targets)
    if (table[target].isName || table[target].kind === 'phone')
      guess(target, (key) => key.replace(WHOSE, ''));

  const local = conventionsOf(country).address;
  for (const part of hasAddress ? (['state', 'zipcode'] as const) : []) {
    const column = keys.indexOf(headerKey(local[part]));
    // "County" is this field's name in some countries, and no part of an address in others.
    if (column >= 0 && !guessed.has(column) && ![...guessed.values()].includes(part))
      guessed.set(column, part);
  }
  for (const [column, values] of filled.entries()) if (values.length === 0) guessed.set(column, 'ignore');
  return guessed;
}

/** Whether most values are of the kind; checked only where a wrong guess would refuse every row. */
function fitsKind({ kind }: Target, values: readonly string[], currency: string): boolean {
  if (kind === 'phone' || kind === 'text') return true;
  const isDate = (value: string) => DATE_ORDERS.some((order) => readInstant(value, order, 'utc') !== null);
  const isMoney = (value: string) => moneyOf(value, currency).ok;
  return values.filter(kind === 'money' ? isMoney : isDate).length * 2 >= values.length;
}

/** Headers of phones, and of kinds of phones and addresses. */
const PLACES: readonly string[] = ['home', 'work', 'office'];

function isPhoneLike(value: string): boolean {
  return value.replace(/\D/g, '').length >= 5;
}

/** Programs' own columns: kinds of phones, sort names, ids, countries, countries of phones. */
const NOISE =
  /^((customer|client|contact|account|lead|leadowner|person|record|u|j)?id|photo|gender|initials|sensitivity|priority|private|telex|isdn|language|isimage|emailtype|emaildisplayname|email\d(type|displayname|label)|phone\d(type|label)|address\d(type|label)|website\d(type|label)|relation\d(type|label)|event\d(type|label)|customfield\d(type|label)|phonetic.*|.*yomi|yominame|.*country(region|code)?|nameprefix|mrms|salutation|anrede|titel|titre|civilite|tratamiento|aanhef|titulo|land|pais|pays|paese|kraj|lfdnr|activestatus|archived|iscompany|recordtype|version|prodid|rev)$/;

/** Whether a column says nothing about a record; it is left out unless the user maps it. */
export function isNoise(header: string): boolean {
  const folded = foldHeader(header);
  return (folded === '' && header !== '') || isOwnHeading(folded) || NOISE.test(folded);
}

/** A test whether programs write a header for the records of a table. */
export function knownHeaders<T extends string>(table: TargetTable<T>): (header: string) => boolean {
  const known = new Set(targetsOf(table).flatMap((target) => table[target].headers));
  return (header) => {
    const key = headerKey(header);
    const isKnown =
      known.has(key) || known.has(key.replace(WHOSE, '')) || knownAddressHeader(header) !== null;
    return isKnown && !isOwnHeading(foldHeader(header));
  };
}
