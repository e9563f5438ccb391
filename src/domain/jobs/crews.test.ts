import { describe, expect, it } from 'vitest';

import { crewMembers, withCrew } from './crews';

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
