import type { Customer } from '@/domain/customers/customer';
import { askedWords } from '@/domain/import/customers/status-words';
import { cutBatches } from '@/domain/import/customers/batches';
import { guessMapping } from '@/domain/import/customers/guess-mapping';
import { matchKeys, searchKeysOf } from '@/domain/import/customers/match-keys';
import type { MatchedCustomer } from '@/domain/import/customers/match-keys';
import { planImport } from '@/domain/import/customers/plan';
import { knownHeaders } from '@/domain/import/columns/guess-targets';
import { CUSTOMER_TARGETS } from '@/domain/import/customers/targets';
import { readRow } from '@/domain/import/customers/read-row';
import type { ImportReader, Planner } from '../kind/import-reader';
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
  createPlanner,
  cutBatches,
  preview: customerPreview,
};

function createPlanner(): Planner<CustomerImport> {
  const matches = new Map<string, MatchedCustomer>();
  const whole = new Map<string, Customer>();
  const amounts = new Map<string, number>();
  return {
    meet: (met) => {
      for (const customer of met.matches) matches.set(customer.uuid, customer);
      for (const customer of met.whole) whole.set(customer.uuid, customer);
      for (const { customerId, amount } of met.amounts ?? []) amounts.set(customerId, amount);
    },
    plan: (drafts, choice) =>
      planImport(
        drafts,
        choice === 'update'
          ? { choice, existing: [...whole.values()], amounts }
          : { choice, existing: [...matches.values()] },
      ),
  };
}
