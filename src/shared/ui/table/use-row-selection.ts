import { useCallback, useMemo, useRef } from 'react';

export type RowSelection = {
  readonly has: (id: string) => boolean;
  readonly state: 'none' | 'some' | 'all';
  /** With `toThere` all rows from the one touched last to this one become what this one becomes. */
  readonly toggle: (id: string, toThere?: boolean) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
};

export type RowSelectionOptions = {
  /** Ids of all rows, in their order. */
  readonly rowIds: readonly string[];
  readonly selection: readonly string[];
  /** Absent where rows cannot be selected. */
  readonly onChange: ((ids: string[]) => void) | undefined;
};

/** Which rows of a list are selected; held by the caller, and cheap however many rows there are. */
export function useRowSelection({ rowIds, selection, onChange }: RowSelectionOptions): RowSelection {
  const selected = useMemo(() => new Set(selection), [selection]);
  const has = useCallback((id: string) => selected.has(id), [selected]);
  const touched = useRef<string | null>(null);

  const toggle = (id: string, toThere = false) => {
    const from = toThere && touched.current !== null ? rowIds.indexOf(touched.current) : -1;
    const to = rowIds.indexOf(id);
    const range = from === -1 ? [id] : rowIds.slice(Math.min(from, to), Math.max(from, to) + 1);
    const touching = new Set(range);
    const rest = selection.filter((one) => !touching.has(one));
    touched.current = id;
    onChange?.(has(id) ? rest : [...rest, ...range]);
  };

  const isAll = rowIds.length > 0 && selection.length >= rowIds.length;
  return {
    has,
    state: isAll ? 'all' : selection.length > 0 ? 'some' : 'none',
    toggle,
    selectAll: () => onChange?.([...rowIds]),
    clear: () => onChange?.([]),
  };
}
