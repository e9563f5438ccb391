import type { WantedKeys } from '@/data/import/customers/find-matches';
import type { Customer } from '@/domain/customers/customer';
import type { WritingRow } from '@/domain/import/customers/batches';
import type { GuessContext } from '@/domain/import/customers/guess-mapping';
import type { MetCustomers } from '@/domain/import/customers/match-keys';
import type { PlannedRow } from '@/domain/import/customers/plan';
import type { ImportDraft, ReadContext } from '@/domain/import/customers/read-row';
import type { ReadingBase } from '../kind/import-types';

/** The types of the import of customers. */
export type CustomerImport = {
  readonly guess: GuessContext & { readonly mayAddFields: boolean };
  readonly reading: ReadingBase &
    Pick<ReadContext, 'people' | 'own' | 'subStatuses' | 'zone' | 'country' | 'currency'>;
  readonly draft: ImportDraft;
  readonly planned: PlannedRow;
  readonly writing: WritingRow;
  readonly wanted: WantedKeys;
  readonly met: MetCustomers;
  readonly made: Customer;
};
