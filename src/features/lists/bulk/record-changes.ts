import type { Intent } from '@/data/core/intent';
import type { OpenWork, Owner } from '@/data/jobs/open-work';
import type { Person } from '@/data/employees/use-people';
import type { Permission } from '@/domain/access/permissions';
import type { Viewer } from '@/domain/access/viewer';
import type { Reasons } from '@/domain/core/statuses';

export type Why = { readonly reason: string; readonly note: string };

/**
 * What may be done with many records of a noun at once; each change is one intent per record. Methods, so that a noun
 * takes its own statuses alone: only those of `all` are passed.
 */
export type RecordChanges<Row> = {
  readonly words: { readonly one: string; readonly many: string };
  readonly permission: Permission;
  nameOf(row: Row): string;
  readonly assign: {
    /** Of the field: "Salesperson". */
    readonly label: string;
    /** Whether a record may have nobody. */
    readonly mayBeNobody: boolean;
    isAssigned(row: Row, uid: string): boolean;
    /** Never without a person unless `mayBeNobody`. */
    change(viewer: Viewer, row: Row, person: Person | null): Intent;
    /** Why a record cannot be assigned: "has the most people already"; null when it can. */
    refusal(row: Row): string | null;
  };
  /** Null for nouns whose status no employee sets. */
  readonly status: {
    /** "status" or "stage". */
    readonly word: string;
    readonly all: readonly string[];
    readonly reasons: Reasons;
    of(row: Row): string;
    /** Why a record may not go there, after its name; null when it may. */
    refusal(row: Row, to: string): string | null;
    change(viewer: Viewer, row: Row, to: string, why: Why, at: number): Intent;
  } | null;
  /** The status of unfinished records that are archived with a reason; null when archiving asks for none. */
  readonly closing: { readonly status: string; isOver(row: Row): boolean } | null;
  /** The work below records, for nouns whose end may end it in the same step. */
  readonly below?: {
    /** The field by which it belongs to a record. */
    readonly owner: Owner;
    /** Whether a record may have some. */
    mayHave(row: Row): boolean;
    /** Cancels a record and its part of this work; the first intent holds the record, if it is cancelled itself. */
    cancel(viewer: Viewer, row: Row, work: OpenWork, why: Why, at: number): readonly Intent[];
  };
  archive(viewer: Viewer, row: Row): Intent;
  restore(viewer: Viewer, row: Row): Intent;
  /** Whether open records count towards the plan, so that restoring needs room. */
  readonly isLimited: boolean;
};

/** Records that a change leaves as they are, with the reason after their name. */
export type Staying<Row> = readonly { readonly row: Row; readonly reason: string }[];

/** Divides records into those that a change is for and those that stay. */
export function divide<Row>(
  rows: readonly Row[],
  refusal: (row: Row) => string | null,
): { readonly changing: readonly Row[]; readonly staying: Staying<Row> } {
  const staying = rows.flatMap((row) => {
    const reason = refusal(row);
    return reason === null ? [] : [{ row, reason }];
  });
  const stay = new Set(staying.map(({ row }) => row));
  return { changing: rows.filter((row) => !stay.has(row)), staying };
}
