import type { Write } from '@/data/store/port';
import { startRules } from '../harness';
import type { RulesWorld } from '../harness';
import { pathOf } from '../requests';
import { world } from '../world';
import type { Cell } from './cell';

/** A standing world in a database of its own, where cells are tried one after the other. */
export type Stand = Pick<RulesWorld, 'load'> & {
  /** Tries a cell; true when the rules answer as they have to. */
  readonly holds: (cell: Cell) => Promise<boolean>;
};

/** As many as keep the emulator and the one who asks it busy at the same time. */
const SIDE_BY_SIDE = 4;

/** Opens a world with `seeded` in it; `name` keeps its data apart, `rules` are the written ones unless given. */
export async function openStand(
  name: string,
  { seeded = world(), rules }: { readonly seeded?: readonly Write[]; readonly rules?: string } = {},
): Promise<Stand> {
  const { allows, load, seed } = await startRules(name, rules);
  await seed(seeded);
  const standing = new Map(seeded.map((write) => [pathOf(write.ref), write]));
  const asItWas = (writes: readonly Write[]): readonly Write[] => {
    const touched = new Map(writes.map(({ ref }) => [pathOf(ref), ref]));
    return [...touched].map(([path, ref]) => standing.get(path) ?? { kind: 'delete', ref });
  };
  /** What the last cell touched, as it was; put back together with what the next one is given. */
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

/** Opens worlds that are alike, to be tried side by side. */
export function openStands(
  name: string,
  options?: Parameters<typeof openStand>[1],
): Promise<readonly Stand[]> {
  return Promise.all(Array.from({ length: SIDE_BY_SIDE }, (_, at) => openStand(`${name}-${at}`, options)));
}
