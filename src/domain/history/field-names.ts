import { recordFields } from '../core/record';
import type { Field } from '../core/shape';
import { NOUNS } from '../nouns';
import type { FieldMeaning, Noun } from '../nouns/define-noun';

export type ChangeKind = FieldMeaning | 'text' | 'moment' | 'day' | 'yesNo';

/** How histories and conflict notices name fields, by name or dotted path. */
export type FieldNames = {
  /** Whether a field has no meaning of its own for users: bookkeeping, ids, copies. */
  readonly isUnnamed: (path: string) => boolean;
  /** Whether a field holds one uid or a list of uids. */
  readonly isPerson: (path: string) => boolean;
  /** Undefined where the spelled-out name will do. */
  readonly labelOf: (path: string) => string | undefined;
  /** `noun` is a noun's name. */
  readonly kindOf: (noun: string, path: string) => ChangeKind;
  /** The name of a collection's noun; the customers' for records beside them. */
  readonly nounIn: (collection: string) => string;
};

/** Labels of fields that several nouns have. */
const COMMON_LABELS: Readonly<Record<string, string | undefined>> = {
  listOrganizer: 'List',
  statusReason: 'Reason',
  statusNote: 'Note on the status',
  subStatus: 'Sub-status',
  email: 'E-mail',
  streetAddress: 'Street',
};

/** Bookkeeping, ids and copies that several nouns have; `noun` is of amounts. */
const COMMON_UNNAMED = [
  ...Object.keys(recordFields),
  ...['number', 'numberPrefix', 'find', 'customerKey', 'filesFull'],
  ...['statusAt', 'statusBy', 'previousStatus'],
  ...['noun', 'customerId', 'customerName', 'trackerId'],
  // A card's place on a board: the last move counts, and nobody is asked.
  ...['boardId', 'listId', 'position'],
];
const AMOUNT_MEANINGS = { amount: 'money', price: 'money' } as const;

/** The names of these nouns' fields. A field of one name means the same in each of them. */
export function fieldNames(nouns: readonly Noun[]): FieldNames {
  const fields = nouns.map((noun) => noun.fields);
  const unnamed = new Set([...COMMON_UNNAMED, ...fields.flatMap((one) => one.unnamed)]);
  const labels = new Map(
    [COMMON_LABELS, ...fields.map((one) => one.labels)].flatMap(Object.entries<string | undefined>),
  );
  const meanings = new Map(
    [AMOUNT_MEANINGS, ...fields.map((one) => one.meanings), ...nouns.map(statusMeaning)].flatMap(
      Object.entries<FieldMeaning | undefined>,
    ),
  );
  return {
    isUnnamed: (path) => unnamed.has(path),
    isPerson: (path) => meanings.get(path) === 'person',
    labelOf: (path) => labels.get(path),
    kindOf: (name, path) =>
      meanings.get(path) ??
      kindOfField(
        fieldAt(
          nouns.find((noun) => noun.name === name),
          path,
        ),
      ),
    nounIn: (collection) => nouns.find(({ shape }) => shape.collection === collection)?.name ?? 'customer',
  };
}

function statusMeaning({ status }: Noun): Readonly<Record<string, FieldMeaning>> {
  return status ? { [status.field]: 'status' } : {};
}

function kindOfField(field: Field | null): ChangeKind {
  switch (field?.kind) {
    case 'instant':
      return 'moment';
    case 'day':
      return 'day';
    case 'boolean':
      return 'yesNo';
    default:
      return 'text';
  }
}

function fieldAt(noun: Noun | undefined, path: string): Field | null {
  const [name = '', ...rest] = path.split('.');
  const fields: Readonly<Record<string, Field>> = noun?.shape.fields ?? {};
  const field = fields[name];
  if (!field || rest.length === 0) return field ?? null;
  return field.kind === 'group' ? (field.fields[rest.join('.')] ?? null) : null;
}

/** The names of all nouns' fields. */
export const FIELD_NAMES = fieldNames(NOUNS);
