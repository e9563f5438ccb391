/** Tests every mutant of firestore.rules; exits with 1 when one survives. See `rules-mutation.mjs`. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Cell } from '@tests/rules/cells/cell';
import { openRulesServers } from '@tests/rules/cells/rules-server';
import type { RulesServer } from '@tests/rules/cells/rules-server';
import { RULES_FILE } from '../rules/generate/build-rules';
import { mutantsOf } from '../rules/mutation/mutants';
import type { Mutant } from '../rules/mutation/mutants';
import { elapsed, runCommand, say, Stop } from './lib/say.mjs';
import { cellsFor, hasTold, rememberTold } from './rules-mutation-cells';

const STEP = 100;

const SHOWN = 160;

const text = readFileSync(RULES_FILE, 'utf8');

async function isTold(server: RulesServer, mutant: Mutant): Promise<boolean> {
  await server.load(mutant.rules);
  for (const cell of cellsFor(mutant)) {
    if (await server.holds(cell)) continue;
    if (!hasTold(cell)) await mustHold(server, cell);
    rememberTold(cell);
    return true;
  }
  return false;
}

/** A case that fails under the original rules proves nothing. */
async function mustHold(server: RulesServer, cell: Cell): Promise<void> {
  await server.load(text);
  if (await server.holds(cell)) return;
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

function progress(done: number, all: number, since: number): string {
  const minutes = ((Date.now() - since) / done / 60_000) * (all - done);
  const left = minutes < 1 ? 'less than a minute' : `about ${Math.ceil(minutes)} min`;
  return `${done} of ${all} after ${elapsed(since)}, ${left} to go`;
}

async function main(): Promise<void> {
  const since = Date.now();
  const isChosen = chosenLines();
  const mutants = mutantsOf(text).filter(({ line }) => isChosen(line));
  say(`${mutants.length} mutants of firestore.rules`);
  const waiting = mutants.values();
  let survived = 0;
  let done = 0;
  const work = async (server: RulesServer): Promise<void> => {
    for (const mutant of waiting) {
      if (!(await isTold(server, mutant))) {
        survived += 1;
        tell(mutant);
      }
      done += 1;
      if (done % STEP === 0) say(progress(done, mutants.length, since));
    }
  };
  const orStopAll = (error: unknown): never => {
    // Leaves no mutants for the other worlds, so that they stop.
    for (const _ of waiting);
    throw error;
  };
  const servers = await openRulesServers('mutation');
  await Promise.all(servers.map((server) => work(server).catch(orStopAll)));
  const killed = mutants.length - survived;
  const score = mutants.length === 0 ? 0 : (100 * killed) / mutants.length;
  say(`\n${killed} of ${mutants.length} mutants killed, score ${score.toFixed(1)} %, ${elapsed(since)}`);
  if (killed < mutants.length || mutants.length === 0) process.exitCode = 1;
}

await runCommand(main);
