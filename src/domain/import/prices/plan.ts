import { foldText } from '../../format/fold-text';
import type { PriceItem } from '../../money/price-item';
import { columnOf } from '../cells/row-cells';
import type { ColumnTarget } from '../columns/columns';
import { refusalOf } from '../planned';
import { PRICE_NAMES } from './read-row';
import type { ImportedPrice, PriceDraft } from './read-row';

/** Most rows of one file: the whole price list is compared, and every change is kept until it is sent. */
export const MOST_PRICE_ROWS = 2_000;

/** Rows with the name of a line in the price list are left out, or change that line. */
export type PriceChoice = 'skip' | 'update';

/** The outcome of one row. */
export type PlannedPrice =
  | { readonly action: 'create'; readonly draft: PriceDraft }
  | {
      readonly action: 'update';
      readonly draft: PriceDraft;
      readonly item: PriceItem;
      readonly changes: ImportedPrice;
    }
  | { readonly action: 'skip' | 'refuse'; readonly draft: PriceDraft; readonly reason: string };

/** The name of a line without its spelling. */
const keyOf = (name: string) => foldText(name).replace(/\s+/g, ' ').trim();

/** Decides about the rows of a file beside the lines in use; `mapping` says which column to blame for a missing price. */
export function planPrices(
  drafts: readonly PriceDraft[],
  items: readonly PriceItem[],
  { choice, mapping }: { readonly choice: PriceChoice; readonly mapping: readonly ColumnTarget[] },
): readonly PlannedPrice[] {
  const byName = new Map<string, readonly PriceItem[]>();
  for (const item of items) byName.set(keyOf(item.name), [...(byName.get(keyOf(item.name)) ?? []), item]);
  const firstRow = new Map<string, number>();
  return drafts.map((draft): PlannedPrice => {
    if (draft.problems.length > 0) return refusalOf(draft);
    const key = keyOf(draft.fields.name ?? '');
    const earlier = firstRow.get(key);
    if (earlier !== undefined) return { action: 'skip', draft, reason: `Same name as row ${earlier}.` };
    firstRow.set(key, draft.row);
    const [item, other] = byName.get(key) ?? [];
    if (!item) return created(draft, mapping);
    if (choice === 'skip') return { action: 'skip', draft, reason: 'Already in your price list.' };
    if (other) return { action: 'skip', draft, reason: 'Several lines of your price list have this name.' };
    const changes = changesOf(item, draft.fields);
    if (Object.keys(changes).length === 0) return { action: 'skip', draft, reason: 'Nothing changes.' };
    return { action: 'update', draft, item, changes };
  });
}

function created(draft: PriceDraft, mapping: readonly ColumnTarget[]): PlannedPrice {
  if (draft.fields.price !== undefined) return { action: 'create', draft };
  const column = columnOf(mapping, 'price', PRICE_NAMES);
  return refusalOf({ ...draft, problems: [{ column, reason: 'A new line needs a price.' }] });
}

/** What a row says otherwise; the spelling of the name stays the price list's. */
function changesOf(item: PriceItem, said: ImportedPrice): ImportedPrice {
  const stored: Readonly<Record<string, unknown>> = item;
  return Object.fromEntries(
    Object.entries(said).filter(([field, value]) => field !== 'name' && stored[field] !== value),
  );
}
