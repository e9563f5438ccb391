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

/** Everybody a person is connected with, asks, is asked by or blocked. */
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

/** A person's own account, for what the session does not carry. */
export function ownAccount(user: SessionUser): TypedRef<UserRecord> {
  return recordRef(userShape, user.uuid);
}

/** Chooses whether people of other businesses find this person by name. */
export function changeFindable(user: SessionUser, findable: boolean): Intent {
  return {
    name: 'editProfile',
    label: findable ? 'People can find you by name' : 'Nobody finds you by name any more',
    writes: [patchRecord(viewerOf(user), userShape, user.uuid, { findable })],
    undo: null,
  };
}

/** Whom to ask: by exact address, by the code of their invitation link, or by uid out of a search. */
export type ConnectionRequest = {
  readonly by: 'email' | 'code' | 'person';
  readonly to: string;
  readonly message: string;
};

/** Asks somebody to connect; `connected` when they had asked already. */
export function requestConnection(
  request: ConnectionRequest,
): Promise<{ readonly state: 'sent' | 'connected' }> {
  return callFunction('requestConnection', request, (answer) => ({
    state: fieldOf(answer, 'state') === 'connected' ? 'connected' : 'sent',
  }));
}

/** Answers a request, takes one back, or ends a connection; by the id of one's own view. */
export function answerConnection(connection: string, answer: ConnectionAnswer): Promise<void> {
  return callFunction('answerConnection', { connection, answer }, () => undefined);
}

/** Somebody who chose to be found. */
export type FoundPerson = { readonly uid: string; readonly name: string; readonly business: string };

/** Finds people by name or business among those who chose to be found. */
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

/** The code of one's own invitation link; `renew` ends the one so far. */
export function ownCode(kind: 'network' | 'referral', use: 'show' | 'renew'): Promise<string> {
  return callFunction('ownCode', { kind, use }, (answer) => textOf(answer, 'code'));
}

/** What My Network asks, for the suites that walk every query. */
export const networkCatalog: readonly CatalogEntry[] = [
  { name: 'own network', build: (viewer) => [connectionsOf(viewer).spec], needs: null },
];
