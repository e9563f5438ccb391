import type { ListSource } from '../core/list-source';
import { useListed } from './use-listed';
import type { Listable, ListedPages } from './use-listed';

const everything = () => true;
const movedLast = { field: 'statusAt', direction: 'desc' } as const;

/** The records of a noun that a search finds, open and archived, latest change first; idle for ''. */
export function useFound<T extends Listable>(source: ListSource<T>, search: string): ListedPages<T> {
  const asked = {
    list: null,
    where: [],
    orderBy: movedLast,
    search,
    fits: everything,
    isExact: true,
  } as const;
  return useListed(source, search === '' ? null : asked);
}
