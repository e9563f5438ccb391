/** Selects and orders the test cases for a mutant of firestore.rules. */
import { CELLS } from '@tests/rules/cells/all';
import type { Cell } from '@tests/rules/cells/cell';
import { doorsOf } from '@tests/rules/cells/doors-of';
import type { Door, Mutant } from '../rules/mutation/mutants';

/** A case that reaches an allow; `turn` is its position there, from 0. */
type Knock = { readonly cell: Cell; readonly turn: number };

/** The golden ratio's fraction; its multiples leave no large gap between 0 and 1, in any number. */
const GOLDEN = 0.618_033_988_75;

/** Score of each word a case shares with the change, far above that of an earlier detection. */
const NAMED = 1000;

const nameOf = ({ path, operation }: Door) => `${path} ${operation}`;

/** Neighbouring cases are alike, so they run far apart. */
function takeTurns(cells: readonly Cell[]): readonly Knock[] {
  const placed = cells.map((cell, at) => ({ cell, place: (at * GOLDEN) % 1 }));
  return placed.toSorted((a, b) => a.place - b.place).map(({ cell }, turn) => ({ cell, turn }));
}

/** Each suite's cases by the allows they reach: only those can detect a mutant of that allow. */
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

/** Mutants each case has detected so far; it is likely to detect the next one. */
const told = new Map<Cell, number>();

export const hasTold = (cell: Cell): boolean => told.has(cell);

export function rememberTold(cell: Cell): void {
  told.set(cell, (told.get(cell) ?? 0) + 1);
}

function wordsOf(what: string): readonly string[] {
  const [, left = ''] = /^without (.*)$/s.exec(what) ?? [];
  return [...new Set(left.match(/[A-Za-z]{4,}/g) ?? [])];
}

/** The cases that can detect a mutant, most likely first: those that name the change or detected others. */
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
