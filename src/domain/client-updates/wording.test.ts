import { describe, expect, it } from 'vitest';
import { UPDATE_KINDS } from '../company/update-kinds';
import { UPDATES_SAID } from './updates-said';
import { fillIn, wordingProblem } from './wording';

describe('the wording of an update', () => {
  it.each(UPDATE_KINDS)('of "%s" starts with words that all have a value', (kind) => {
    const { subject, body } = UPDATES_SAID[kind];
    expect(wordingProblem(kind, `${subject} ${body}`)).toBeNull();
  });

  it('names a word that has no value', () => {
    expect(wordingProblem('stage', 'We come on {date}.')).toBe(
      'There is no {date} here. Use {client}, {business}, {job}, {address}, {stage}.',
    );
    expect(wordingProblem('booked', 'On { date } at {time}.')).toBeNull();
  });

  it('is filled in', () => {
    const text = 'Hello {client},\n\nwe come on {date}.\n\n{note}';
    expect(fillIn({ subject: 'On {date}', text }, { client: 'Ms Ruiz', date: 'Tue, Nov 24' })).toEqual({
      subject: 'On Tue, Nov 24',
      text: 'Hello Ms Ruiz,\n\nwe come on Tue, Nov 24.',
    });
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'unknown'])(
    'refuses {%s}, and prints nothing for one that was stored',
    (word) => {
      expect(wordingProblem('stage', `Hello {${word}}`)).toContain(`There is no {${word}} here.`);
      expect(fillIn({ subject: `A{${word}}B`, text: `{ ${word} }` }, { client: 'Ms Ruiz' })).toEqual({
        subject: 'AB',
        text: '',
      });
    },
  );

  it('puts no line break of a name into a subject', () => {
    expect(fillIn({ subject: 'For {client}', text: '' }, { client: 'A\nBcc: b@example.com' }).subject).toBe(
      'For A Bcc: b@example.com',
    );
  });

  it('does not fill in what a value says', () => {
    expect(fillIn({ subject: '', text: '{note}' }, { note: 'Use {client}', client: 'Ms Ruiz' }).text).toBe(
      'Use {client}',
    );
  });
});
