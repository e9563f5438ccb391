import { decimalSignOf, writtenNumber } from '../format/number-words';
import { maxOf } from '../core/bounds';
import { jobFieldLabel, jobShape } from './job';
import type { Job } from './job';

function measure<F extends 'squares' | 'layers' | 'waste' | 'linearFeet'>(field: F, decimals: number) {
  return { field, label: jobFieldLabel(field), max: maxOf(jobShape, field), decimals };
}

/** Numeric roof measures, in the order of screens and documents. Pitch is text: "6/12". */
export const MEASURES = [
  measure('squares', 2),
  measure('layers', 0),
  measure('waste', 2),
  measure('linearFeet', 2),
] as const;
export type Measure = (typeof MEASURES)[number];
export type MeasureField = Measure['field'];

export type Measures = Pick<Job, MeasureField | 'pitch'>;

/**
 * Reads a number with a point or a comma: "24.33", "24,33", "1,250.5", "1.250,5". A single separator before
 * exactly three digits groups thousands, unless it is the country's (ISO 3166-1) decimal separator. Null for
 * no number.
 */
export function readNumber(typed: string, country: string): number | null {
  const text = typed.replaceAll(/[\s'’]/g, '');
  if (!/^\d[\d.,]*$/.test(text)) return null;
  const decimal = decimalSign(text, country);
  const [whole = '', ...rest] = decimal === null ? [text] : splitAtLast(text, decimal);
  const groups = whole.split(/[.,]/);
  const isGrouped =
    groups.length === 1 ||
    (groups.at(-1)?.length === 3 && groups.slice(1, -1).every(({ length }) => length === middleOf(country)));
  if (!isGrouped || new Set(whole.match(/[.,]/g)).size > 1) return null;
  return Number(`${groups.join('')}.${rest.join('') || '0'}`);
}

/** Digits in a number's middle groups; India writes 1,00,000. */
function middleOf(country: string): number {
  return country === 'IN' ? 2 : 3;
}

/** The problem with a typed measure, as a sentence; null when valid or empty. */
export function measureProblem({ max, decimals }: Measure, typed: string, country: string): string | null {
  if (typed.trim() === '') return null;
  const value = readNumber(typed, country);
  const most = writtenNumber(max, country);
  if (value !== null && value <= max && Number(value.toFixed(decimals)) === value) return null;
  return decimals === 0
    ? `Write a whole number up to ${most}.`
    : `Write a number up to ${most}, like ${measureText(24.33, country)}.`;
}

/** The measure from typed text; null when empty. */
export function measureOf(typed: string, country: string): number | null {
  return typed.trim() === '' ? null : readNumber(typed, country);
}

/** A measure in a country's (ISO 3166-1) format: "24.33" or "24,33", '' while unknown. */
export function measureText(value: number | null, country: string): string {
  return value === null ? '' : writtenNumber(value, country, 2);
}

/** The decimal separator: the later of two kinds; a single foreign one before three digits is none. */
function decimalSign(text: string, country: string): '.' | ',' | null {
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  if (comma < 0 && point < 0) return null;
  const sign = comma > point ? ',' : '.';
  if (comma >= 0 && point >= 0) return sign;
  if (text.split(sign).length > 2) return null;
  const groups = sign !== decimalSignOf(country) && text.length - text.indexOf(sign) - 1 === 3;
  return groups ? null : sign;
}

function splitAtLast(text: string, sign: string): readonly string[] {
  const at = text.lastIndexOf(sign);
  return [text.slice(0, at), text.slice(at + 1)];
}
