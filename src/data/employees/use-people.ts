import { useMemo } from 'react';
import type { RosterPerson } from '@/domain/company/company';
import { useUser } from '../session/use-session';
import { useOpenedRoster } from '../session/use-settings';
import type { LiveRecord } from '../live/decoded';

/** A member of the business: uid, name and picture ('' without one). */
export type Person = { readonly uid: string; readonly name: string; readonly picture: string };

/** The people work can be assigned to, and all by uid, former ones included. Alone, the user is the only one. */
export function usePeople(): {
  readonly people: readonly Person[];
  readonly byUid: ReadonlyMap<string, Person>;
  /** The name of a uid, '' for no uid or while loading. Records store uids only: a stored name could be any text. */
  readonly nameOf: (uid: string) => string;
  readonly status: LiveRecord<unknown>['status'];
} {
  const { record, status } = useOpenedRoster();
  const user = useUser();
  return useMemo(() => {
    const self: Person = { uid: user.uuid, name: user.displayName, picture: user.avatar };
    const known = record?.people ?? [];
    const active = known.filter((person) => person.active).map(personOf);
    const people = active.some((person) => person.uid === self.uid) ? active : [self, ...active];
    const everybody = [self, ...known.map(personOf)];
    const byUid = new Map(everybody.map((person) => [person.uid, person]));
    const unknown = status === 'loading' || status === 'error' ? '…' : 'Former employee';
    return { people, byUid, nameOf: (uid) => (uid === '' ? '' : (byUid.get(uid)?.name ?? unknown)), status };
  }, [record, status, user]);
}

/** People as the choices of a field or a filter. */
export function personOptions(people: readonly Person[]): { value: string; label: string }[] {
  return people.map(({ uid, name }) => ({ value: uid, label: name }));
}

function personOf({ uid, name, photo }: RosterPerson): Person {
  return { uid, name, picture: photo };
}
