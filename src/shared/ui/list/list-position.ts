import { useEffect, useMemo } from 'react';
import { idsOf } from '@/domain/core/rows';
import type { Rows } from '@/domain/core/rows';

import { usePersonKey } from '../../kept/person-key';

type OpenedList = {
  readonly to: string;
  readonly label: string;
  readonly total: number;
  readonly ids: readonly string[];
};

const KEPT = 1000;

/** Keeps a noun's shown list for this tab, so that records know their position. `total` is null while unknown. */
export function useRememberedList(
  noun: string,
  list: Pick<OpenedList, 'to' | 'label'> & { readonly total: number | null },
  rows: Rows<{ readonly uuid: string }>,
): void {
  const key = usePersonKey(`${noun}.list`);
  const { to, label, total } = list;
  useEffect(() => {
    if (rows.length === 0) return;
    const ids = idsOf(rows).slice(0, KEPT);
    const opened: OpenedList = { to, label, total: total ?? rows.length, ids };
    try {
      sessionStorage.setItem(key, JSON.stringify(opened));
    } catch {
      // Full or disabled storage only costs the position beside the back link.
    }
  }, [key, to, label, total, rows]);
}

function readList(key: string): OpenedList | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isOpenedList(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isOpenedList(value: unknown): value is OpenedList {
  if (typeof value !== 'object' || value === null) return false;
  if (!('to' in value && 'label' in value && 'total' in value && 'ids' in value)) return false;
  const { to, label, total, ids } = value;
  const areIds = Array.isArray(ids) && ids.every((id) => typeof id === 'string');
  return typeof to === 'string' && typeof label === 'string' && typeof total === 'number' && areIds;
}

export type ListPosition = {
  readonly back: { readonly to: string; readonly label: string };
  readonly position?: {
    readonly index: number;
    readonly total: number;
    readonly previousTo?: string;
    readonly nextTo?: string;
  };
};

/**
 * A record's back link and position in the list that opened it; `fallback` is its own list.
 * @param addressOf the address of a record of the noun
 */
export function useListPosition(
  noun: string,
  id: string,
  addressOf: (id: string) => string,
  fallback: ListPosition['back'],
): ListPosition {
  const key = usePersonKey(`${noun}.list`);
  return useMemo(() => positionIn(readList(key), id, addressOf, fallback), [key, id, addressOf, fallback]);
}

function positionIn(
  list: OpenedList | null,
  id: string,
  addressOf: (id: string) => string,
  fallback: ListPosition['back'],
): ListPosition {
  const index = list?.ids.indexOf(id) ?? -1;
  if (!list || index < 0) return { back: fallback };
  const previous = list.ids[index - 1];
  const next = list.ids[index + 1];
  return {
    back: { to: list.to, label: list.label },
    position: {
      index: index + 1,
      total: Math.max(list.total, list.ids.length),
      ...(previous && { previousTo: addressOf(previous) }),
      ...(next && { nextTo: addressOf(next) }),
    },
  };
}
