import { describe, expect, it } from 'vitest';
import { makeUser } from '@tests/factories/records';
import { PEOPLE_COLOURS, rosterPeople } from './roster-people';

const user = (uuid: string, overrides: Parameters<typeof makeUser>[0] = {}) =>
  makeUser({ uuid, userFirstName: uuid, userLastName: '', ...overrides });

describe('the people of a roster', () => {
  it('are members by name, then those who left, without rights, phone and picture', () => {
    const before = rosterPeople(
      [user('cleo', { phone: '1', userProfileImageLink: 'data:x' }), user('ann')],
      ['cleo'],
      [],
    );
    const people = rosterPeople([user('bo'), user('ann')], ['ann'], before);
    expect(
      people.map(({ uid, active, isAdmin, phone, photo }) => ({ uid, active, isAdmin, phone, photo })),
    ).toEqual([
      { uid: 'ann', active: true, isAdmin: true, phone: '', photo: '' },
      { uid: 'bo', active: true, isAdmin: false, phone: '', photo: '' },
      { uid: 'cleo', active: false, isAdmin: false, phone: '', photo: '' },
    ]);
  });

  it('keep their colour, and new people get the least used one', () => {
    const some = Array.from({ length: PEOPLE_COLOURS }, (_, index) => user(`p${index}`));
    const before = rosterPeople(some, [], []);
    expect(new Set(before.map((person) => person.colour)).size).toBe(PEOPLE_COLOURS);
    const after = rosterPeople([user('a-first-by-name'), ...some], [], before);
    for (const person of before) expect(after).toContainEqual(person);
  });

  it('use their name, else their e-mail address', () => {
    const [person] = rosterPeople([user('ann', { userFirstName: '' })], [], []);
    expect(person).toMatchObject({ name: 'ann@example.com', firstName: 'ann' });
  });

  it('always fit into one document', () => {
    const photo = 'x'.repeat(21_000);
    const crowd = Array.from({ length: 500 }, (_, index) =>
      user(`p${index}`, { userProfileImageLink: photo }),
    );
    const people = rosterPeople(crowd, [], []);
    expect(JSON.stringify(people).length).toBeLessThan(1_000_000);
    expect(people[0]?.photo).toBe(photo);
  });
});
