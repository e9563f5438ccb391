import type { Cell } from './cell';
import type { Door } from '../../../rules/mutation/mutants';

const opens = (collection: string, ...operations: readonly string[]): readonly Door[] => {
  const path = collection
    .split('/')
    .filter((_name, place) => place % 2 === 0)
    .join('/');
  return operations.map((operation) => ({ path, operation }));
};

/** The rules' allows a case may reach; whether a written document is new shows only at run time. */
export function doorsOf({ attempt }: Cell): readonly Door[] {
  if ('get' in attempt) return opens(attempt.get.collection, 'get');
  if ('list' in attempt) return opens(attempt.list.collection, 'list');
  return attempt.commit.flatMap(({ kind, ref }) => {
    if (kind === 'create') return opens(ref.collection, 'create', 'update');
    return opens(ref.collection, kind === 'patch' ? 'update' : 'delete');
  });
}
