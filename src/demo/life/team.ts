import type { ExamplePerson } from '../people';

/** Who does what in a business; one person may do all of it. */
export type Team = {
  readonly sellers: readonly string[];
  /** Takes calls, writes to clients and sends invoices. */
  readonly office: string;
  /** Plans the work. */
  readonly manager: string;
  readonly lead: string;
  /** Everybody who works on roofs, the lead first. */
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
