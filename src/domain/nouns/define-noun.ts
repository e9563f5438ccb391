import type { Permission, PermissionNoun } from '../access/permissions';
import type { HandOver } from '../core/assignees';
import type { recordFields } from '../core/record';
import type { Fields, InferFields, Shape } from '../core/shape';

type RecordFields = typeof recordFields;

/** Which records of a noun are open work, and how they go from a person who leaves to a colleague. */
export type OpenWorkTrait<F extends Fields> = {
  /** Open is a record whose field has one of these values. */
  readonly open: { readonly field: keyof F & string; readonly values: readonly string[] };
  /** One of them in a sentence that counts: "open customer". */
  readonly one: string;
  /** What changes of a record beside its assignees when a colleague takes a person's place. */
  changes(record: InferFields<F>, hand: HandOver): Partial<InferFields<F>>;
};

/**
 * One type of business record, described once; whatever treats all types alike follows from it. Every trait has to be
 * decided, so a new noun does not compile before somebody has.
 */
export type NounDescription<Key extends string, Name extends string, F extends Fields> = {
  /** What lists, counts and exports call its records, and its collection among `COLLECTIONS`: "customers". */
  readonly key: Key;
  /** What history, files and amounts call the record they stand beside: "customer". */
  readonly name: Name;
  readonly shape: Shape<F>;
  /** The permissions that open its records; `jobs` also for visits. */
  readonly area: PermissionNoun;
  readonly words: { readonly one: string; readonly many: string };
  /** The fields that tell one record from another in a line: its title, and what is said beside it. */
  readonly line: { readonly title: keyof F & string; readonly text: readonly (keyof F & string)[] };
  /** The address of a record's page; null for records shown on another record's page. */
  readonly address: ((id: string) => string) | null;
  /** Null for what nobody has to finish. */
  readonly openWork: OpenWorkTrait<F> | null;
  /** Whether it is in the copy of one's data that a person can take along. */
  readonly isExported: boolean;
  /** Whether it goes into a company with its owner who joins one. */
  readonly movesWithOwner: boolean;
};

/** A noun among others: its fields are known as far as all business records have them. */
export type Noun<Key extends string = string, Name extends string = string> = Omit<
  NounDescription<Key, Name, RecordFields>,
  'line' | 'openWork'
> & {
  readonly line: { readonly title: string; readonly text: readonly string[] };
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
): Noun<Key, Name> {
  return noun;
}

/** The permission that opens the records of a noun. */
export function viewing({ area }: Pick<Noun, 'area'>): Permission {
  return `${area}:view`;
}
