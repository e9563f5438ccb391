import type { RosterPerson } from '@/domain/company/company';
import { personName } from '@/domain/account/user';
import type { UserRecord } from '@/domain/account/user';

/** Number of calendar colours; the roster assigns them in turn. */
export const PEOPLE_COLOURS = 8;

/** Limit for pictures, in characters: the roster is one document of at most 1 MiB. */
const PICTURE_BUDGET = 500_000;

/** Members by name, then former members, without rights, phone and picture. Everyone keeps their colour. */
export function rosterPeople(
  members: readonly UserRecord[],
  administrators: readonly string[],
  previous: readonly RosterPerson[],
): readonly RosterPerson[] {
  const colours = new Map(previous.map((person) => [person.uid, person.colour]));
  const here = members
    .toSorted((a, b) => personName(a).localeCompare(personName(b)) || a.uuid.localeCompare(b.uuid))
    .map((user) => ({
      uid: user.uuid,
      name: personName(user).slice(0, 170),
      firstName: user.userFirstName || (personName(user).split(/[ @]/)[0] ?? '').slice(0, 80),
      role: user.jobRole,
      phone: user.phone,
      photo: user.userProfileImageLink,
      active: true,
      isAdmin: administrators.includes(user.uuid),
      colour: colours.get(user.uuid) ?? nextColour(colours, user.uuid),
    }));
  const uids = new Set(here.map((person) => person.uid));
  const gone = previous
    .filter((person) => !uids.has(person.uid))
    .map((person) => ({ ...person, phone: '', photo: '', active: false, isAdmin: false }));
  return withinBudget([...here, ...gone]);
}

/** The least used colour, noted for the uid so that the next person gets another. */
function nextColour(colours: Map<string, string>, uid: string): string {
  const used = [...colours.values()];
  const count = (colour: string) => used.filter((one) => one === colour).length;
  const all = Array.from({ length: PEOPLE_COLOURS }, (_, index) => String(index));
  const colour = all.toSorted((a, b) => count(a) - count(b) || Number(a) - Number(b))[0] ?? '0';
  colours.set(uid, colour);
  return colour;
}

function withinBudget(people: readonly RosterPerson[]): readonly RosterPerson[] {
  let left = PICTURE_BUDGET;
  return people.map((person) => {
    left -= person.photo.length;
    return left >= 0 ? person : { ...person, photo: '' };
  });
}
