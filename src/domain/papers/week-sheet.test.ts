import { describe, expect, it } from 'vitest';
import { plainWriting } from '@tests/factories/plain-writing';
import { makeEvent, makeJob, makeSettings, makeVisit } from '@tests/factories/records';
import type { Visit } from '../jobs/visit';
import { atWallClock } from '../time/time';
import type { PaperSection } from './paper';
import { weekSheet } from './week-sheet';
import type { WeekSheetInput } from './week-sheet';

const ZONE = 'America/Chicago';
const at = (day: string, clock: string) => atWallClock(day, clock, ZONE);
const NORTH = { name: 'Crew North', people: ['tom', 'rosa'] };
const SOUTH = { name: 'Crew South', people: ['ben'] };

const visit = (over: Partial<Visit> = {}) =>
  makeVisit({
    jobId: 'job-1',
    title: 'Tear-off',
    customerName: 'Ann Berg',
    crew: ['tom', 'rosa'],
    status: 'Planned',
    start: at('2026-11-30', '08:00'),
    end: at('2026-11-30', '16:00'),
    ...over,
  });

const job = makeJob({
  uuid: 'job-1',
  number: 7,
  numberPrefix: 'J-',
  phone: '+1555',
  streetAddress: '12 Elm',
  city: 'Duluth',
  pitch: '8/12',
  roof: { material: 'Asphalt' },
  instructions: 'Gate code 4711.',
  checklist: [
    { id: 'a', text: 'Tarp the garden' },
    { id: 'b', text: 'Order the dumpster' },
  ],
  stepsDone: ['b'],
});

const sheet = (over: Partial<WeekSheetInput> = {}) =>
  weekSheet({
    first: '2026-11-29',
    crews: [NORTH],
    visits: [visit()],
    jobs: new Map([[job.uuid, job]]),
    off: [],
    nameOf: (uid) => uid,
    hasRoom: false,
    business: { name: 'Acme Roofing', settings: makeSettings({ timeZone: ZONE }) },
    now: 5,
    write: plainWriting,
    ...over,
  });

const daysOf = (over: Partial<WeekSheetInput> = {}) =>
  sheet(over).sections.filter((one): one is Extract<PaperSection, { kind: 'stops' }> => one.kind === 'stops');
const titlesOf = (over: Partial<WeekSheetInput>) =>
  daysOf(over).map(({ stops }) => stops.map(({ title }) => title));

describe('the week sheet', () => {
  it('says where a crew works, for whom, and what is still to do', () => {
    expect(daysOf()[1]?.stops).toEqual([
      {
        times: `times ${at('2026-11-30', '08:00')} to ${at('2026-11-30', '16:00')}`,
        title: 'Tear-off, J-7',
        lines: ['Ann Berg, phone +1555', '12 Elm, Duluth', 'Asphalt, pitch 8/12', 'Gate code 4711.'],
        steps: ['Tarp the garden'],
      },
    ]);
  });

  it('has seven days in the order of their visits, and each day of a long visit at its times of day', () => {
    const long = visit({ uuid: 'long', title: 'Install', end: at('2026-12-02', '15:00') });
    const early = visit({ uuid: 'early', title: 'Deliver', start: at('2026-11-30', '07:00') });
    expect(titlesOf({ visits: [long, early], jobs: new Map() })).toEqual([
      [],
      ['Deliver', 'Install'],
      ['Install'],
      ['Install'],
      [],
      [],
      [],
    ]);
    const [, , second] = daysOf({ visits: [long] });
    expect(second?.stops[0]?.times).toBe(
      `times ${at('2026-12-01', '08:00')} to ${at('2026-12-01', '15:00')}`,
    );
  });

  it('keeps the times of day over a clock change', () => {
    const over = visit({ start: at('2026-10-31', '08:00'), end: at('2026-11-01', '16:00') });
    const [sunday] = daysOf({ first: '2026-11-01', visits: [over] });
    expect(sunday?.stops[0]?.times).toBe(
      `times ${at('2026-11-01', '08:00')} to ${at('2026-11-01', '16:00')}`,
    );
  });

  it('begins a page for each crew with its own visits, and names the people where some are missing', () => {
    const alone = visit({ uuid: 'alone', crew: ['tom'] });
    const south = visit({ uuid: 'south', crew: ['ben'], title: 'Gutters' });
    const { sections } = sheet({ crews: [NORTH, SOUTH], visits: [alone, south] });
    const parts = sections.filter(({ kind }) => kind === 'part');
    expect(parts).toEqual([
      { kind: 'part', title: 'Crew North', text: 'tom + rosa', isNewPage: false },
      { kind: 'part', title: 'Crew South', text: 'ben', isNewPage: true },
    ]);
    const all = daysOf({ crews: [NORTH, SOUTH], visits: [alone, south] });
    expect(all[1]?.stops[0]?.lines).toContain('tom');
    expect(all[8]?.stops.map(({ title }) => title)).toEqual(['Gutters, J-7']);
  });

  it('names the people of a visit that has as many as the crew, but others', () => {
    const mixed = visit({ uuid: 'mixed', crew: ['tom', 'ben'] });
    expect(daysOf({ visits: [mixed] })[1]?.stops[0]?.lines).toContain('tom + ben');
    const turned = visit({ uuid: 'turned', crew: ['rosa', 'tom'] });
    expect(daysOf({ visits: [turned] })[1]?.stops[0]?.lines).not.toContain('rosa + tom');
  });

  it('has a page for visits that nobody is on', () => {
    const nobody = { name: 'Nobody yet', people: [] };
    const open = visit({ uuid: 'open', crew: [], title: 'Measure' });
    expect(titlesOf({ crews: [nobody], visits: [visit(), open] })[1]).toEqual(['Measure, J-7']);
  });

  it('says who is off, what is done, and leaves out what is cancelled', () => {
    const off = makeEvent({ person: 'rosa', firstDay: '2026-11-30', lastDay: '2026-12-01', timeOff: true });
    const done = visit({ status: 'Done' });
    const [, monday, tuesday, wednesday] = daysOf({
      off: [off],
      visits: [done, visit({ uuid: 'not', status: 'Cancelled' })],
    });
    expect([monday?.note, tuesday?.note, wednesday?.note]).toEqual(['Off: rosa', 'Off: rosa', '']);
    expect(monday?.stops).toMatchObject([{ title: 'Tear-off, J-7, done', steps: [] }]);
  });

  it('says that nothing is planned, with room for notes', () => {
    const { sections, fileName } = sheet({ visits: [], hasRoom: true });
    expect(sections.map(({ kind }) => kind)).toEqual(['part', 'text', 'lines']);
    expect(fileName).toBe('Week sheet 2026-11-29 Crew North.pdf');
  });
});
