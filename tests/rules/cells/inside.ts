import type { QuerySpec, Write } from '@/data/store/port';
import { ACME } from '@tests/factories/records';
import { create } from '../acting';
import type { Data } from '../documents';
import type { Role } from '../roles';

/** A note of a role on a record with amounts inside, for the people of `assignees`. */
export function noteOf(
  role: Role,
  collection: 'Activity' | 'ActivityPriced',
  assignees: readonly string[],
  change: Data,
): Write {
  const entry = create(role, 'Activity', 'said', assignees, change);
  return { ...entry, ref: { collection, id: 'said' } };
}

/** What a person reads of a collection that belongs to records of a noun. */
export function readOf(noun: string, collection: string, uid: string): QuerySpec {
  return {
    collection,
    where: [
      { field: 'owner', op: '==', value: ACME },
      { field: 'assignees', op: 'array-contains', value: uid },
      { field: 'noun', op: '==', value: noun },
    ],
    orderBy: [],
    limit: 5,
  };
}
