import { directoryPart } from '@/domain/core/collections';
import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import {
  directoryShape,
  goneShape,
  MOST_CHANGES,
  MOST_SHARDS,
  shardShape,
} from '@/domain/directory/directory';
import type { Directory, Gone } from '@/domain/directory/directory';
import type { Permission } from '@/domain/access/permissions';
import { instant } from '@/domain/core/value';
import { may, seesAll } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { query, recordRef } from '../core/query';
import type { TypedQuery, TypedRef } from '../core/query';
import type { QuerySpec } from '../store/port';

/** True for users who may see every customer, and so may load the directory; the rules require the same. */
export function mayLoadDirectory(viewer: Viewer): boolean {
  return may(viewer, 'customers:view') && seesAll(viewer);
}

/** The directory document of the viewer's business. */
export function directoryRef(viewer: Viewer): TypedRef<Directory> {
  return recordRef(directoryShape, viewer.owner);
}

/** All shards in one query, so that they are of one moment. */
export function directoryShards(viewer: Viewer): TypedQuery<{ readonly rows: string }> {
  return query(shardShape, {
    collection: directoryPart(viewer.owner, 'shards'),
    where: [],
    orderBy: [],
    limit: MOST_SHARDS,
  });
}

/** Customers changed after a moment (epoch ms), unsent changes included. */
export function changedSince(viewer: Viewer, asOf: number): TypedQuery<Customer> {
  return query(customerShape, {
    where: [
      { field: 'owner', op: '==', value: viewer.owner },
      { field: 'updatedAt', op: '>', value: instant(asOf) },
    ],
    orderBy: [{ field: 'updatedAt', direction: 'desc' }],
    limit: MOST_CHANGES,
  });
}

/** Notes of customers deleted after a moment (epoch ms). */
export function goneSince(viewer: Viewer, asOf: number): TypedQuery<Gone> {
  return query(goneShape, {
    collection: directoryPart(viewer.owner, 'gone'),
    where: [{ field: 'at', op: '>', value: instant(asOf) }],
    orderBy: [{ field: 'at', direction: 'desc' }],
    limit: MOST_CHANGES,
  });
}

/** The directory's queries, for the suites that run every query. */
export const directoryCatalog: readonly {
  readonly name: string;
  readonly build: (viewer: Viewer) => readonly QuerySpec[];
  readonly needs: Permission | null;
}[] = [
  {
    name: 'directory of customers',
    build: (viewer) =>
      mayLoadDirectory(viewer)
        ? [directoryShards(viewer).spec, changedSince(viewer, 0).spec, goneSince(viewer, 0).spec]
        : [],
    needs: 'customers:view',
  },
];
