import type { Live } from '@/data/live/use-live';
import type { RecordProblem } from '@/data/core/query';
import type { Rows } from '@/domain/core/rows';
import type { LeadFilters, LeadSortKey } from '@/domain/customers/customer-filters';
import type { ListedCustomer } from '@/domain/directory/listed-customer';

/** The rows of the Open Leads List, wherever they come from. */
export type Leads = {
  readonly status: Live<ListedCustomer>['status'];
  readonly rows: Rows<ListedCustomer>;
  /** Documents that could not be read, to be shown by name. */
  readonly problems: readonly RecordProblem[];
  readonly pendingIds: ReadonlySet<string>;
  readonly loadingMore: boolean;
  readonly loadMore: () => void;
  /** More is known to come. */
  readonly hasMore?: boolean;
  readonly retry: () => void;
  /** Columns the list can be sorted by now, and the one it is sorted by. */
  readonly sorts: readonly LeadSortKey[];
  readonly order: Pick<LeadFilters, 'sortBy' | 'descending'>;
  /** How many fit and how many there are; null while that is not known. */
  readonly shown: number | null;
  readonly all: number | null;
  /** Tags and sources that leads have, to narrow the list by. */
  readonly tags: readonly string[];
  readonly sources: readonly string[];
  /** Asks all customers for them, where only a part of the list is read; absent where that is all there is. */
  readonly askEverybody?: () => void;
  /** Ids of all rows that fit; null where they are to be read from the store by what narrows them. */
  readonly readIds: (() => Promise<readonly string[]>) | null;
  /** Why not everybody is searched, in a sentence. */
  readonly note?: string;
};
