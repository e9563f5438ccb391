import { useCallback, useMemo, useRef } from 'react';

export type RowSelection = {
  readonly has: (id: string) => boolean;
  readonly state: 'none' | 'some' | 'all';
  /** With `toThere`, all rows from the last toggled one get this row's new state. */
  readonly toggle: (id: string, toThere?: boolean) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
};

export type RowSelectionOptions = {
  readonly rowIds: readonly string[];
  readonly selection: readonly string[];
  /** Undefined where rows cannot be selected. */
  readonly onChange: ((ids: string[]) => void) | undefined;
};

/** The selected rows of a list; held by the caller, and fast for any number of rows. */
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
