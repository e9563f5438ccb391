import { describe, expect, it } from 'vitest';
import { makeVisit } from '@tests/factories/records';
import { awaitsCompletion, visitsAfterDay, visitsOnDay, visitStep } from './field-day';
import { worksInField } from '../access/viewer';
import { PRESET_NAMES, PRESETS } from '../access/presets';
import { atWallClock } from '../time/time';

const ZONE = 'America/Chicago';
const TODAY = '2026-11-23';
const at = (day: string, time: string) => atWallClock(day, time, ZONE);
const visit = (uuid: string, from: string, to: string, over = {}) =>
  makeVisit({ uuid, start: at(from, '08:00'), end: at(to, '16:00'), ...over });

describe('a crew’s day', () => {
  const visits = [
    visit('tomorrow', '2026-11-24', '2026-11-24'),
    visit('today', TODAY, TODAY),
    visit('since Friday', '2026-11-20', TODAY),
    visit('cancelled', TODAY, TODAY, { status: 'Cancelled' }),
    visit('over', '2026-11-22', '2026-11-22'),
    visit('in a week', '2026-11-30', '2026-11-30'),
    visit('later', '2026-12-01', '2026-12-01'),
  ];

  it('has the visits that overlap it, earliest first', () => {
    expect(visitsOnDay(visits, TODAY, ZONE).map(({ uuid }) => uuid)).toEqual(['since Friday', 'today']);
  });

  it('is followed by those of the coming week', () => {
    expect(visitsAfterDay(visits, TODAY, ZONE).map(({ uuid }) => uuid)).toEqual(['tomorrow', 'in a week']);
  });

  it('offers the fitting next step', () => {
    expect(visitStep('Planned')).toEqual({ to: 'Working', label: 'Arrive' });
    expect(visitStep('On The Way')?.to).toBe('Working');
    expect(visitStep('Working')).toEqual({ to: 'Done', label: 'Finish visit' });
    expect(visitStep('Done')).toBeNull();
    expect(visitStep('Cancelled')).toBeNull();
  });

  it('is for people who go out to jobs', () => {
    const viewer = (permissions: readonly (typeof PRESETS)['Sales'][number][], isAdmin = false) => ({
      uid: 'me',
      owner: 'acme',
      isAdmin,
      isCompanyAdmin: isAdmin,
      permissions: new Set(permissions),
    });
    const names = PRESET_NAMES.filter((name) => worksInField(viewer(PRESETS[name])));
    expect(names).toEqual(['Field worker', 'Worker']);
    expect(worksInField(viewer([], true))).toBe(false);
  });
});

describe('the last visit', () => {
  const end = at(TODAY, '16:00');
  const done = { status: 'Done', end } as const;
  it.each([
    ['the last one', { status: 'In Progress', plannedEnd: end }, done, true],
    ['one of a job without a plan', { status: 'In Progress', plannedEnd: null }, done, true],
    ['one before others', { status: 'In Progress', plannedEnd: end + 1 }, done, false],
    ['of a job that is completed', { status: 'Completed', plannedEnd: end }, done, false],
    ['under way', { status: 'In Progress', plannedEnd: end }, { status: 'Working', end }, false],
  ] as const)('offers to complete the job: %s', (_, job, visitDone, offers) => {
    expect(awaitsCompletion(job, visitDone)).toBe(offers);
  });
});
