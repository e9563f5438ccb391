import type { Crew } from '../company/company';

/** Who comes when a crew is put on a visit: its lead first, then those of its members who are still here. */
export function crewMembers(crew: Crew, here: readonly string[]): readonly string[] {
  const all = crew.lead === '' ? crew.members : [crew.lead, ...crew.members];
  return [...new Set(all)].filter((uid) => here.includes(uid));
}

/** The people of a visit after a crew joined them; who is on it already stays in front. */
export function withCrew(people: readonly string[], crew: Crew, here: readonly string[]): readonly string[] {
  return [...new Set([...people, ...crewMembers(crew, here)])];
}
