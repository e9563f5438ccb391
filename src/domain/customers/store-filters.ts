import type { LeadFilters } from './customer-filters';

/** Combinations of values that one Firestore query takes (firebase.google.com/docs/firestore/query-data/queries). */
const MOST_COMBINATIONS = 30;

/**
 * The filters with several values that the store is asked by: as many as one query takes. Those left empty here are
 * applied to the rows that were read.
 */
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

/** Whether there are filters among them that the store is not asked by: each would need its own indexes. */
export function isNarrowedFurther(filters: LeadFilters): boolean {
  const { salespeople, sources } = storeFilters(filters);
  return (
    filters.tags.length > 0 ||
    filters.created !== null ||
    filters.appointment !== null ||
    salespeople.length < filters.salespeople.length ||
    sources.length < filters.sources.length
  );
}
