import type { Crew } from '../company/company';

/** A crew's present members, its lead first. */
export function crewMembers(crew: Crew, here: readonly string[]): readonly string[] {
  const all = crew.lead === '' ? crew.members : [crew.lead, ...crew.members];
  return [...new Set(all)].filter((uid) => here.includes(uid));
}

/** A visit's people with a crew added; present ones stay in front. */
export function withCrew(people: readonly string[], crew: Crew, here: readonly string[]): readonly string[] {
  return [...new Set([...people, ...crewMembers(crew, here)])];
}
