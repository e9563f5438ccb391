import type { Write } from '@/data/store/port';
import { startRules } from '../harness';
import type { RulesWorld } from '../harness';
import { pathOf } from '../requests';
import { world } from '../world';
import type { Cell } from './cell';

/** A seeded world in its own database; cases run in it one after the other. */
export type RulesServer = Pick<RulesWorld, 'load'> & {
  /** Runs a case; true when the rules answer correctly. */
  readonly holds: (cell: Cell) => Promise<boolean>;
};

/** Enough to keep the emulator and its client busy at the same time. */
const SIDE_BY_SIDE = 4;

/** Opens a world with `seeded` in it; `name` separates its data, `rules` default to the written ones. */
export async function openRulesServer(
  name: string,
  { seeded = world(), rules }: { readonly seeded?: readonly Write[]; readonly rules?: string } = {},
): Promise<RulesServer> {
  const { allows, load, seed } = await startRules(name, rules);
  await seed(seeded);
  const standing = new Map(seeded.map((write) => [pathOf(write.ref), write]));
  const asItWas = (writes: readonly Write[]): readonly Write[] => {
    const touched = new Map(writes.map(({ ref }) => [pathOf(ref), ref]));
    return [...touched].map(([path, ref]) => standing.get(path) ?? { kind: 'delete', ref });
  };
  /** Restores the documents of the last case, together with the preparation of the next. */
  let leftBehind: readonly Write[] = [];
  return {
    load,
    holds: async ({ role, given, attempt, isAllowed }) => {
      await seed([...leftBehind, ...given]);
      const wasAllowed = await allows(role, attempt);
      const written = wasAllowed && 'commit' in attempt ? attempt.commit : [];
      leftBehind = asItWas([...given, ...written]);
      return wasAllowed === isAllowed;
    },
  };
}

/** Opens equal worlds for parallel cases. */
export function openRulesServers(
  name: string,
  options?: Parameters<typeof openRulesServer>[1],
): Promise<readonly RulesServer[]> {
  return Promise.all(
    Array.from({ length: SIDE_BY_SIDE }, (_, at) => openRulesServer(`${name}-${at}`, options)),
  );
}
