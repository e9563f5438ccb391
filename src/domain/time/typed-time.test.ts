import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTypedTime, writtenTime } from './typed-time';

describe('a typed time of day', () => {
  it.each([
    ['2:30 pm', '14:30'],
    ['2:30PM', '14:30'],
    ['2:30 p.m.', '14:30'],
    ['230pm', '14:30'],
    ['5pm', '17:00'],
    ['5 a', '05:00'],
    ['12 am', '00:00'],
    ['12:15 pm', '12:15'],
    ['14:30', '14:30'],
    ['14:30 pm', '14:30'],
    ['09:30', '09:30'],
    ['10:30', '10:30'],
    ['1430', '14:30'],
    ['14', '14:00'],
    ['14.30', '14:30'],
    ['14:30 Uhr', '14:30'],
    ['00:05', '00:05'],
  ])('is read in every country: %s', (text, time) => {
    expect([readTypedTime(text, 'US'), readTypedTime(text, 'DE')]).toEqual([time, time]);
  });

  it.each([
    ['2:30', '02:30'],
    ['930', '09:30'],
    ['9', '09:00'],
    ['12', '12:00'],
  ])('needs am or pm in a country with a 12-hour clock: %s', (text, time) => {
    expect([readTypedTime(text, 'US'), readTypedTime(text, 'DE')]).toEqual([null, time]);
  });

  it.each(['', 'noon', '25:00', '24:00', '12:60', '2:3', '14:30 am', '0 pm', '-5', '5:12 pitch'])(
    'is no other text: %s',
    (text) => {
      expect(readTypedTime(text, 'DE')).toBeNull();
    },
  );

  it('is read again as it is written', () => {
    const countries = constantFrom('US', 'GB', 'DE', 'AU', 'FR', 'IN');
    assert(
      property(integer({ min: 0, max: 1439 }), countries, (minute, country) => {
        const two = (value: number) => String(value).padStart(2, '0');
        const time = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
        expect(readTypedTime(writtenTime(time, country), country)).toBe(time);
      }),
    );
  });
});
