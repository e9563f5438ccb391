import type { Customer } from './customer';
import { manyOf } from '../core/list-address';
import type { ListFilter } from '../core/list-address';
import { addDays, startOfWeek } from '../time/time';
import type { Day } from '../time/time';

/** Longest value of an own field that lists show and compare, in characters; the record has the rest. */
const LISTED_LENGTH = 60;

/** Most values of one field that a list offers. */
const MOST_VALUES = 100;

/** Periods of a date, relative to today. */
export const OWN_PERIODS = ['past', 'today', 'week', 'later'] as const;
export type OwnPeriod = (typeof OWN_PERIODS)[number];

type Own = Pick<Customer, 'customFields'>;

/** A span of numbers; `below` is not among them, and null where nothing bounds it. */
export type Band = { readonly from: number | null; readonly below: number | null };

/** What a list asks of one own field; a customer needs one of these values. */
export type OwnTest = {
  readonly key: string;
  readonly texts: readonly string[];
  readonly bands: readonly Band[];
  readonly periods: readonly { readonly from: Day | null; readonly to: Day | null }[];
};

/** The value of an own field as lists know it; '' for none. */
export function listedValue({ customFields }: Own, key: string): string {
  return (customFields[key] ?? '').slice(0, LISTED_LENGTH);
}

/** What the values of a field begin with in an address. */
export const ownStart = (key: string) => `${key}:`;

/** The column of an own field. */
export const ownColumn = (key: string) => `own.${key}`;

/** The filter by own fields of a list that shows these. */
export function ownFilter(keys: readonly string[]): ListFilter<string, true> {
  return { ...manyOf('own'), starts: keys.map(ownStart) };
}

/** A value of an own field as a list's address has it; '' asks for customers without one. */
export const ownValue = (key: string, text: string) => `${ownStart(key)}=${text}`;

/** A span of numbers as a list's address has it. */
export const ownBand = (key: string, { from, below }: Band) =>
  `${ownStart(key)}~${from ?? ''}..${below ?? ''}`;

/** A period as a list's address has it. */
export const ownPeriod = (key: string, period: OwnPeriod) => `${ownStart(key)}@${period}`;

/** The key of a value in an address, its kind and text; null for what no list writes. */
export function readOwn(
  value: string,
): { readonly key: string; readonly kind: '=' | '~' | '@'; readonly text: string } | null {
  const [, key = '', kind, text = ''] = /^([^:]+):([=~@])(.*)$/s.exec(value) ?? [];
  return kind === '=' || kind === '~' || kind === '@' ? { key, kind, text } : null;
}

/** The own fields that values of an address ask for. */
export function ownKeys(values: readonly string[]): readonly string[] {
  return [...new Set(values.flatMap((value) => readOwn(value)?.key ?? []))];
}

/** The questions in the values of an address, one for each field. */
export function ownTests(values: readonly string[], today: Day, country: string): readonly OwnTest[] {
  const asked = values.flatMap((value) => readOwn(value) ?? []);
  return ownKeys(values).map((key) => {
    const of = (wanted: string) => asked.filter((one) => one.key === key && one.kind === wanted);
    return {
      key,
      texts: of('=').map(({ text }) => text.slice(0, LISTED_LENGTH)),
      bands: of('~').map(({ text }) => bandOf(text)),
      periods: of('@').flatMap(({ text }) => periodOf(text, today, country) ?? []),
    };
  });
}

/** Whether a customer has one of the values that each question asks for. */
export function fitsOwn(customer: Own, tests: readonly OwnTest[]): boolean {
  return tests.every(({ key, texts, bands, periods }) => {
    const value = listedValue(customer, key);
    if (texts.includes(value)) return true;
    if (value === '') return false;
    const number = numberOf(value);
    return (
      bands.some(({ from, below }) => number >= (from ?? -Infinity) && number < (below ?? Infinity)) ||
      periods.some(({ from, to }) => (from === null || value >= from) && (to === null || value <= to))
    );
  });
}

/** The distinct values of customers as an address has them, sorted, at most a hundred of each field. */
export function ownValuesOf(customers: Iterable<Own>): readonly string[] {
  const found = new Map<string, Set<string>>();
  for (const customer of customers)
    for (const key of Object.keys(customer.customFields)) {
      const value = listedValue(customer, key);
      const values = found.get(key) ?? new Set();
      found.set(key, values);
      if (value !== '' && values.size < MOST_VALUES) values.add(value);
    }
  return [...found].flatMap(([key, values]) => [...values].map((value) => ownValue(key, value))).sort();
}

/** Numbers as people type them, with a point or a comma; NaN for other text. */
function numberOf(text: string): number {
  return text === '' ? NaN : Number(text.replace(',', '.'));
}

/** At most six spans of a round length over these values, the first and last open, so that none is left out. */
export function bandsOf(values: readonly string[]): readonly Band[] {
  const numbers = values.map(numberOf).filter(Number.isFinite);
  const least = Math.min(...numbers);
  const most = Math.max(...numbers);
  if (!(most > least)) return [];
  const step = roundStep((most - least) / 5);
  const first = Math.floor(least / step) + 1;
  const bounds: number[] = [];
  for (let at = first; at * step <= most; at += 1) bounds.push(Number((at * step).toPrecision(12)));
  return [...bounds, null].map((below, at) => ({ from: bounds[at - 1] ?? null, below }));
}

/** The next length of 1, 2 or 5 times a power of ten. */
function roundStep(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length));
  return power * ([1, 2, 5].find((times) => times * power >= length) ?? 10);
}

/** The span of numbers in an address. */
export function bandOf(text: string): Band {
  const [from = '', below = ''] = text.split('..');
  return { from: from === '' ? null : numberOf(from), below: below === '' ? null : numberOf(below) };
}

function periodOf(text: string, today: Day, country: string): OwnTest['periods'][number] | null {
  const week = startOfWeek(today, country);
  switch (OWN_PERIODS.find((period) => period === text)) {
    case 'past':
      return { from: null, to: addDays(today, -1) };
    case 'today':
      return { from: today, to: today };
    case 'week':
      return { from: week, to: addDays(week, 6) };
    case 'later':
      return { from: addDays(week, 7), to: null };
    case undefined:
      return null;
  }
}
