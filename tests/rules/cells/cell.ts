import type { QuerySpec, Ref, Write } from '@/data/store/port';
import type { Attempt } from '../requests';
import type { Role } from '../roles';

/**
 * A test case of the permission table: an attempt on the seeded world, and whether the rules must allow it.
 * Cases restore the world, so that each runs alone, in any order, under any rules.
 */
export type Cell = {
  /** Rows reported together. */
  readonly group: string;
  readonly name: string;
  readonly role: Role;
  /** Written past the rules beforehand, on top of the seeded world. */
  readonly given: readonly Write[];
  readonly attempt: Attempt;
  readonly isAllowed: boolean;
};

/** A case as a table row: role, attempt, allowed or not. */
export type CellRow = Omit<Cell, 'group' | 'given'> & { readonly given?: readonly Write[] };

export const cellsOf = (group: string, rows: readonly CellRow[]): readonly Cell[] =>
  rows.map((row) => ({ given: [], ...row, group }));

export const gets = (role: Role, name: string, ref: Ref, isAllowed: boolean): CellRow => ({
  name,
  role,
  attempt: { get: ref },
  isAllowed,
});

export const lists = (role: Role, name: string, spec: QuerySpec, isAllowed: boolean): CellRow => ({
  name,
  role,
  attempt: { list: spec },
  isAllowed,
});

export const writes = (
  role: Role,
  name: string,
  commit: readonly Write[],
  isAllowed: boolean,
  given: readonly Write[] = [],
): CellRow => ({ name, role, attempt: { commit }, isAllowed, given });
