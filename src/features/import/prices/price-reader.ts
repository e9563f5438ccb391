import { knownHeaders } from '@/domain/import/columns/guess-targets';
import { guessPriceMapping } from '@/domain/import/prices/guess-mapping';
import { planPrices } from '@/domain/import/prices/plan';
import { readPriceRow } from '@/domain/import/prices/read-row';
import { PRICE_TARGETS } from '@/domain/import/prices/targets';
import type { ImportReader } from '../kind/import-reader';
import { pricePreview } from './price-preview';
import type { PriceImport } from './price-types';

/** Reads and plans rows of prices. */
export const priceReader: ImportReader<PriceImport> = {
  many: 'prices',
  takesCards: false,
  isKnownHeader: knownHeaders(PRICE_TARGETS),
  guess: (columns, context) => ({ mapping: guessPriceMapping(columns, context), questions: [] }),
  wordsIn: () => ({}),
  read: readPriceRow,
  wanted: () => null,
  ids: { items: ({ uuid }) => uuid },
  plan: (drafts, { items }, choice, { mapping }) =>
    planPrices(drafts, items, { choice: choice === 'update' ? 'update' : 'skip', mapping }),
  cutBatches: (plan) => [plan.filter((line) => line.action === 'create' || line.action === 'update')],
  preview: pricePreview,
};
