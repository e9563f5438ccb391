import { clientMessageShape } from '@/domain/trackers/tracker';
import type { ClientMessage, Tracker } from '@/domain/trackers/tracker';
import type { Viewer } from '@/domain/access/viewer';
import type { CatalogEntry } from '../core/catalog-entry';
import { newId } from '../core/ids';
import type { Intent } from '../core/intent';
import { query } from '../core/query';
import type { TypedQuery } from '../core/query';
import { scopeOf } from '../core/scope';
import { createRecord, patchRecord } from '../core/writes';

const MESSAGES = 50;

/** The messages between office and client on one tracker, newest first. */
export function messagesOf(viewer: Viewer, trackerId: string): TypedQuery<ClientMessage> {
  return query(clientMessageShape, {
    where: [...scopeOf(viewer), { field: 'trackerId', op: '==', value: trackerId }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: MESSAGES,
  });
}

/** Writes to the client, who sees the writer's name from the roster. */
export function sendMessage(viewer: Viewer, tracker: Tracker, body: string): Intent {
  return {
    name: 'sendClientMessage',
    label: 'Message sent',
    writes: [
      createRecord(viewer, clientMessageShape, {
        body,
        uuid: newId(),
        assignees: tracker.assignees,
        trackerId: tracker.uuid,
        customerId: tracker.customerId,
        from: 'office',
        readAt: null,
      }),
    ],
    undo: null,
  };
}

/** Marks the client's messages as read at `at` (epoch ms). */
export function readMessages(viewer: Viewer, messages: readonly ClientMessage[], at: number): Intent {
  return {
    name: 'readClientMessages',
    label: 'Marked as read',
    writes: messages.map((message) => patchRecord(viewer, clientMessageShape, message.uuid, { readAt: at })),
    undo: messages.map((message) => patchRecord(viewer, clientMessageShape, message.uuid, { readAt: null })),
  };
}

/** The message screens' queries, for the suites that run every query. */
export const clientMessagesCatalog: readonly CatalogEntry[] = [
  {
    name: 'messages with the client',
    build: (viewer) => [messagesOf(viewer, 't1').spec],
    needs: 'trackers:view',
  },
];
