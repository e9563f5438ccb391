import type { QuerySpec, Ref, Write } from '@/data/store/port';
import type { RulesWorld } from '../harness';
import type { Attempt } from '../requests';
import { pathOf } from '../requests';
import type { Role } from '../roles';
import { world } from '../world';

/**
 * One cell of the permission table: what somebody tries on the standing world, and whether the rules
 * have to let it through. Cells leave the world as they found it, so that any of them can be tried
 * alone, in any order, under any rules.
 */
export type Cell = {
  /** Rows that belong together, for the report. */
  readonly group: string;
  readonly name: string;
  readonly role: Role;
  /** Written past the rules beforehand, on top of the standing world. */
  readonly given: readonly Write[];
  readonly attempt: Attempt;
  readonly isAllowed: boolean;
};

/** A cell's attempt and answer, in the words of a table: who, what, may or may not. */
export type CellRow = Omit<Cell, 'group' | 'given'> & { readonly given?: readonly Write[] };

/** Cells of one group. */
export const cellsOf = (group: string, rows: readonly CellRow[]): readonly Cell[] =>
  rows.map((row) => ({ given: [], ...row, group }));

/** Somebody reads one document. */
export const gets = (role: Role, name: string, ref: Ref, isAllowed: boolean): CellRow => ({
  name,
  role,
  attempt: { get: ref },
  isAllowed,
});

/** Somebody asks a question. */
export const lists = (role: Role, name: string, spec: QuerySpec, isAllowed: boolean): CellRow => ({
  name,
  role,
  attempt: { list: spec },
  isAllowed,
});

/** Somebody writes a batch. */
export const writes = (
  role: Role,
  name: string,
  commit: readonly Write[],
  isAllowed: boolean,
  given: readonly Write[] = [],
): CellRow => ({ name, role, attempt: { commit }, isAllowed, given });

/** What stands in a world when nobody has tried anything, by path. */
export type Standing = ReadonlyMap<string, Write>;

export const standingOf = (seeded: readonly Write[]): Standing =>
  new Map(seeded.map((write) => [pathOf(write.ref), write]));

const usual = standingOf(world());

/** What brings a standing world back where the writes went. */
function restoring(touched: readonly Write[], standing: Standing): readonly Write[] {
  const refs = new Map(touched.map(({ ref }) => [pathOf(ref), ref]));
  return [...refs].map(([path, ref]) => standing.get(path) ?? { kind: 'delete', ref });
}

/** Tries a cell in a standing world; true when the rules answer as they have to. */
export async function holds(rules: RulesWorld, cell: Cell, standing = usual): Promise<boolean> {
  if (cell.given.length > 0) await rules.seed(cell.given);
  const isAllowed = await rules.allows(cell.role, cell.attempt);
  const written = isAllowed && 'commit' in cell.attempt ? cell.attempt.commit : [];
  await rules.seed(restoring([...cell.given, ...written], standing));
  return isAllowed === cell.isAllowed;
}

/** The cells that a world answers wrongly, each in a line. */
export async function wrongCells(rules: RulesWorld, cells: readonly Cell[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const cell of cells) {
    if (await holds(rules, cell)) continue;
    wrong.push(
      `${cell.role.name}, ${cell.name}: should be ${cell.isAllowed ? 'allowed' : 'refused'}; ${JSON.stringify(cell.attempt)}`,
    );
  }
  return wrong;
}
