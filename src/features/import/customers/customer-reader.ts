import { askedWords } from '@/domain/import/customers/status-words';
import { cutBatches } from '@/domain/import/customers/batches';
import { guessMapping } from '@/domain/import/customers/guess-mapping';
import { CUSTOMER_IDS, matchKeys, searchKeysOf } from '@/domain/import/customers/match-keys';
import { planImport } from '@/domain/import/customers/plan';
import { knownHeaders } from '@/domain/import/columns/guess-targets';
import { CUSTOMER_TARGETS } from '@/domain/import/customers/targets';
import { readRow } from '@/domain/import/customers/read-row';
import type { ImportReader } from '../kind/import-reader';
import { customerPreview } from './customer-preview';
import type { CustomerImport } from './customer-types';

/** Reads and plans rows of customers. */
export const customerReader: ImportReader<CustomerImport> = {
  many: 'customers',
  takesCards: true,
  isKnownHeader: knownHeaders(CUSTOMER_TARGETS),
  guess: guessMapping,
  wordsIn: askedWords,
  read: readRow,
  wanted: (drafts) => {
    const rows = drafts.map(({ fields }) => fields);
    return {
      search: searchKeysOf(rows, ({ streetAddress }) => streetAddress !== ''),
      match: [...new Set(rows.flatMap(matchKeys))],
    };
  },
  ids: CUSTOMER_IDS,
  plan: (drafts, { matches, whole, amounts }, choice) =>
    planImport(
      drafts,
      choice === 'update'
        ? {
            choice,
            existing: whole,
            amounts: new Map(amounts.map(({ customerId, amount }) => [customerId, amount])),
          }
        : { choice, existing: matches },
    ),
  cutBatches,
  preview: customerPreview,
};
