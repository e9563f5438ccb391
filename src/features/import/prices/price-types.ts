import type { PlannedPrice } from '@/domain/import/prices/plan';
import type { PriceDraft, PriceReading } from '@/domain/import/prices/read-row';
import type { PriceItem } from '@/domain/money/price-item';
import type { ReadingBase } from '../kind/import-types';

type Place = Pick<PriceReading, 'country' | 'currency'>;

/** The types of the import of prices. */
export type PriceImport = {
  readonly guess: Place;
  readonly reading: ReadingBase & Place;
  readonly draft: PriceDraft;
  readonly planned: PlannedPrice;
  readonly writing: Extract<PlannedPrice, { readonly action: 'create' | 'update' }>;
  readonly wanted: null;
  readonly met: { readonly items: readonly PriceItem[] };
  readonly made: PriceItem;
};
