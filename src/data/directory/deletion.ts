import { directoryPart } from '@/domain/core/collections';
import { customerShape } from '@/domain/customers/customer';
import type { Viewer } from '@/domain/access/viewer';
import { newId } from '../core/ids';
import { now } from '../store/port';
import type { Write } from '../store/port';
import { deleteRecord } from '../core/writes';

/** Deletes a customer, with a note for devices that have the directory in memory. Every deletion uses this. */
export function deletionOf(viewer: Viewer, uuid: string): readonly Write[] {
  const mark: Write = {
    kind: 'create',
    ref: { collection: directoryPart(viewer.owner, 'gone'), id: newId() },
    data: { owner: viewer.owner, customerId: uuid, at: now() },
  };
  return [deleteRecord(customerShape, uuid), mark];
}
