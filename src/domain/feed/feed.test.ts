import { describe, expect, it } from 'vitest';
import { makeCard, makeCustomer, makeEvent, makeTask, makeVisit } from '@tests/factories/records';
import { paths } from '../navigation/paths';
import { DAY_MS } from '../time/time';
import { storedAnswer } from '../calendar/answers';
import { feedEntries, feedSpan } from './feed';
import type { FeedRecords } from './feed';

const ZONE = 'America/Chicago';
const NOW = Date.UTC(2026, 10, 23, 15);
const at = (day: number, hour: number) => Date.UTC(2026, 10, day, hour);
const NONE: FeedRecords = { events: [], customers: [], visits: [], tasks: [], cards: [] };
const entries = (some: Partial<FeedRecords>) =>
  feedEntries(
    { ...NONE, ...some },
    { uid: 'tom', zone: ZONE, span: feedSpan(NOW), app: 'https://app.example' },
  );

describe('a person’s calendar for other programs', () => {
  it('has appointments, visits and tasks, with a link to each', () => {
    const said = entries({
      customers: [makeCustomer({ uuid: 'c', name: 'Ann Berg', appointmentTime: at(24, 16), phone: '555' })],
      visits: [
        makeVisit({
          uuid: 'v',
          jobId: 'j',
          title: 'Tear-off',
          crew: ['tom'],
          start: at(24, 14),
          end: at(25, 22),
        }),
      ],
      tasks: [makeTask({ uuid: 't', title: 'Call', dueOn: '2026-11-25', dueTime: '09:00' })],
    });
    expect(said.map(({ uid, start }) => [uid, start])).toEqual([
      ['c@joblane.app', at(24, 16)],
      ['v@joblane.app', at(24, 14)],
      ['t@joblane.app', at(25, 15)],
    ]);
    expect(said.map(({ description }) => /https:\S+$/.exec(description)?.[0])).toEqual([
      `https://app.example${paths.customer('c')}`,
      `https://app.example${paths.job('j')}`,
      `https://app.example${paths.task('t')}`,
    ]);
  });

  it('leaves out a visit of others, a cancelled one, and an event that the person declined', () => {
    const event = makeEvent({
      uuid: 'e',
      start: at(24, 14),
      end: at(24, 15),
      person: 'ann',
      assignees: ['ann', 'tom'],
    });
    expect(
      entries({
        visits: [makeVisit({ crew: ['ann'] }), makeVisit({ crew: ['tom'], status: 'Cancelled' })],
        events: [{ ...event, answers: { tom: storedAnswer(event, 'declined') } }],
      }),
    ).toEqual([]);
  });

  it('shows due cards that the person is a member of', () => {
    const card = { due: at(24, 16), memberIds: ['tom'] };
    const said = entries({
      cards: [
        makeCard({ ...card, uuid: 'k', boardId: 'b', name: 'Order shingles' }),
        makeCard({ ...card, memberIds: ['ann'] }),
        makeCard({ ...card, due: null }),
      ],
    });
    expect(said).toMatchObject([{ uid: 'k@joblane.app', title: 'Order shingles', start: at(24, 16) }]);
    expect(said[0]?.description).toContain('https://app.example/app/kanban?board=b&card=k');
  });

  it('shows a task without a time on its day', () => {
    expect(entries({ tasks: [makeTask({ dueOn: '2026-11-25', dueTime: '' })] })[0]?.days).toEqual({
      first: '2026-11-25',
      last: '2026-11-25',
    });
  });

  it('keeps the clock of a series when it changes, and every occurrence its own id', () => {
    const event = makeEvent({
      uuid: 'e',
      title: 'Huddle',
      start: Date.UTC(2027, 2, 8, 13, 30),
      end: Date.UTC(2027, 2, 8, 14),
      repeats: true,
      rrule: 'FREQ=WEEKLY;COUNT=2',
      person: 'tom',
      assignees: ['tom'],
    });
    // Summer time begins on 14 March 2027.
    expect(entries({ events: [event] }).map(({ uid, start }) => [uid, start])).toEqual([
      ['e-2027-03-08@joblane.app', Date.UTC(2027, 2, 8, 13, 30)],
      ['e-2027-03-15@joblane.app', Date.UTC(2027, 2, 15, 12, 30)],
    ]);
  });

  it('keeps the id of a single event that moves, and of a changed day that of the day it stands for', () => {
    const own = { person: 'tom', assignees: ['tom'], start: at(24, 14), end: at(24, 15) };
    const single = makeEvent({ ...own, uuid: 'e' });
    const changed = makeEvent({ ...own, uuid: 'new', seriesId: 's', occurrenceOn: '2026-11-24' });
    const ids = (days: number) => {
      const moved = { start: own.start + days * DAY_MS, end: own.end + days * DAY_MS };
      const events = [single, changed].map((event) => ({ ...event, ...moved }));
      return entries({ events }).map(({ uid }) => uid);
    };
    expect(ids(0)).toEqual(['e@joblane.app', 's-2026-11-24@joblane.app']);
    expect(ids(3)).toEqual(ids(0));
  });
});
