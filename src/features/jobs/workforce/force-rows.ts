import { isOfCrew } from '@/domain/jobs/workforce';

/** A row's id: a person's uid, a crew's row, or '' for visits without people. */
export type RowId = string;

const CREW = 'crew ';

/** The id of a crew's row. */
export const crewRow = (id: string): RowId => `${CREW}${id}`;

type Group = {
  readonly id: string;
  readonly name: string;
  readonly people: readonly { readonly uid: string; readonly name: string }[];
};

/** The people of a row: a crew's members, a person, or none. */
export function peopleOf(row: RowId, groups: readonly Group[]): readonly string[] {
  const group = groups.find(({ id }) => row === crewRow(id));
  if (group) return group.people.map(({ uid }) => uid);
  return row === '' ? [] : [row];
}

/** A row's name: a crew's, a person's, or what the row without people is called. */
export function nameOfRow(row: RowId, groups: readonly Group[], nameOf: (uid: string) => string): string {
  if (row === '') return 'Nobody yet';
  return groups.find(({ id }) => row === crewRow(id))?.name ?? nameOf(row);
}

/** The rows that a visit is in: its people's, or the one for visits without people, and its crew's. */
export function rowsOf(
  visit: { readonly crew: readonly string[] },
  groups: readonly Group[],
): readonly RowId[] {
  const crews = groups.filter(({ id }) => id !== '').map(({ id }) => crewRow(id));
  return [
    ...(visit.crew.length === 0 ? [''] : visit.crew),
    ...crews.filter((row) => isOfCrew(visit, peopleOf(row, groups))),
  ];
}

/** The row above or below by the arrow keys: from a crew to a crew, and from a person to a person. */
export function nextRow(row: RowId, by: number, groups: readonly Group[]): RowId {
  const rows = row.startsWith(CREW)
    ? groups.filter(({ id }) => id !== '').map(({ id }) => crewRow(id))
    : [...groups.flatMap(({ people }) => people.map(({ uid }) => uid)), ''];
  return rows[rows.indexOf(row) + by] ?? row;
}
