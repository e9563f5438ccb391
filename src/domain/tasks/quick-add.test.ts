import { describe, expect, it } from 'vitest';
import { readQuickTask } from './quick-add';
import type { QuickContext, ReadDate } from './quick-add';

const people = [
  { uid: 'tom', name: 'Tom Hollis' },
  { uid: 'tomas', name: 'Tomas Ortiz' },
  { uid: 'ana', name: 'Ana Ortiz' },
  { uid: 'ann', name: 'Ann Lee' },
  { uid: 'siobhan', name: "Siobhan O'Dea" },
];

/** Finds "tomorrow 9am" or "tomorrow"; `day` is the day it means. */
const readerOf =
  (day = '2026-11-26') =>
  (text: string): ReadDate | null => {
    const found = /tomorrow( 9am)?/.exec(text);
    return (
      found && {
        start: found.index,
        end: found.index + found[0].length,
        day,
        hasDay: true,
        time: found[1] ? '09:00' : '',
      }
    );
  };

const TODAY = '2026-11-25';
const read = (line: string, more: Partial<QuickContext> = {}) =>
  readQuickTask(line, { people, today: TODAY, readDate: readerOf(), ...more });

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
    ['ask @O’Dea about vents', { title: 'ask about vents', assignees: ['siobhan'] }],
    ['@Siobhan O’Dea please call', { title: 'please call', assignees: ['siobhan'] }],
    ['@siobhan call', { title: 'call', assignees: ['siobhan'] }],
    ['@Tom’s truck', { title: 'truck', assignees: ['tom'] }],
    ['#30 felt by tomorrow', { title: '#30 felt', number: '' }],
    ['by tomorrow call', { title: 'call', dueOn: '2026-11-26' }],
    [
      'sweep every monday starting tomorrow 9am',
      { title: 'sweep', dueOn: '2026-11-30', dueTime: '09:00', repeat: 'FREQ=WEEKLY' },
    ],
    ['sweep every week from tomorrow', { title: 'sweep', dueOn: '2026-11-26', repeat: 'FREQ=WEEKLY' }],
    ['mail lee@example.com', { title: 'mail lee@example.com', assignees: [] }],
    ['', { title: '', dueOn: '', number: '' }],
  ])('%s', (line, expected) => {
    const { people: said, ...task } = read(line);
    expect({ ...task, assignees: said.map(({ uid }) => uid) }).toMatchObject(expected);
  });

  it('names people who are meant by several, or by nobody, and leaves them in the title', () => {
    const { title, people: said, unclear } = read('call @ort and @zoe');
    expect([title, said]).toEqual(['call @ort and @zoe', []]);
    expect(unclear.map(({ words, fits }) => [words, fits.map(({ uid }) => uid)])).toEqual([
      ['@ort', ['tomas', 'ana']],
      ['@zoe', []],
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
    const { title, dueOn, farDate } = read('call tomorrow', { readDate: readerOf(day) });
    expect([title, dueOn, farDate]).toEqual(['call tomorrow', '', 'tomorrow']);
  });
});

describe('what a user takes back', () => {
  it('stays in the title where it was', () => {
    const line = 'watch tomorrow 9am every friday with @tom #J-12';
    const plain = ['tomorrow 9am', 'every friday', '@tom', '#J-12'];
    expect(read(line, { plain })).toMatchObject({
      title: line,
      dueOn: '',
      repeat: '',
      people: [],
      number: '',
    });
    expect(read(line, { plain: ['@tom'] })).toMatchObject({ title: 'watch with @tom', number: 'J-12' });
  });

  it('leaves an unclear name to the person who was chosen', () => {
    const chosen = new Map([['@ort', 'ana']]);
    expect(read('call @ort', { chosen })).toMatchObject({
      title: 'call',
      unclear: [],
      people: [{ uid: 'ana', words: '@ort' }],
    });
  });
});

describe('a repeat in a line', () => {
  it.each([
    ['sweep every monday', 'FREQ=WEEKLY', '2026-11-30'],
    ['sweep every Wednesday', 'FREQ=WEEKLY', TODAY],
    ['sweep each mon and thu', 'FREQ=WEEKLY;BYDAY=MO', '2026-11-26'],
    ['sweep every other friday', 'FREQ=WEEKLY;INTERVAL=2', '2026-11-27'],
    ['sweep every 2 weeks', 'FREQ=WEEKLY;INTERVAL=2', TODAY],
    ['sweep every day', 'FREQ=DAILY', TODAY],
    ['sweep every month', 'FREQ=MONTHLY', TODAY],
    ['sweep every weekday', 'FREQ=WEEKLY;BYDAY=MO,TU,TH,FR', TODAY],
    ['sweep jeden Freitag', 'FREQ=WEEKLY', '2026-11-27'],
    ['sweep jede Woche', 'FREQ=WEEKLY', TODAY],
  ])('%s', (line, repeat, dueOn) => {
    expect(read(line)).toMatchObject({ title: 'sweep', repeat, dueOn });
  });

  it.each(['nail every 12 inches', 'every roof', 'weekly report', 'everyday gloves'])(
    'is none: %s',
    (line) => {
      expect(read(line)).toMatchObject({ title: line, repeat: '', dueOn: '' });
    },
  );
});
