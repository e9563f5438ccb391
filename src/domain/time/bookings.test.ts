import { describe, expect, it } from 'vitest';
import { clashesWith, doubleBooked, freeFrom } from './bookings';

const booked = (id: string, people: readonly string[], start: number, end: number) => ({
  id,
  people,
  start,
  end,
});

const others = [
  booked('a', ['priya'], 13, 15),
  booked('b', ['priya'], 15, 17),
  booked('c', ['tom', 'rosa'], 14, 40),
];

describe('clashes', () => {
  it.each([
    [10, []],
    [11, []],
    [12, ['a']],
    [14, ['a', 'b']],
    [17, []],
  ])('at %i o’clock: %j', (hour, clashes) => {
    const found = clashesWith(booked('new', ['priya'], hour, hour + 2), others);
    expect(found.map(({ id }) => id)).toEqual(clashes);
  });

  it('never include the booking itself, nor bookings of nobody', () => {
    expect(clashesWith(booked('a', ['priya'], 13, 15), others)).toEqual([]);
    expect(clashesWith(booked('new', [], 13, 15), [...others, booked('d', [], 13, 15)])).toEqual([]);
  });

  it.each([
    [
      ['priya', 'tom', 'ed'],
      ['priya', 'tom'],
    ],
    [['ed'], []],
  ])('of %j are those of %j', (people, twice) => {
    expect(doubleBooked(booked('new', people, 14, 16), others)).toEqual(twice);
  });
});

describe('free again', () => {
  it.each([
    [['priya'], 12, 17],
    [['tom'], 9, 9],
    [['tom'], 13, 40],
    [['priya', 'rosa'], 12, 40],
    [['priya', 'ed'], 12, 17],
  ])('%j from %i is at %i', (people, start, free) => {
    expect(freeFrom(booked('new', people, start, start + 2), others)).toBe(free);
  });
});
