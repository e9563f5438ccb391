import { useMemo } from 'react';
import { idsOf } from '@/domain/core/rows';
import type { Rows } from '@/domain/core/rows';

/** Usually nothing is selected, and checking 10,000 rows takes longer than a frame. */
const NOTHING: readonly never[] = [];

/** The selected records of a list, in its order; the same array while list and selection are unchanged. */
export function useSelected<Row extends { readonly uuid: string }>(
  rows: Rows<Row>,
  selection: readonly string[],
): readonly Row[] {
  return useMemo(() => {
    if (selection.length === 0) return NOTHING;
    const ids = new Set(selection);
    return idsOf(rows).flatMap((id, place) => (ids.has(id) ? (rows.at(place) ?? []) : []));
  }, [rows, selection]);
}
