import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byPosition, positionAt } from './position';
import type { Positioned } from './position';

const moved = (items: readonly Positioned[], uuid: string, place: number): readonly Positioned[] => {
  const others = items.filter((item) => item.uuid !== uuid);
  return [...others, { uuid, position: positionAt(others, place) }].toSorted(byPosition);
};

const list = (count: number): readonly Positioned[] =>
  Array.from({ length: count }).reduce<readonly Positioned[]>(
    (items, _, at) => [...items, { uuid: `c${at}`, position: positionAt(items, at) }],
    [],
  );

describe('positions', () => {
  it('put a card at the place where it was dropped, after any moves', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 60 }), (moves) => {
        moves.reduce((items, [card, place]) => {
          const next = moved(items, `c${card}`, place);
          expect(next.findIndex(({ uuid }) => uuid === `c${card}`)).toBe(place);
          return next;
        }, list(8));
      }),
    );
  });

  it('give one order to two people who move cards at once, whichever write arrives first', () => {
    const move = fc.tuple(fc.nat(5), fc.nat(5));
    fc.assert(
      fc.property(move, move, ([oneCard, onePlace], [otherCard, otherPlace]) => {
        const start = list(6);
        const position = (card: number, place: number) =>
          positionAt(
            start.filter(({ uuid }) => uuid !== `c${card}`),
            place,
          );
        const write = (items: readonly Positioned[], card: number, place: number) =>
          items.map((item) =>
            item.uuid === `c${card}` ? { ...item, position: position(card, place) } : item,
          );
        // The server applies both in one order; each screen ends with the server's documents.
        const server = write(write(start, oneCard, onePlace), otherCard, otherPlace);
        expect(server.toReversed().toSorted(byPosition)).toEqual(server.toSorted(byPosition));
        expect(new Set(server.map(({ uuid }) => uuid)).size).toBe(6);
        // Moves of different cards do not depend on the order of arrival.
        if (oneCard !== otherCard) {
          expect(write(write(start, otherCard, otherPlace), oneCard, onePlace)).toEqual(server);
        }
      }),
    );
  });

  it('go behind all cards that share a position', () => {
    const tied = [
      { uuid: 'a', position: 'i' },
      { uuid: 'b', position: 'i' },
      { uuid: 'c', position: 'k' },
    ];
    expect(positionAt(tied, 1) > 'i' && positionAt(tied, 1) < 'k').toBe(true);
  });

  it('stay short when 1,000 cards are added at an end', () => {
    expect(list(1_000).every(({ position }) => position.length <= 6)).toBe(true);
    const first = Array.from({ length: 1_000 }).reduce<readonly Positioned[]>(
      (items, _, at) => [{ uuid: `c${at}`, position: positionAt(items, 0) }, ...items],
      [],
    );
    expect(first.every(({ position }) => position.length <= 6)).toBe(true);
    expect(first.toSorted(byPosition)).toEqual(first);
  });
});
