import { personOptions } from '@/data/employees/use-people';
import type { Person } from '@/data/employees/use-people';
import { UNASSIGNED } from '@/domain/customers/customer-filters';

/** The choices of a filter by salesperson. Chosen people stay, also when they have left. */
export function salespersonOptions(
  people: readonly Person[],
  chosen: readonly string[],
  nameOf: (uid: string) => string,
) {
  const gone = chosen.filter((uid) => uid !== UNASSIGNED && !people.some((person) => person.uid === uid));
  return [
    { value: UNASSIGNED, label: 'Nobody' },
    ...personOptions(people),
    ...gone.map((value) => ({ value, label: nameOf(value) })),
  ];
}
