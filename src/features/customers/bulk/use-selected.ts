import { useMemo } from 'react';

/** The customers of a list whose ids are selected, in the list's order; the same array while both stay as they are. */
export function useSelected<Row extends { readonly uuid: string }>(
  rows: readonly Row[],
  selection: readonly string[],
): readonly Row[] {
  return useMemo(() => {
    const ids = new Set(selection);
    return rows.filter((row) => ids.has(row.uuid));
  }, [rows, selection]);
}
