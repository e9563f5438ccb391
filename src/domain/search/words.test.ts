import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMailFound, mailKeys } from '../mail/mail-find';
import { isMessageFound, messageKeys } from '../chat/message-find';
import { findKey, foundBy, isFound } from './find';
import { nameWordsOf, typedParts, wordsOf } from './words';

const record = (customerName: string) => ({
  number: 104,
  numberPrefix: 'T-',
  title: 'Roof replacement',
  customerName,
  phone: '(817) 555-0112',
  streetAddress: '12 Elm Street',
  city: 'Springfield',
});

/** Whether the store and then the device find a name among trackers, jobs, tasks and projects. */
const finds = (typed: string, name: string) => {
  const key = findKey(typed);
  return key !== null && foundBy(record(name)).find.includes(key) && isFound(typed, record(name));
};

const SPELLINGS: readonly (readonly [name: string, ...typed: string[]])[] = [
  ['Marta O’Brien', 'o brien', 'obrien', "o'brien", 'brien', 'O‘Brien', 'marta obr'],
  ['Pat Obrien', 'o brien', "o'brien"],
  ["Nina D'Angelo", 'dangelo', 'd angelo', 'angelo', 'd’ang'],
  ['Nina Dangelo', "d'angelo", 'd angelo'],
  ['Siobhan O`Dea', 'odea', 'o dea'],
  ['Anne-Marie Smith-Jones', 'annemarie', 'anne marie', 'anne-marie', 'smithjones', 'jones', 'smith-jo'],
  ['Annemarie Smith', 'anne-marie'],
  ['Jan van der Berg', 'vanderberg', 'van der berg', 'berg', 'vander berg', 'derberg'],
  ['Jan Vanderberg', 'van der berg', 'berg'],
  ['Rosa de la Cruz', 'delacruz', 'de la cruz', 'cruz', 'lacruz'],
  ['Rosa Delacruz', 'de la cruz', 'cruz'],
  ['Ian McDonald', 'mc donald', 'mcdonald', 'donald'],
  ['St. John Baker', 'stjohn', 'st john', 'john'],
  ['Noor Al-Masri', 'almasri', 'al masri', 'masri', 'al-masri'],
  ['Søren Østergård', 'soren', 'ostergard', 'oestergaard', 'søren østergård'],
  ['Łukasz Wałęsa', 'lukasz', 'walesa', 'Łuk'],
  ['Đorđe Ðurić', 'dorde', 'duric'],
  ['Æthel Grœn', 'aethel', 'groen'],
  ['Jürgen Strauß', 'jurgen', 'juergen', 'strauss', 'straus', 'Jürgen'],
  ['Þór Ísak', 'thor', 'isak'],
  ['李小龙', '小龙', '龙', '李'],
  ['ボブスミス', 'スミス', 'ミス'],
  ['김철수', '철수', '김'],
  ['สมชายใจดี', 'ใจดี'],
];

describe('a name is found as people type it', () => {
  it.each(SPELLINGS.flatMap(([name, ...typed]) => typed.map((one) => [one, name] as const)))(
    '%s finds %s',
    (typed, name) => {
      expect(finds(typed, name)).toBe(true);
    },
  );

  it.each([
    ['j smith', 'John Smith', true],
    ['al smith', 'Alan Smith', true],
    ['rie', 'Marie', false],
    ['berg', 'Ann Lindberg', false],
    ['1214', '12-14 Elm', false],
  ])('%s finds %s: %s', (typed, name, isThere) => {
    expect(finds(typed, name)).toBe(isThere);
  });

  it('in mails by their people, and in messages', () => {
    const mail = {
      fromUid: '',
      fromName: 'Marta O’Brien',
      fromAddress: 'marta@obrien.example',
      to: [],
      cc: [],
      subject: 'Łódź roof',
      body: '<p>See D’Angelo.</p>',
      recordTitle: '',
    };
    for (const typed of ['o brien', 'lodz', 'dangelo', 'angelo']) {
      expect(mailKeys(mail)).toContain(findKey(typed));
      expect(isMailFound(typed, mail)).toBe(true);
      const body = 'Marta O’Brien, Łódź, D’Angelo';
      expect(messageKeys(body)).toContain(findKey(typed));
      expect(isMessageFound(typed, { body })).toBe(true);
    }
  });

  it('by its own spelling, whatever it is', () => {
    const name = fc.stringMatching(/^[A-Za-zäøłßéÖ'’ -]{2,30}$/);
    fc.assert(
      fc.property(name, (written) => {
        fc.pre(typedParts(written).length > 0);
        expect(isFound(written, record(written))).toBe(true);
      }),
    );
  });
});

it('keeps numbers apart, and words of a text as they are', () => {
  expect(wordsOf('12-14 Elm Street, J-104')).toEqual(['12', '14', 'elm', 'street', 'j', '104']);
  expect(nameWordsOf('Ann Berg')).toEqual(['ann', 'berg']);
});
