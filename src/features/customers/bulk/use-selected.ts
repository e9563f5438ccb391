import { useMemo } from 'react';
import { idsOf } from '@/domain/core/rows';
import type { Rows } from '@/domain/core/rows';

/** Mostly nothing is selected, and a look at each of 10,000 takes longer than a frame. */
const NOTHING: readonly never[] = [];

/** The customers of a list whose ids are selected, in the list's order; the same array while both stay as they are. */
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
