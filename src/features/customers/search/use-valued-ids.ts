import { useMemo } from 'react';
import { customerValues } from '@/data/money/customer-values';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { MOST_ROWS } from '@/domain/core/list-bounds';
import type { ValueFilter } from '@/domain/customers/value-filter';

/** The customers of a filter by value. */
export type ValuedIds = {
  /** Null where nothing is asked, or the user may not see amounts. */
  readonly ids: readonly string[] | null;
  readonly isLoading: boolean;
  /** Why some customers may be missing, as a sentence; null when all are known. */
  readonly note: string | null;
};

/** Reads which customers have a value of the filter; amounts are stored beside their records. */
export function useValuedIds(value: ValueFilter | null): ValuedIds {
  const viewer = useViewer();
  const isAsked = value !== null && may(viewer, 'pricing:show');
  const { rows, status, error } = useLive(isAsked ? customerValues(viewer, value) : null);
  const ids = useMemo(() => (isAsked ? rows.map(({ uuid }) => uuid) : null), [isAsked, rows]);
  const isCut = rows.length >= MOST_ROWS;
  return {
    ids,
    isLoading: isAsked && status === 'loading',
    note:
      isAsked && error
        ? error.message
        : isCut
          ? 'More customers have such a value than one list shows.'
          : null,
  };
}
