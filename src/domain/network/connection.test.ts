import { describe, expect, it } from 'vitest';
import { makeConnection } from '@tests/factories/records';
import { CONNECTION_STATES, mayAnswer, networkLists, networkName } from './connection';
import type { ConnectionAnswer } from './connection';

describe('answers to a connection', () => {
  it.each<[ConnectionAnswer, readonly string[]]>([
    ['accept', ['waiting']],
    ['decline', ['waiting']],
    ['withdraw', ['sent']],
    ['remove', ['connected']],
    ['block', ['waiting', 'connected']],
    ['unblock', ['blocked']],
  ])('%s from %j alone', (answer, from) => {
    expect(CONNECTION_STATES.filter((state) => mayAnswer(state, answer)).toSorted()).toEqual(from.toSorted());
  });
});

describe('a network', () => {
  it('is listed by name, without declined people', () => {
    const rows = CONNECTION_STATES.flatMap((state) => [
      makeConnection({ uuid: `z${state}`, otherName: 'Zoe', state }),
      makeConnection({ uuid: `a${state}`, otherName: 'Abe', state }),
    ]);
    const lists = networkLists(rows);
    const shown = Object.entries(lists).map(([name, list]) => [name, list.map((one) => one.otherName)]);
    expect(Object.fromEntries(shown)).toEqual({
      waiting: ['Abe', 'Zoe'],
      connected: ['Abe', 'Zoe'],
      sent: ['Abe', 'Zoe'],
      blocked: ['Abe', 'Zoe'],
    });
  });

  it.each([
    [{ userFirstName: 'Noor', userLastName: 'Adler', username: 'noor' }, 'Noor Adler'],
    [{ userFirstName: '', userLastName: '', username: ' roofer7 ' }, 'roofer7'],
    [{ userFirstName: '', userLastName: '', username: 'noor@example.com' }, 'Someone'],
    [{ userFirstName: '', userLastName: '', username: '' }, 'Someone'],
  ])('calls %j %s, and nobody by their address', (person, name) => {
    expect(networkName(person)).toBe(name);
  });
});
