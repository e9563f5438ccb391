import type { ColumnTarget, FileColumn } from '../columns/columns';
import { guessTargets } from '../columns/guess-targets';
import type { PriceReading } from './read-row';
import { PRICE_TARGETS } from './targets';
import { kindNamed, taxedNamed } from './words';

/** Suggests a target for each column of a file of prices; columns without a field are left out. */
export function guessPriceMapping(
  columns: readonly FileColumn[],
  { country, currency }: Pick<PriceReading, 'country' | 'currency'>,
): readonly ColumnTarget[] {
  const guessed = guessTargets(columns, {
    table: PRICE_TARGETS,
    country,
    currency,
    hasAddress: false,
    fits: (target, values) => {
      if (target === 'kind') return values.every((value) => kindNamed(value) !== undefined);
      return target !== 'taxable' || values.every((value) => taxedNamed(value) !== undefined);
    },
  });
  return columns.map((_, column) => guessed.get(column) ?? 'ignore');
}
