import { COLLECTIONS } from '@/domain/core/collections';
import type { Asked } from './live-store';
import { readOwnDevice } from '../base/own-device';
import { firstAskedKey } from '../session/forget-last-person';

/** Addresses that are remembered, the latest first. */
const MOST_ADDRESSES = 12;

/** What the screen of an address asked first when the app last started with it. */
export type FirstAsked = {
  readonly asked: Asked | null;
  readonly keep: (asked: Asked) => void;
};

/**
 * On an own device, a screen is asked for before it is drawn, with what its last start asked; its own listeners then
 * take the answers. The rules alone decide what is read, and what nobody reads any more ends by itself.
 */
export function firstAsked(uid: string): FirstAsked {
  const address = `${window.location.pathname}${window.location.search}`;
  return {
    asked: readOwnDevice() ? (readAll(uid).find(([known]) => known === address)?.[1] ?? null) : null,
    keep: (all) => {
      if (!readOwnDevice()) return;
      const asked = mostWanted(all, address);
      const others = readAll(uid).filter(([known]) => known !== address);
      const isAny = asked.rows.length + asked.docs.length > 0;
      try {
        const kept = [...(isAny ? [[address, asked]] : []), ...others].slice(0, MOST_ADDRESSES);
        localStorage.setItem(firstAskedKey(uid), JSON.stringify(kept));
      } catch {
        // Without storage the next start draws first.
      }
    },
  };
}

/** Rows from which a list is what its screen is opened for. */
const LONG_LIST = 20;

/** What the bell and the mark of Chat read on every screen. */
const BESIDE: readonly string[] = [COLLECTIONS.notifications, COLLECTIONS.threads];

/** The record of the address, or the longest list: each further question puts off the first answer. */
function mostWanted({ rows, docs }: Asked, address: string): Asked {
  const record = docs.find(({ id }) => address.includes(id));
  if (record) return { rows: [], docs: [record] };
  const [longest] = rows
    .filter(({ collection, limit }) => limit >= LONG_LIST && !BESIDE.includes(collection))
    .toSorted((one, other) => other.limit - one.limit);
  return { rows: longest ? [longest] : [], docs: [] };
}

type Kept = readonly (readonly [address: string, asked: Asked])[];

function readAll(uid: string): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(firstAskedKey(uid)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Written above; another version may have written something else. */
function isKept(entry: unknown): entry is Kept[number] {
  if (!Array.isArray(entry)) return false;
  const [, asked] = entry as [string, Partial<Asked> | undefined];
  return Array.isArray(asked?.rows) && Array.isArray(asked.docs);
}
