import { findKey } from '@/domain/search/find';
import { MOST_COUNTED } from '@/domain/core/list-bounds';
import type { ListOrder } from '@/domain/core/list-address';
import type { Fields, InferFields } from '@/domain/core/shape';
import type { Noun, NounDescription } from '@/domain/nouns/define-noun';
import { maySee } from '@/domain/nouns/record-rights';
import { seesAll } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { query } from './query';
import type { TypedQuery } from './query';
import { scopeOf } from './scope';
import type { OrderBy, QuerySpec, Where } from '../store/port';

/** Page size of a list's first page: with the session's records and a page of the bell, 60 reads at most. */
export const LIST_PAGE = 40;
/** Page size of a search's first page: smaller, because every letter starts a query. */
const FOUND_PAGE = 30;

/** A noun's lists; null means both. */
export type ListName = 'Open' | 'Archive' | null;

/** The store's query for a list in its order. */
export type ListQuestion = {
  readonly list: ListName;
  readonly where: readonly Where[];
  readonly orderBy: OrderBy;
};

/** The queries of a noun's lists. The id is the last key of every order: the store adds it. */
export type ListSource<T> = {
  readonly listed: (viewer: Viewer, question: ListQuestion) => TypedQuery<T>;
  /**
   * Records that a search finds by one of its words, latest change first; the caller filters by the rest. Null where
   * the store cannot help: for a single letter, and for users whose limits take up the one list of a query.
   */
  readonly found: (viewer: Viewer, search: string, list: ListName) => TypedQuery<T> | null;
  /** The records of a list to be counted. */
  readonly counted: (viewer: Viewer, question: Pick<ListQuestion, 'list' | 'where'>) => TypedQuery<T>;
  /** Other records among those that the viewer sees; null for users who may not see any. */
  readonly seen: (viewer: Viewer, spec: Omit<QuerySpec, 'collection'>) => TypedQuery<T> | null;
  /** Whether a record is in a list. */
  readonly isIn: (record: T, list: ListName) => boolean;
};

/** The queries of a noun whose `find` words functions maintain; a noun without an archive is one list. */
export function listSource<F extends Fields>(
  noun: Pick<NounDescription<string, string, F>, 'shape' | 'archive' | 'area'> & Pick<Noun, 'amounts'>,
): ListSource<InferFields<F>> {
  const { shape, archive } = noun;
  const inList = (viewer: Viewer, list: ListName): Where[] => [
    ...scopeOf(viewer),
    ...(list === null || archive === null ? [] : [{ field: archive.field, op: '==', value: list } as const]),
  ];
  return {
    listed: (viewer, { list, where, orderBy }) =>
      query(shape, { where: [...inList(viewer, list), ...where], orderBy: [orderBy], limit: LIST_PAGE }),
    found: (viewer, search, list) => {
      const key = seesAll(viewer) ? findKey(search) : null;
      if (key === null) return null;
      const byWord = { field: 'find', op: 'array-contains', value: key } as const;
      return query(shape, {
        where: [...inList(viewer, list), byWord],
        orderBy: [{ field: 'statusAt', direction: 'desc' }],
        limit: FOUND_PAGE,
      });
    },
    counted: (viewer, { list, where }) =>
      query(shape, { where: [...inList(viewer, list), ...where], orderBy: [], limit: MOST_COUNTED }),
    seen: (viewer, spec) =>
      maySee(viewer, noun) ? query(shape, { ...spec, where: [...scopeOf(viewer), ...spec.where] }) : null,
    isIn: (record, list) => list === null || archive === null || record[archive.field] === list,
  };
}

/** Matches one of these statuses, or any where there are none. */
export function hasStatus(statuses: readonly string[]): Where[] {
  return statuses.length === 0 ? [] : [{ field: 'status', op: 'in', value: statuses }];
}

/** The store's order of a list: by the field behind a column, or the list's own. */
export function storeOrder<K extends string>(
  fields: Readonly<Record<K, string>>,
  order: ListOrder<K> | null,
  own: OrderBy,
): OrderBy {
  return order === null ? own : { field: fields[order.by], direction: order.descending ? 'desc' : 'asc' };
}

/** Every possible order, in both directions, for the suites that run every query. */
export function everyOrder<K extends string>(orders: readonly K[]): readonly ListOrder<K>[] {
  return orders.flatMap((by) => [
    { by, descending: false },
    { by, descending: true },
  ]);
}

/** A noun's search queries for the suites that run every query: of each list, and of both for the palette. */
export function foundIn(
  source: Pick<ListSource<unknown>, 'found' | 'listed'>,
  viewer: Viewer,
): readonly QuerySpec[] {
  return (['Open', 'Archive', null] as const).flatMap((list) => {
    const orderBy = { field: 'statusAt', direction: 'desc' } as const;
    const asked = source.found(viewer, 'berg', list) ?? source.listed(viewer, { list, where: [], orderBy });
    return [asked.spec];
  });
}
