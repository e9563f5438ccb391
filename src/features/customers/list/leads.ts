import type { Live } from '@/data/live/use-live';
import type { RecordProblem } from '@/data/core/query';
import type { Rows } from '@/domain/core/rows';
import type { LeadFilters, LeadSortKey } from '@/domain/customers/customer-filters';
import type { ListedCustomer } from '@/domain/directory/listed-customer';

/** The rows of the Open Leads List, from any source. */
export type Leads = {
  readonly status: Live<ListedCustomer>['status'];
  readonly rows: Rows<ListedCustomer>;
  /** Unreadable documents, to be shown by name. */
  readonly problems: readonly RecordProblem[];
  readonly pendingIds: ReadonlySet<string>;
  readonly loadingMore: boolean;
  readonly loadMore: () => void;
  readonly hasMore?: boolean;
  /** Loaded rows are narrowed here: further pages are read on request alone. */
  readonly moreOnAsking?: boolean;
  /** How many leads were read for these rows. */
  readonly read?: number;
  readonly retry: () => void;
  readonly sorts: readonly LeadSortKey[];
  readonly order: Pick<LeadFilters, 'sortBy' | 'descending'>;
  /** Counts of matching and of all leads; null while unknown. */
  readonly shown: number | null;
  readonly all: number | null;
  readonly tags: readonly string[];
  readonly sources: readonly string[];
  /** Values of own fields, as the address has them. */
  readonly own: readonly string[];
  /** Loads them from all customers when only a part of the list is loaded; absent when the part is all. */
  readonly askEverybody?: () => void;
  /** Ids of all matching rows; null when the store must be queried for them. */
  readonly readIds: (() => Promise<readonly string[]>) | null;
  readonly note?: string;
};
