import type { Viewer } from '@/domain/access/viewer';
import { clientUpdateShape } from '@/domain/client-updates/client-update';
import type { ClientUpdate } from '@/domain/client-updates/client-update';
import type { CatalogEntry } from '../core/catalog-entry';
import type { Intent } from '../core/intent';
import { query } from '../core/query';
import type { TypedQuery } from '../core/query';
import { scopeOf } from '../core/scope';
import { patchRecord } from '../core/writes';
import { now } from '../store/port';

const UPDATES = 30;

/** The mails about one tracker that wait, went or could not go; latest change first. */
export function clientUpdatesOf(viewer: Viewer, trackerId: string): TypedQuery<ClientUpdate> {
  return query(clientUpdateShape, {
    where: [...scopeOf(viewer), { field: 'trackerId', op: '==', value: trackerId }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: UPDATES,
  });
}

/** Keeps a waiting mail back; a later change of its subject makes a new one. */
export function stopUpdate(viewer: Viewer, { uuid }: ClientUpdate): Intent {
  return {
    name: 'stopClientUpdate',
    label: 'Not sent',
    writes: [patchRecord(viewer, clientUpdateShape, uuid, { state: 'stopped' })],
    undo: [patchRecord(viewer, clientUpdateShape, uuid, { state: 'waiting' })],
  };
}

/** Lets a mail go at once, also one that was kept back or could not go. */
export function sendUpdateNow(viewer: Viewer, { uuid }: ClientUpdate): Intent {
  return {
    name: 'sendClientUpdate',
    label: 'Mail on its way',
    writes: [patchRecord(viewer, clientUpdateShape, uuid, { state: 'waiting', dueAt: now() })],
    undo: null,
  };
}

/** The queries of the client's mails, for the suites that run every query. */
export const clientUpdatesCatalog: readonly CatalogEntry[] = [
  {
    name: 'mails to the client',
    build: (viewer) => [clientUpdatesOf(viewer, 't1').spec],
    needs: 'trackers:view',
  },
];
