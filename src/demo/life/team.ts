import type { ExamplePerson } from '../people';

/** The roles in a business; one person may have all. */
export type Team = {
  readonly sellers: readonly string[];
  readonly office: string;
  readonly manager: string;
  readonly lead: string;
  /** The field workers, the lead first. */
  readonly crew: readonly string[];
};

/** The team of a business from its people, the owner first. */
export function teamOf(staff: readonly ExamplePerson[]): Team {
  const owner = staff[0]?.uid ?? '';
  const those = (...presets: readonly ExamplePerson['preset'][]) =>
    staff.filter(({ preset }) => presets.includes(preset)).map(({ uid }) => uid);
  const orOwner = (uids: readonly string[]) => (uids.length > 0 ? uids : [owner]);
  const crew = orOwner([...those('Worker'), ...those('Field worker')]);
  return {
    sellers: orOwner(those('Sales')),
    office: orOwner(those('Coordinator'))[0] ?? owner,
    manager: orOwner(those('Manager'))[0] ?? owner,
    lead: crew[0] ?? owner,
    crew,
  };
}
