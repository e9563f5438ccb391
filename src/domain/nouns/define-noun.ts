import type { PermissionNoun } from '../access/permissions';
import type { HandOver } from '../core/assignees';
import type { FileNoun, NumberPrefix, PricedNoun } from '../core/noun-names';
import type { recordFields } from '../core/record';
import type { Reasons } from '../core/statuses';
import type { Field, Fields, InferFields, Shape } from '../core/shape';

type RecordFields = typeof recordFields;

/** A noun's open records, and how they go from a leaving person to a colleague. */
export type OpenWorkTrait<F extends Fields> = {
  /** A record is open while this field has one of these values. */
  readonly open: { readonly field: keyof F & string; readonly values: readonly string[] };
  /** Singular in a sentence with a count: "open customer". */
  readonly one: string;
  /** Whether it counts toward the open work that a business without a plan may have. */
  readonly takesRoom: boolean;
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

/** A record that a new one is created under: both need rights, and one business. */
export type ParentTrait<F extends Fields> = {
  /** The parent's noun, by its name. */
  readonly noun: string;
  /** The field with the parent's id; it never changes, and an optional parent's is filled at most once. */
  readonly field: keyof F & string;
  /** Fields with the same value as the parent's, which never change either. */
  readonly shared: readonly (keyof F & string)[];
};

/** The status of a noun's records, and by status the allowed moves and, where it asks for one, the reasons. */
export type StatusTrait<F extends Fields> = {
  readonly field: keyof F & string;
  readonly moves: Readonly<Record<string, readonly string[]>>;
  readonly reasons: Reasons;
};

/** The number that functions give a record. */
export type NumberTrait = {
  /** When: as it is created, or as a function issues it. One with a number given so is never deleted. */
  readonly when: 'created' | 'issued';
  /** The business's setting with the prefix of its numbers. */
  readonly prefix: NumberPrefix;
  /** A prefix as businesses choose one: "J-". */
  readonly example: string;
};

/** Who may add files beside people who may edit the record. */
export type FilesTrait = { readonly crewAdds: boolean };

/**
 * One type of business record, described once for all generic code. Every trait is required, so a new noun does not
 * compile until each is decided, and it must agree with the shape and with `core/noun-names.ts`.
 */
export type NounDescription<Key extends string, Name extends string, F extends Fields> = {
  /** Its name in lists, counts and exports, and its collection in `COLLECTIONS`: "customers". */
  readonly key: Key;
  /** Its name in history, files and amounts: "customer". */
  readonly name: Name;
  readonly shape: Shape<F>;
  /** The permission area of its records; visits use `jobs`. */
  readonly area: PermissionNoun;
  /** `this` is a record in its own history: "the job". */
  readonly words: { readonly one: string; readonly many: string; readonly this: string };
  /** Fields of a record in one line: the title, and the text beside it. */
  readonly line: { readonly title: keyof F & string; readonly text: readonly (keyof F & string)[] };
  /** The address of a record's page; null for records shown on another record's page. */
  readonly address: ((id: string) => string) | null;
  /** The address of the screen that shows many of them. */
  readonly list: string;
  /** Null for records without an archive. */
  readonly archive: ArchiveTrait<F> | null;
  /** Null for records that are created on their own. */
  readonly parent: ParentTrait<F> | null;
  /** Further records that it may be under. Where their fields are filled, they are checked like the parent. */
  readonly optionalParents: readonly ParentTrait<F>[];
  /** Null for records without a status. */
  readonly status: StatusTrait<F> | null;
  /** Null for records that are no work. */
  readonly openWork: OpenWorkTrait<F> | null;
  /**
   * Where its amounts are kept: `beside` it in `Prices`; `inside` it, so that everything of it also needs
   * `pricing:show`; null without amounts.
   */
  readonly amounts: Name extends PricedNoun ? 'beside' : 'inside' | null;
  /** Null for records without files. */
  readonly files: Name extends FileNoun ? FilesTrait : null;
  /** Null for shapes without `number`. */
  readonly number: F extends { readonly number: Field } ? NumberTrait : null;
  /** Whether functions keep search words on it: for shapes with `findFields`. */
  readonly hasSearchWords: F extends { readonly find: Field } ? true : false;
  /** Whether a person's data export contains it. */
  readonly isExported: boolean;
  /** Whether it moves into a company that its owner joins. */
  readonly movesWithOwner: boolean;
};

type Described = NounDescription<string, string, RecordFields>;

/** A parent for generic code. */
export type NamedParent = {
  readonly noun: string;
  readonly field: string;
  readonly shared: readonly string[];
};

/** A noun for generic code, which knows the fields of all business records. */
export type Noun<Key extends string = string, Name extends string = string> = Omit<
  Described,
  | 'key'
  | 'name'
  | 'line'
  | 'archive'
  | 'parent'
  | 'optionalParents'
  | 'status'
  | 'openWork'
  | 'amounts'
  | 'files'
  | 'number'
  | 'hasSearchWords'
> & {
  readonly key: Key;
  readonly name: Name;
  readonly line: { readonly title: string; readonly text: readonly string[] };
  readonly archive:
    | (Pick<ArchiveTrait<RecordFields>, 'restoresTo'> & {
        readonly field: string;
        readonly at: string | null;
      })
    | null;
  readonly parent: NamedParent | null;
  readonly optionalParents: readonly NamedParent[];
  readonly status: (Omit<StatusTrait<RecordFields>, 'field'> & { readonly field: string }) | null;
  readonly openWork:
    | (Omit<OpenWorkTrait<RecordFields>, 'open' | 'changes'> & {
        readonly open: { readonly field: string; readonly values: readonly string[] };
        changes(record: InferFields<RecordFields>, hand: HandOver): object;
      })
    | null;
  readonly amounts: 'beside' | 'inside' | null;
  readonly files: FilesTrait | null;
  readonly number: NumberTrait | null;
  readonly hasSearchWords: boolean;
};

/** Describes a noun; its fields are checked against its shape. */
export function defineNoun<const Key extends string, const Name extends string, F extends RecordFields>(
  noun: NounDescription<Key, Name, F>,
): NounDescription<Key, Name, F> {
  return noun;
}

/** A record's title, as its description names it; '' without one. */
export function titleOf({ line }: Pick<Noun, 'line'>, record: object): string {
  const title: unknown = Reflect.get(record, line.title);
  return typeof title === 'string' ? title : '';
}
