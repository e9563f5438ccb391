import type { QuerySpec, Ref, Write } from '@/data/store/port';
import type { Attempt } from '../requests';
import type { Role } from '../roles';

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
