import { COLLECTIONS } from '../core/collections';
import type { Noun } from '../nouns/define-noun';
import { activityPricedShape, activityShape } from './activity';
import type { FieldChange, RecordDiff } from './activity-diff';

type Amounts = Pick<Noun, 'amounts'>;

/** Where the history of a noun's records is: with amounts inside, all of it needs `pricing:show`. */
export function historyShape({ amounts }: Amounts): typeof activityShape {
  return amounts === 'inside' ? activityPricedShape : activityShape;
}

/** Changes that one entry of a collection tells. */
export type PlacedChanges = { readonly collection: string; readonly changes: readonly FieldChange[] };

/** The entries about a write to a record; one that created or deleted it (`isWhole`) is told without changes. */
export function placedChanges(
  noun: Amounts,
  { plain, priced }: RecordDiff,
  isWhole: boolean,
): readonly PlacedChanges[] {
  const isInside = noun.amounts === 'inside';
  const told = isInside ? [...plain, ...priced] : plain;
  const { collection } = historyShape(noun);
  return [
    ...(isWhole || told.length > 0 ? [{ collection, changes: told }] : []),
    ...(!isInside && priced.length > 0 ? [{ collection: COLLECTIONS.activityPriced, changes: priced }] : []),
  ];
}
