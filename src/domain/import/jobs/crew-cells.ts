import type { Crew } from '../../company/company';
import { isSameEmail } from '../../format/email';
import { foldText } from '../../format/fold-text';
import { crewMembers } from '../../jobs/crews';
import { personOf } from '../cells/value-cells';

/** A person who may be given work; the e-mail is '' where the user may not know it. */
export type KnownPerson = { readonly uid: string; readonly name: string; readonly email: string };

type Company = { readonly people: readonly KnownPerson[]; readonly crews: readonly Crew[] };

const BETWEEN = /[;,/&+|\n]|\s(?:and|und|et|y)\s/i;

/** The uids that a cell names, by crew, name or e-mail ("Crew North; Omar"), and the names of nobody here. */
export function namedPeople(
  cell: string,
  company: Company,
): { readonly uids: readonly string[]; readonly unknown: readonly string[] } {
  // "Haddad, Omar" and "Tear-off & Install" are one name each.
  const whole = uidsOf(cell, company);
  if (whole) return { uids: whole, unknown: [] };
  const names = cell
    .split(BETWEEN)
    .map((name) => name.trim())
    .filter(Boolean);
  const found = names.map((name) => ({ name, uids: uidsOf(name, company) }));
  return {
    uids: [...new Set(found.flatMap(({ uids }) => uids ?? []))],
    unknown: found.flatMap(({ name, uids }) => (uids ? [] : [name])),
  };
}

function uidsOf(name: string, { people, crews }: Company): readonly string[] | null {
  const wanted = foldText(name);
  const crew = crews.find((one) => foldText(one.name) === wanted);
  if (crew)
    return crewMembers(
      crew,
      people.map(({ uid }) => uid),
    );
  const byMail = people.find(({ email }) => email !== '' && isSameEmail(email, name));
  const turned = /^([^,]+),\s*(.+)$/.exec(name);
  const person = byMail ?? personOf(turned ? `${turned[2]} ${turned[1]}` : name, people);
  return person ? [person.uid] : null;
}
