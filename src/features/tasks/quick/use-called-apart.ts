import { usePeople } from '@/data/employees/use-people';
import { useRoster } from '@/data/session/use-settings';

/** The name of a coworker (uid), with the job role behind it where others have the same name. */
export function useCalledApart(): (uid: string) => string {
  const { people, nameOf } = usePeople();
  const roster = useRoster();
  return (uid) => {
    const name = nameOf(uid);
    const role = roster.people.find((person) => person.uid === uid)?.role ?? '';
    const isShared = people.filter((person) => person.name === name).length > 1;
    return isShared && role !== '' ? `${name}, ${role}` : name;
  };
}
