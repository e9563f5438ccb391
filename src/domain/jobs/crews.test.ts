import { describe, expect, it } from 'vitest';

import { crewMembers, crewOf, letters, withCrew } from './crews';

const crew = (lead: string, ...members: readonly string[]) => ({ id: 'a', name: 'Crew A', lead, members });

describe('a crew', () => {
  it.each([
    ['its lead first', crew('tom', 'rosa', 'tom', 'max'), ['rosa', 'tom', 'max'], ['tom', 'rosa', 'max']],
    ['nobody who left', crew('tom', 'tom', 'rosa'), ['rosa'], ['rosa']],
    ['its members without a lead', crew('', 'rosa', 'max'), ['max', 'rosa'], ['rosa', 'max']],
  ])('adds %s', (_, one, here, expected) => {
    expect(crewMembers(one, here)).toEqual(expected);
  });

  it('joins the people already on the visit', () => {
    expect(withCrew(['max'], crew('tom', 'tom', 'max'), ['tom', 'max'])).toEqual(['max', 'tom']);
  });
});

describe('the crew of a visit', () => {
  const crew = (id: string, lead: string, members: readonly string[]) => ({ id, name: id, lead, members });
  const crews = [crew('north', 'omar', ['tom']), crew('south', '', ['rosa', 'ed'])];

  it.each([
    [['omar', 'tom'], 'north'],
    [['omar', 'rosa', 'ed'], 'south'],
    [['omar'], 'north'],
    [['dana'], null],
    [[], null],
  ])('of %j is %s', (people, id) => {
    expect(crewOf(people, crews)?.id ?? null).toBe(id);
  });

  it.each([
    [
      ['Crew North', 'Crew South'],
      ['N', 'S'],
    ],
    [
      ['North', 'South'],
      ['N', 'S'],
    ],
    [
      ['Crew', 'Crew two'],
      ['C', 'T'],
    ],
    [['Crew North'], ['C']],
    [[''], ['']],
  ])('%j are marked %j', (names, marks) => {
    expect(letters(names)).toEqual(marks);
  });
});
