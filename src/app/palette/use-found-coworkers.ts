import { useRoster } from '@/data/session/use-settings';
import type { RosterPerson } from '@/domain/company/company';
import { isFound } from '@/domain/search/find';

/** The company's active people whose name, role or phone number fits a query; null for users without a company. */
export function useFoundCoworkers(query: string): readonly RosterPerson[] | null {
  const { people } = useRoster();
  if (people.length === 0) return null;
  if (query.trim() === '') return [];
  return people.filter((person) => person.active && isFound(query, findableOf(person)));
}

function findableOf({ name, role, phone }: RosterPerson): Parameters<typeof isFound>[1] {
  return {
    number: null,
    numberPrefix: '',
    title: role,
    customerName: name,
    phone,
    streetAddress: '',
    city: '',
  };
}
