import type { LeadFilters } from './customer-filters';

/** Most values in one Firestore query (firebase.google.com/docs/firestore/query-data/queries). */
const MOST_COMBINATIONS = 30;

/** The multi-value filters one store query can take; the rest is applied to the rows read. */
export function storeFilters(
  filters: Pick<LeadFilters, 'statuses' | 'salespeople' | 'sources'>,
): Pick<LeadFilters, 'statuses' | 'salespeople' | 'sources'> {
  const { statuses } = filters;
  let combinations = Math.max(1, statuses.length);
  const asked = (values: readonly string[]) => {
    const more = combinations * Math.max(1, values.length);
    if (more > MOST_COMBINATIONS) return [];
    combinations = more;
    return values;
  };
  return { statuses, salespeople: asked(filters.salespeople), sources: asked(filters.sources) };
}

/** Whether some filters are not in the store query, because each would need its own indexes. */
export function isNarrowedFurther(filters: LeadFilters): boolean {
  const { salespeople, sources } = storeFilters(filters);
  return (
    filters.tags.length > 0 ||
    filters.created !== null ||
    filters.appointment !== null ||
    filters.email !== null ||
    filters.value !== null ||
    filters.own.length > 0 ||
    salespeople.length < filters.salespeople.length ||
    sources.length < filters.sources.length
  );
}
