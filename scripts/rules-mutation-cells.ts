/** Which cells are asked about a mutant of firestore.rules, and in which order. */
import { CELLS } from '@tests/rules/cells/all';
import type { Cell } from '@tests/rules/cells/cell';
import { doorsOf } from '@tests/rules/cells/doors-of';
import type { Door, Mutant } from '../rules/mutation/mutants';

/** A cell that knocks at a door; `turn` says when it is asked there, from 0. */
type Knock = { readonly cell: Cell; readonly turn: number };

/** Part of the golden ratio; its multiples leave no large gap between 0 and 1, however many there are. */
const GOLDEN = 0.618_033_988_75;

/** How much more than one that told a mutant before a cell counts for each word it shares with the change. */
const NAMED = 1000;

const nameOf = ({ path, operation }: Door) => `${path} ${operation}`;

/** Neighbours in a suite are alike, so they take turns far apart. */
function takeTurns(cells: readonly Cell[]): readonly Knock[] {
  const placed = cells.map((cell, at) => ({ cell, place: (at * GOLDEN) % 1 }));
  return placed.toSorted((a, b) => a.place - b.place).map(({ cell }, turn) => ({ cell, turn }));
}

/** The cells of each suite by the doors they knock at: only those can tell a mutant of that door. */
const knocks: ReadonlyMap<string, readonly Knock[]> = (() => {
  const byDoor = new Map<string, Knock[]>();
  for (const suite of Object.values<readonly Cell[]>(CELLS)) {
    const doors = new Map<string, Cell[]>();
    for (const cell of suite) {
      for (const door of new Set(doorsOf(cell).map(nameOf))) {
        doors.set(door, [...(doors.get(door) ?? []), cell]);
      }
    }
    for (const [door, cells] of doors) byDoor.set(door, [...(byDoor.get(door) ?? []), ...takeTurns(cells)]);
  }
  return byDoor;
})();

/** How many mutants each cell has told so far: who told one tells the next. */
const told = new Map<Cell, number>();

export const hasTold = (cell: Cell): boolean => told.has(cell);

/** Notes that a cell has told a mutant. */
export function rememberTold(cell: Cell): void {
  told.set(cell, (told.get(cell) ?? 0) + 1);
}

/** The words of the rules in what was done; the rest of it is ours. */
function wordsOf(what: string): readonly string[] {
  const [, left = ''] = /^without (.*)$/s.exec(what) ?? [];
  return [...new Set(left.match(/[A-Za-z]{4,}/g) ?? [])];
}

/**
 * The cells that can tell a mutant, the likeliest first: those that name what was changed, those that
 * told others, then a cell of each suite in turn.
 */
export function cellsFor({ doors, what }: Mutant): readonly Cell[] {
  const words = wordsOf(what);
  const turns = new Map<Cell, number>();
  for (const { cell, turn } of doors.flatMap((door) => knocks.get(nameOf(door)) ?? []))
    turns.set(cell, Math.min(turn, turns.get(cell) ?? turn));
  const scored = [...turns].map(([cell, turn]) => {
    const named = words.filter((word) => cell.name.includes(word)).length;
    return { cell, turn, score: named * NAMED + (told.get(cell) ?? 0) };
  });
  return scored.toSorted((a, b) => b.score - a.score || a.turn - b.turn).map(({ cell }) => cell);
}
