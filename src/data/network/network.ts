import { connectionShape } from '@/domain/network/connection';
import type { Connection, ConnectionAnswer } from '@/domain/network/connection';
import type { SessionUser } from '@/domain/session/session';
import { viewerOf } from '@/domain/session/session';
import { MOST_ROWS } from '@/domain/core/list-bounds';
import { userShape } from '@/domain/account/user';
import type { UserRecord } from '@/domain/account/user';
import type { Viewer } from '@/domain/access/viewer';
import { fieldOf, textOf } from '../core/answers';
import type { CatalogEntry } from '../core/catalog-entry';
import { callFunction } from '../callables/function-caller';
import type { Intent } from '../core/intent';
import { query, recordRef } from '../core/query';
import type { TypedQuery, TypedRef } from '../core/query';
import { patchRecord } from '../core/writes';

/** A user's connections, open requests in both directions, and blocked users. */
export function connectionsOf(viewer: Viewer): TypedQuery<Connection> {
  return query(connectionShape, {
    where: [
      { field: 'person', op: '==', value: viewer.uid },
      { field: 'state', op: 'in', value: ['waiting', 'connected', 'sent', 'blocked'] },
    ],
    orderBy: [],
    limit: MOST_ROWS,
  });
}

/** Most requests shown outside the network. */
const REQUESTS_SHOWN = 3;

/** Most people asked for by one query. */
const MOST_ASKED = 30;

/** The user's connections with these people, up to 30 of them. */
export function connectionsWith(viewer: Viewer, uids: readonly string[]): TypedQuery<Connection> {
  return query(connectionShape, {
    where: [
      { field: 'person', op: '==', value: viewer.uid },
      { field: 'state', op: '==', value: 'connected' },
      { field: 'other', op: 'in', value: uids.slice(0, MOST_ASKED) },
    ],
    orderBy: [],
    limit: MOST_ASKED,
  });
}

/** Requests that wait for the user's answer; a network has the others. */
export function requestsTo(viewer: Viewer): TypedQuery<Connection> {
  return query(connectionShape, {
    where: [
      { field: 'person', op: '==', value: viewer.uid },
      { field: 'state', op: '==', value: 'waiting' },
    ],
    orderBy: [],
    limit: REQUESTS_SHOWN,
  });
}

/** The user's own account, for fields that the session lacks. */
export function ownAccount(user: SessionUser): TypedRef<UserRecord> {
  return recordRef(userShape, user.uuid);
}

/** Sets whether users of other businesses find this user by name. */
export function changeFindable(user: SessionUser, findable: boolean): Intent {
  return {
    name: 'editProfile',
    label: findable ? 'People can find you by name' : 'Nobody finds you by name any more',
    writes: [patchRecord(viewerOf(user), userShape, user.uuid, { findable })],
    undo: null,
  };
}

/** The recipient of a request: by exact address, by invitation link code, or by uid from a search. */
export type ConnectionRequest = {
  readonly by: 'email' | 'code' | 'person';
  readonly to: string;
  readonly message: string;
};

/** Requests a connection; `connected` when the other user had requested it already. */
export function requestConnection(
  request: ConnectionRequest,
): Promise<{ readonly state: 'sent' | 'connected' }> {
  return callFunction('requestConnection', request, (answer) => ({
    state: fieldOf(answer, 'state') === 'connected' ? 'connected' : 'sent',
  }));
}

/** Answers or withdraws a request, or ends a connection, by the id of the user's own side. */
export function answerConnection(connection: string, answer: ConnectionAnswer): Promise<void> {
  return callFunction('answerConnection', { connection, answer }, () => undefined);
}

/** A search result. */
export type FoundPerson = { readonly uid: string; readonly name: string; readonly business: string };

/** Finds users who chose to be findable, by name or business. */
export function findPeople(name: string): Promise<readonly FoundPerson[]> {
  return callFunction('findPeople', { name }, (answer) => {
    const people = fieldOf(answer, 'people');
    return (Array.isArray(people) ? people : []).map((person) => ({
      uid: textOf(person, 'uid'),
      name: textOf(person, 'name'),
      business: textOf(person, 'business'),
    }));
  });
}

/** The code of the user's own invitation link or calendar address; `renew` invalidates the previous one. */
export function ownCode(kind: 'network' | 'referral' | 'calendar', use: 'show' | 'renew'): Promise<string> {
  return callFunction('ownCode', { kind, use }, (answer) => textOf(answer, 'code'));
}

/** My Network's queries, for the suites that run every query. */
export const networkCatalog: readonly CatalogEntry[] = [
  {
    name: 'own network',
    build: (viewer) => [
      connectionsOf(viewer).spec,
      connectionsWith(viewer, ['bo']).spec,
      requestsTo(viewer).spec,
    ],
    needs: null,
  },
];
