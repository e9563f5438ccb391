import { maxLengthOf } from '../../core/bounds';
import { PRICE_ITEM_KINDS, priceItemShape } from '../../money/price-item';
import type { PriceItem } from '../../money/price-item';
import { rowCells } from '../cells/row-cells';
import type { RowCells } from '../cells/row-cells';
import { readTypedAmount } from '../cells/typed-amount';
import type { ColumnTarget } from '../columns/columns';
import { namesIn } from '../columns/target-table';
import type { ImportLine } from '../planned';
import { PRICE_TARGETS } from './targets';
import type { PriceTarget } from './targets';
import { kindNamed, taxedNamed } from './words';

/** The fields of a line of the price list that a row says; amounts in cents. */
export type ImportedPrice = Partial<Pick<PriceItem, PriceTarget>>;

export type PriceDraft = ImportLine & { readonly fields: ImportedPrice };

/** How the rows of a file of prices are read. */
export type PriceReading = {
  readonly mapping: readonly ColumnTarget[];
  /** ISO 3166-1: how amounts are written. */
  readonly country: string;
  /** ISO 4217: amounts in other currencies are refused. */
  readonly currency: string;
};

export const PRICE_NAMES = namesIn(PRICE_TARGETS);

/** Reads one row. A cell that cannot be read, or may mean two amounts, is a problem of the row; empty cells say nothing. */
export function readPriceRow(cells: readonly string[], row: number, reading: PriceReading): PriceDraft {
  const read = rowCells<PriceTarget>(cells, reading.mapping, {
    country: reading.country,
    naming: PRICE_NAMES,
  });
  const name = read.bounded('name', maxLengthOf(priceItemShape, 'name'), ' ');
  if (name === '') read.fail('name', 'A line needs a name.');
  const description = read.bounded('description', maxLengthOf(priceItemShape, 'description'), ' ');
  const unit = read.bounded('unit', maxLengthOf(priceItemShape, 'unit'), ' ');
  const price = readTypedAmount(read, 'price', reading);
  const cost = readTypedAmount(read, 'cost', reading);
  const kind = wordIn(read, 'kind', kindNamed, `Write ${PRICE_ITEM_KINDS.join(' or ')}.`);
  const taxable = wordIn(read, 'taxable', taxedNamed, 'Write yes or no.');
  return {
    row,
    cells,
    problems: read.problems,
    fields: {
      name,
      ...(description !== '' && { description }),
      ...(unit !== '' && { unit }),
      ...(price !== undefined && { price }),
      ...(cost !== undefined && { cost }),
      ...(kind !== undefined && { kind }),
      ...(taxable !== undefined && { taxable }),
    },
  };
}

function wordIn<T>(
  read: RowCells<PriceTarget>,
  target: PriceTarget,
  named: (value: string) => T | undefined,
  problem: string,
): T | undefined {
  const text = read.text(target);
  if (text === '') return undefined;
  const found = named(text);
  if (found === undefined) read.fail(target, problem);
  return found;
}
