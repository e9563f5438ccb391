import type { Permission, PermissionNoun } from '../access/permissions';
import type { HandOver } from '../core/assignees';
import type { recordFields } from '../core/record';
import type { Fields, InferFields, Shape } from '../core/shape';

type RecordFields = typeof recordFields;

/** A noun's open records, and how they go from a leaving person to a colleague. */
export type OpenWorkTrait<F extends Fields> = {
  /** A record is open while this field has one of these values. */
  readonly open: { readonly field: keyof F & string; readonly values: readonly string[] };
  /** Singular in a sentence with a count: "open customer". */
  readonly one: string;
  /** Changes of a record beside its assignees when a colleague replaces a person. */
  changes(record: InferFields<F>, hand: HandOver): Partial<InferFields<F>>;
};

/** How a noun's records go into the archive and come back. */
export type ArchiveTrait<F extends Fields> = {
  /** The field that names a record's list; 'Archive' is one of its values. */
  readonly field: keyof F & string;
  /** The field with the time of archiving; null for none. */
  readonly at: (keyof F & string) | null;
  /** The list that an archived record returns to. */
  restoresTo(record: Partial<InferFields<F>>): string;
};

/** The record that a new one is created under: both need rights, and one business. */
export type ParentTrait<F extends Fields> = {
  /** The parent's noun, by its name. */
  readonly noun: string;
  /** The field with the parent's id; it never changes. */
  readonly field: keyof F & string;
  /** Fields with the same value as the parent's; they never change either. */
  readonly shared: readonly (keyof F & string)[];
};

/** The status of a noun's records and the allowed moves, by status. */
export type StatusTrait<F extends Fields> = {
  readonly field: keyof F & string;
  readonly moves: Readonly<Record<string, readonly string[]>>;
};

/**
 * One type of business record, described once for all generic code. Every trait is required, so a new noun
 * does not compile until each is decided.
 */
export type NounDescription<Key extends string, Name extends string, F extends Fields> = {
  /** Its name in lists, counts and exports, and its collection in `COLLECTIONS`: "customers". */
  readonly key: Key;
  /** Its name in history, files and amounts: "customer". */
  readonly name: Name;
  readonly shape: Shape<F>;
  /** The permission area of its records; visits use `jobs`. */
  readonly area: PermissionNoun;
  readonly words: { readonly one: string; readonly many: string };
  /** Fields of a record in one line: the title, and the text beside it. */
  readonly line: { readonly title: keyof F & string; readonly text: readonly (keyof F & string)[] };
  /** The address of a record's page; null for records shown on another record's page. */
  readonly address: ((id: string) => string) | null;
  /** Null for records without an archive. */
  readonly archive: ArchiveTrait<F> | null;
  /** Null for records that are created on their own. */
  readonly parent: ParentTrait<F> | null;
  /** Null for records without a status. */
  readonly status: StatusTrait<F> | null;
  /** Null for records that are no work. */
  readonly openWork: OpenWorkTrait<F> | null;
  /** Whether a person's data export contains it. */
  readonly isExported: boolean;
  /** Whether it moves into a company that its owner joins. */
  readonly movesWithOwner: boolean;
};

/** A noun for generic code, which knows the fields of all business records. */
export type Noun<Key extends string = string, Name extends string = string> = Omit<
  NounDescription<Key, Name, RecordFields>,
  'line' | 'archive' | 'parent' | 'status' | 'openWork'
> & {
  readonly line: { readonly title: string; readonly text: readonly string[] };
  readonly archive:
    | (Pick<ArchiveTrait<RecordFields>, 'restoresTo'> & {
        readonly field: string;
        readonly at: string | null;
      })
    | null;
  readonly parent: {
    readonly noun: string;
    readonly field: string;
    readonly shared: readonly string[];
  } | null;
  readonly status: {
    readonly field: string;
    readonly moves: Readonly<Record<string, readonly string[]>>;
  } | null;
  readonly openWork:
    | (Omit<OpenWorkTrait<RecordFields>, 'open' | 'changes'> & {
        readonly open: { readonly field: string; readonly values: readonly string[] };
        changes(record: InferFields<RecordFields>, hand: HandOver): object;
      })
    | null;
};

/** Describes a noun; its fields are checked against its shape. */
export function defineNoun<const Key extends string, const Name extends string, F extends RecordFields>(
  noun: NounDescription<Key, Name, F>,
): NounDescription<Key, Name, F> {
  return noun;
}

/** The permission to view a noun's records. */
export function viewing({ area }: Pick<Noun, 'area'>): Permission {
  return `${area}:view`;
}
