import { useMemo } from 'react';
import type { RosterPerson } from '@/domain/company';
import { useUser } from './session/use-session';
import { useRoster } from './session/use-settings';

/** Somebody of the business: uid, name and picture ('' when there is none). */
export type Person = { readonly uid: string; readonly name: string; readonly picture: string };

/**
 * The people work can be given to, and everybody by uid, those who left included. Somebody who works
 * alone has no roster and is the only one.
 */
export function usePeople(): {
  readonly people: readonly Person[];
  readonly byUid: ReadonlyMap<string, Person>;
} {
  const roster = useRoster();
  const user = useUser();
  return useMemo(() => {
    const self: Person = { uid: user.uuid, name: user.displayName, picture: user.avatar };
    const active = roster.people.filter((person) => person.active).map(personOf);
    const people = active.some((person) => person.uid === self.uid) ? active : [self, ...active];
    const everybody = [self, ...roster.people.map(personOf)];
    return { people, byUid: new Map(everybody.map((person) => [person.uid, person])) };
  }, [roster, user]);
}

function personOf({ uid, name, photo }: RosterPerson): Person {
  return { uid, name, picture: photo };
}
