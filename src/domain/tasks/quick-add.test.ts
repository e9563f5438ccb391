import { describe, expect, it } from 'vitest';
import { readQuickTask } from './quick-add';
import type { ReadDate } from './quick-add';

const people = [
  { uid: 'tom', name: 'Tom Hollis' },
  { uid: 'tomas', name: 'Tomas Ortiz' },
  { uid: 'ana', name: 'Ana Ortiz' },
  { uid: 'ann', name: 'Ann Lee' },
];

/** Finds "tomorrow 9am" or "tomorrow"; `day` is the day it means. */
const readerOf =
  (day = '2026-11-26') =>
  (text: string): ReadDate | null => {
    const found = /tomorrow( 9am)?/.exec(text);
    return (
      found && { start: found.index, end: found.index + found[0].length, day, time: found[1] ? '09:00' : '' }
    );
  };

const read = (line: string) => readQuickTask(line, people, readerOf());

describe('a line for a task', () => {
  it.each([
    [
      'call the inspector',
      { title: 'call the inspector', dueOn: '', dueTime: '', assignees: [], number: '' },
    ],
    [
      'call the inspector tomorrow 9am #J-12 @tom',
      {
        title: 'call the inspector',
        dueOn: '2026-11-26',
        dueTime: '09:00',
        assignees: ['tom'],
        number: 'J-12',
      },
    ],
    ['tomorrow: order vents', { title: 'order vents', dueOn: '2026-11-26' }],
    ['@ana @ann order vents by tomorrow', { title: 'order vents', assignees: ['ana', 'ann'] }],
    ['@Ana @ana order vents', { title: 'order vents', assignees: ['ana'] }],
    ['#104 yard sign', { title: 'yard sign', number: '104' }],
    ['mail lee@example.com', { title: 'mail lee@example.com', assignees: [] }],
    ['', { title: '', dueOn: '', number: '' }],
  ])('%s', (line, expected) => {
    const { people: said, ...task } = read(line);
    expect({ ...task, assignees: said.map(({ uid }) => uid) }).toMatchObject(expected);
  });

  it('names people who are meant by several, or by nobody, and leaves them in the title', () => {
    const { title, people: said, unclear } = read('call @ort and @zoe');
    expect([title, said]).toEqual(['call @ort and @zoe', []]);
    expect(unclear.map(({ word, fits }) => [word, fits.map(({ uid }) => uid)])).toEqual([
      ['ort', ['tomas', 'ana']],
      ['zoe', []],
    ]);
  });

  it.each([
    ['Call the inspector', 'Call'],
    ['order vents', 'Materials'],
    ['E-mail the adjuster', 'E-mail'],
    ['mail the adjuster', 'E-mail'],
    ['Visit the supplier', 'Site visit'],
    ['recall the order', 'To do'],
  ])('has a type by its first word: %s', (line, type) => {
    expect(read(line).taskType).toBe(type);
  });

  it.each(['1970-01-01', '2199-01-01', 'soon'])('takes no day that a task cannot have: %s', (day) => {
    const { title, dueOn, farDate } = readQuickTask('call tomorrow', people, readerOf(day));
    expect([title, dueOn, farDate]).toEqual(['call tomorrow', '', 'tomorrow']);
  });
});
