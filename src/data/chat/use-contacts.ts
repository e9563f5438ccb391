import { useMemo } from 'react';
import { BETWEEN_CONNECTIONS, otherIn, pairOf, pairThreadId } from '@/domain/chat/thread';
import { usePeople } from '../employees/use-people';
import { useLive } from '../live/use-live';
import { connectionsOf } from '../network/network';
import { useUser, useViewer } from '../session/use-session';
import { useRoster } from '../session/use-settings';

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

/** The user's coworkers and connections, by name, and the names of all people in their threads. */
export type Contacts = {
  readonly contacts: readonly Contact[];
  readonly byUid: ReadonlyMap<string, Contact>;
  /** The person behind a thread of two; null for groups and for people one cannot write to. */
  readonly behind: (threadId: string) => Contact | null;
  /** A participant's name in a thread, also after they left. */
  readonly nameOf: (uid: string, threadId: string) => string;
  readonly pictureOf: (uid: string) => string;
  readonly isLoading: boolean;
};

/** Live, from the roster and the user's connections. */
export function useContacts(): Contacts {
  const { uid, owner } = useViewer();
  const user = useUser();
  const { people, byUid: coworkers, nameOf, status } = usePeople();
  const roster = useRoster();
  const connections = useLive(connectionsOf(useViewer()));
  const isLoading = status === 'loading' || connections.status === 'loading';
  return useMemo(() => {
    const roles = new Map(roster.people.map((person) => [person.uid, person.role]));
    const others = people.filter((person) => person.uid !== uid);
    const connected = connections.rows.filter(
      ({ state, other }) => state === 'connected' && !others.some((person) => person.uid === other),
    );
    const contacts: readonly Contact[] = [
      ...others.map((person) => ({
        ...person,
        detail: roles.get(person.uid) ?? '',
        isCoworker: true,
        threadId: pairThreadId(owner, uid, person.uid),
      })),
      ...connected.map(({ other, otherName, otherBusiness }) => ({
        uid: other,
        name: otherName,
        picture: '',
        detail: otherBusiness,
        isCoworker: false,
        threadId: pairThreadId(BETWEEN_CONNECTIONS, uid, other),
      })),
    ].toSorted((a, b) => a.name.localeCompare(b.name));
    const byUid = new Map(contacts.map((contact) => [contact.uid, contact]));
    const known = new Map(connections.rows.map(({ other, otherName }) => [other, otherName]));
    return {
      contacts,
      byUid,
      behind: (threadId) => {
        const contact = byUid.get(otherIn(threadId, uid) ?? '');
        return contact?.threadId === threadId ? contact : null;
      },
      nameOf: (one, threadId) => {
        if (one === uid) return user.displayName;
        if (pairOf(threadId)?.owner !== BETWEEN_CONNECTIONS) return nameOf(one);
        return known.get(one) ?? (isLoading ? '…' : 'Former connection');
      },
      pictureOf: (one) => coworkers.get(one)?.picture ?? '',
      isLoading,
    };
  }, [uid, owner, user, people, coworkers, nameOf, roster, connections.rows, isLoading]);
}
