/**
 * Holds every mutant of firestore.rules against the permission table, on the running emulator; ends
 * with exit code 1 when one survives. `scripts/rules-mutation.mjs` starts it.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CELLS } from '@tests/rules/cells/all';
import type { Cell } from '@tests/rules/cells/cell';
import { doorsOf } from '@tests/rules/cells/doors-of';
import { openStands } from '@tests/rules/cells/stand';
import type { Stand } from '@tests/rules/cells/stand';
import { RULES_FILE } from '../rules/generate/build-rules';
import { mutantsOf } from '../rules/mutation/mutants';
import type { Door, Mutant } from '../rules/mutation/mutants';
import { elapsed, runCommand, say, Stop } from './lib/say.mjs';

/** Longest text shown of what was changed. */
const SHOWN = 160;

const nameOf = ({ path, operation }: Door) => `${path} ${operation}`;

/** Cells by the doors they knock at: only those can tell a mutant of that door. */
const cellsByDoor: ReadonlyMap<string, readonly Cell[]> = (() => {
  const byDoor = new Map<string, Cell[]>();
  for (const cell of Object.values(CELLS).flat()) {
    for (const name of new Set(doorsOf(cell).map(nameOf))) {
      const cells = byDoor.get(name);
      if (cells) cells.push(cell);
      else byDoor.set(name, [cell]);
    }
  }
  return byDoor;
})();

const text = readFileSync(RULES_FILE, 'utf8');

/** How many mutants each cell has told so far: who told one tells the next. */
const told = new Map<Cell, number>();

/** The cells that can tell a mutant, the likeliest first: those that name what was changed. */
function likeliest({ doors, what }: Mutant): readonly Cell[] {
  const words = [...new Set(what.match(/[A-Za-z]{4,}/g) ?? [])];
  const cells = [...new Set(doors.flatMap((door) => cellsByDoor.get(nameOf(door)) ?? []))];
  const scored = cells.map((cell) => {
    const named = words.filter((word) => cell.name.includes(word)).length;
    return { cell, score: named * 1000 + (told.get(cell) ?? 0) };
  });
  const likely = scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score);
  return [...likely, ...scored.filter(({ score }) => score === 0)].map(({ cell }) => cell);
}

/** Whether some cell tells the mutant from the rules. */
async function isTold(stand: Stand, mutant: Mutant): Promise<boolean> {
  await stand.load(mutant.rules);
  for (const cell of likeliest(mutant)) {
    if (await stand.holds(cell)) continue;
    if (!told.has(cell)) await mustHold(stand, cell);
    told.set(cell, (told.get(cell) ?? 0) + 1);
    return true;
  }
  return false;
}

/** A cell that is wrong under the rules themselves tells nothing. */
async function mustHold(stand: Stand, cell: Cell): Promise<void> {
  await stand.load(text);
  if (await stand.holds(cell)) return;
  throw new Stop(`The table itself is wrong (npm test -- --only rules): ${cell.group}, ${cell.name}.`);
}

function chosenLines(): (line: number) => boolean {
  const { values } = parseArgs({ options: { lines: { type: 'string' } } });
  const [from = 1, to = Infinity] = values.lines?.split('-').map(Number) ?? [];
  return (line) => line >= from && line <= to;
}

const brief = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, SHOWN);

function tell({ line, what, was }: Mutant): void {
  say(`firestore.rules:${line}  survived: ${brief(what)}\n    in ${brief(was)}`);
}

async function main(): Promise<void> {
  const since = Date.now();
  const isChosen = chosenLines();
  const mutants = mutantsOf(text).filter(({ line }) => isChosen(line));
  const waiting = mutants.values();
  let survived = 0;
  let done = 0;
  const work = async (stand: Stand): Promise<void> => {
    for (const mutant of waiting) {
      if (!(await isTold(stand, mutant))) {
        survived += 1;
        tell(mutant);
      }
      done += 1;
      if (done % 100 === 0) say(`${done} of ${mutants.length} (${elapsed(since)})`);
    }
  };
  const orStopAll = (error: unknown): never => {
    // Nothing is left for the other worlds to go on with.
    for (const _ of waiting);
    throw error;
  };
  const stands = await openStands('mutation');
  await Promise.all(stands.map((stand) => work(stand).catch(orStopAll)));
  const killed = mutants.length - survived;
  const score = mutants.length === 0 ? 0 : (100 * killed) / mutants.length;
  say(`\n${killed} of ${mutants.length} mutants killed, score ${score.toFixed(1)} %, ${elapsed(since)}`);
  if (killed < mutants.length || mutants.length === 0) process.exitCode = 1;
}

await runCommand(main);
