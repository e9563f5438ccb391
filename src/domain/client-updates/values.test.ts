import { describe, expect, it } from 'vitest';
import { sampleValues, updateValues } from './values';

const place = { zone: 'America/Chicago', country: 'US' };
const NOW = Date.UTC(2026, 10, 23, 15);
const at = (day: number, hour: number) => Date.UTC(2026, 10, day, hour + 6);
const tracker = {
  customerName: 'Maria Lopez',
  title: 'Repair',
  status: 'Scheduled',
  streetAddress: '114 Oak Street',
  city: 'Duluth',
  clientVisible: { crew: false },
} as const;
const sources = {
  tracker,
  business: 'Hollis',
  review: '',
  people: [{ uid: 'tom', firstName: 'Tom' }],
  place,
};
const visit = { start: at(24, 8), end: at(24, 16), crew: ['tom'], clientNote: '' };

describe('the values of an update', () => {
  it('are a day and its hours', () => {
    const values = updateValues({ ...sources, visit }, NOW);
    expect(values).toMatchObject({ date: 'Tue, Nov 24', time: '8:00 am to 4:00 pm' });
    expect(values).toMatchObject({ address: '114 Oak Street, Duluth' });
  });

  it('are the first and last day of several', () => {
    const values = updateValues({ ...sources, visit: { ...visit, end: at(26, 16) } }, NOW);
    expect(values).toMatchObject({
      date: 'Tue, Nov 24 to Thu, Nov 26',
      time: 'from Tue 8:00 am to Thu 4:00 pm',
    });
  });

  it.each([
    ['a night', at(24, 20), at(25, 4), 'Tue, Nov 24 to Wed, Nov 25', 'from Tue 8:00 pm to Wed 4:00 am'],
    ['an evening until midnight', at(24, 20), at(25, 0), 'Tue, Nov 24', '8:00 pm to 12:00 am'],
    ['a whole day', at(24, 0), at(25, 0), 'Tue, Nov 24', 'all day'],
    ['two whole days', at(24, 0), at(26, 0), 'Tue, Nov 24 to Wed, Nov 25', 'all day'],
  ])('name start and end of %s', (_, start, end, date, time) => {
    expect(updateValues({ ...sources, visit: { ...visit, start, end } }, NOW)).toMatchObject({ date, time });
  });

  it('name the crew only to clients who see it', () => {
    expect(updateValues({ ...sources, visit }, NOW).crew).toBe('');
    const open = { ...tracker, clientVisible: { crew: true } };
    expect(updateValues({ ...sources, tracker: open, visit }, NOW).crew).toBe('Tom');
  });

  it('have no times without a visit', () => {
    expect(updateValues({ ...sources, visit: null }, NOW).date).toBeUndefined();
  });

  it('of an example fill every word', () => {
    const words = Object.values(sampleValues('Hollis', place, NOW));
    expect(words).toHaveLength(10);
    expect(words.every((word) => word !== '')).toBe(true);
  });
});
