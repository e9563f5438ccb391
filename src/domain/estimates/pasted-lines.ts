import { typedNumber } from '../money/typed-number';
import { MAX_DESCRIPTION, MAX_NAME, MAX_QUANTITY, MAX_UNIT } from '../money/line-fields';
import { BLANK_LINE } from './new-line';
import type { NewLine } from './new-line';
import { MAX_CENTS } from '../core/shape';

/** The lines of pasted rows, and the rows that could not be read, counted from 1. */
export type PastedLines = { readonly lines: readonly NewLine[]; readonly unread: readonly number[] };

/** A row with more cells than this is no list of lines. */
const COLUMNS = 4;

/**
 * Reads rows copied from a spreadsheet: name, quantity, unit and price, separated by tabs; the last ones may be missing.
 * A first row without a number is a heading. Null where the text is no table, so that it is pasted as text.
 */
export function pastedLines(text: string, country: string): PastedLines | null {
  if (!text.includes('\t')) return null;
  const rows = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((row) => row.split('\t').map((cell) => cell.trim()));
  const read = rows.map((cells) => (cells.every((cell) => cell === '') ? 'empty' : lineOf(cells, country)));
  const startsWithHeading = read[0] === null && read.length > 1 && !/\d/.test(rows[0]?.join('') ?? '');
  const shown = startsWithHeading ? read.with(0, 'empty') : read;
  return {
    lines: shown.filter((line) => line !== null && line !== 'empty'),
    unread: shown.flatMap((line, at) => (line === null ? [at + 1] : [])),
  };
}

function lineOf(cells: readonly string[], country: string): NewLine | null {
  const [name = '', quantity = '', unit = '', price = ''] = cells;
  const units = numberIn(quantity, country, 100);
  const unitPrice = numberIn(price, country, 0);
  const isLonger = cells.slice(COLUMNS).some((cell) => cell !== '');
  if (name === '' || isLonger || units === null || unitPrice === null) return null;
  if (units < 0 || units > MAX_QUANTITY || Math.abs(unitPrice) > MAX_CENTS) return null;
  return {
    ...BLANK_LINE,
    name: name.slice(0, MAX_NAME),
    description: name.slice(MAX_NAME, MAX_NAME + MAX_DESCRIPTION),
    quantity: units,
    unit: unit.slice(0, MAX_UNIT),
    unitPrice,
  };
}

/** Null where it is no number, or may be two. */
function numberIn(cell: string, country: string, none: number): number | null {
  if (cell === '') return none;
  const read = typedNumber(cell, country);
  return read.kind === 'number' ? read.units : null;
}
