import type { Crew } from '../company/company';

/** A crew's present members, its lead first. */
export function crewMembers(crew: Crew, here: readonly string[]): readonly string[] {
  const all = crew.lead === '' ? crew.members : [crew.lead, ...crew.members];
  return [...new Set(all)].filter((uid) => here.includes(uid));
}

/** The person by whom a crew's jobs are counted: its lead, or its first member; '' for an empty crew. */
export function leadOf(crew: Pick<Crew, 'lead' | 'members'>): string {
  return crew.lead || (crew.members[0] ?? '');
}

/** A visit's people with a crew added; present ones stay in front. */
export function withCrew(people: readonly string[], crew: Crew, here: readonly string[]): readonly string[] {
  return [...new Set([...people, ...crewMembers(crew, here)])];
}

/** The crew that works on a visit: the one with most of its people there; null when nobody belongs to a crew. */
export function crewOf(people: readonly string[], crews: readonly Crew[]): Crew | null {
  let best: Crew | null = null;
  let most = 0;
  for (const crew of crews) {
    const there = people.filter((uid) => uid === crew.lead || crew.members.includes(uid)).length;
    if (there > most) [best, most] = [crew, there];
  }
  return best;
}

/** A letter for each name, of the first word in which the names differ: N and S for "Crew North" and "Crew South". */
export function letters(names: readonly string[]): readonly string[] {
  const words = names.map((name) => name.trim().split(/\s+/));
  const isShared = (at: number) => new Set(words.map((of) => of[at])).size < words.length;
  const first = words.length > 1 && isShared(0) ? 1 : 0;
  return words.map((of) => {
    const letter = (of[first] ?? of[0] ?? '').codePointAt(0);
    return letter === undefined ? '' : String.fromCodePoint(letter).toUpperCase();
  });
}
