import type { RosterPerson } from '../company/company';
import type { Connection } from '../network/connection';
import { BETWEEN_CONNECTIONS, otherIn, pairOf, pairThreadId } from './thread-id';

/** A person the user may write to. */
export type Contact = {
  readonly uid: string;
  readonly name: string;
  readonly picture: string;
  /** The role of a coworker, the business of a connection. */
  readonly detail: string;
  readonly isCoworker: boolean;
  readonly threadId: string;
};

/** The people of a user's chats. */
export type ChatPeople = {
  /** By name. */
  readonly contacts: readonly Contact[];
  readonly byUid: ReadonlyMap<string, Contact>;
  /** The person behind a thread of two; null for groups and for people one cannot write to. */
  readonly behind: (threadId: string) => Contact | null;
  /** A participant's name in a thread, also after they left; '…' while names are `isLoading`. */
  readonly nameOf: (uid: string, threadId: string) => string;
  readonly pictureOf: (uid: string) => string;
};

export type ChatPeopleInput = {
  readonly uid: string;
  readonly owner: string;
  readonly ownName: string;
  /** Former people included: their names stay. */
  readonly roster: readonly RosterPerson[];
  readonly connections: readonly Connection[];
  readonly isLoading: boolean;
};

/** Contacts and names, from the roster and the user's connections. */
export function chatPeople(input: ChatPeopleInput): ChatPeople {
  const { uid, owner, ownName, roster, connections, isLoading } = input;
  const coworkers = new Map(roster.map((person) => [person.uid, person]));
  const known = new Map(connections.map((view) => [view.other, view.otherName]));
  const here = roster.filter((person) => person.active && person.uid !== uid);
  const contacts: readonly Contact[] = [
    ...here.map((person) => ({
      uid: person.uid,
      name: person.name,
      picture: person.photo,
      detail: person.role,
      isCoworker: true,
      threadId: pairThreadId(owner, uid, person.uid),
    })),
    ...connections
      .filter(({ state, other }) => state === 'connected' && !coworkers.get(other)?.active)
      .map(({ other, otherName, otherBusiness }) => ({
        uid: other,
        name: otherName,
        picture: '',
        detail: otherBusiness,
        isCoworker: false,
        threadId: pairThreadId(BETWEEN_CONNECTIONS, uid, other),
      })),
  ].toSorted((a, b) => a.name.localeCompare(b.name));
  const byUid = new Map(contacts.map((contact) => [contact.uid, contact]));
  return {
    contacts,
    byUid,
    behind: (threadId) => {
      const contact = byUid.get(otherIn(threadId, uid) ?? '');
      return contact?.threadId === threadId ? contact : null;
    },
    nameOf: (one, threadId) => {
      if (one === uid) return ownName;
      const isOutside = pairOf(threadId)?.owner === BETWEEN_CONNECTIONS;
      const name = isOutside ? known.get(one) : coworkers.get(one)?.name;
      return name ?? (isLoading ? '…' : isOutside ? 'Former connection' : 'Former employee');
    },
    pictureOf: (one) => coworkers.get(one)?.photo ?? '',
  };
}
