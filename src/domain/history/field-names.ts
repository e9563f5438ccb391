import type { FieldMeaning } from '../core/facts';
import type { Field, Shape } from '../core/shape';
import { userShape } from '../account/user';
import { cardShape } from '../boards/board';
import { eventShape } from '../calendar/event';
import { threadShape } from '../chat/thread';
import { settingsShape } from '../company/company';
import { recordFields } from '../core/record';
import { priceShape } from '../money/price';
import { NOUNS } from '../nouns';
import type { Noun } from '../nouns/define-noun';

export type ChangeKind = FieldMeaning | 'status' | 'money' | 'text' | 'moment' | 'day' | 'yesNo';

/** A field as histories and conflict notices show it. */
export type FieldName = {
  /** Undefined where the spelled-out key will do. */
  readonly label: string | undefined;
  readonly kind: ChangeKind;
  /** An id, a copy or a mark: no history, notice or question names it. */
  readonly isBookkeeping: boolean;
  /** The field of its record that it is computed from; undefined for others. */
  readonly copyOf: string | undefined;
};

/** How users read a stored field, by name or dotted path. Fields of one name share nothing. */
export type FieldNames = {
  /** A field in a collection, or in its subcollections by path. */
  readonly inCollection: (collection: string, path: string) => FieldName;
  /** A field in a history entry about this noun, by the noun's name: its own, or of its amounts. */
  readonly inHistory: (noun: string, path: string) => FieldName;
};

/** The names of the fields of these nouns, and of the other shapes. */
export function fieldNames(nouns: readonly Noun[], shapes: readonly Shape[] = []): FieldNames {
  const all = [...nouns.map(({ shape }) => shape), ...shapes];
  const byCollection = new Map(all.map((shape) => [shape.collection, shape]));
  const statusField = (collection: string) =>
    nouns.find(({ shape }) => shape.collection === collection)?.status?.field;
  const inCollection = (collection: string, path: string) => {
    const shape = byCollection.get(collection.split('/').at(-1) ?? '');
    const named = shape ? nameIn(shape, path) : { ...UNKNOWN, isBookkeeping: path in recordFields };
    return statusField(collection) === path ? { ...named, kind: 'status' as const } : named;
  };
  return {
    inCollection,
    inHistory: (name, path) => {
      const noun = nouns.find((one) => one.name === name);
      const isOwn = noun && (path.split('.')[0] ?? '') in noun.shape.fields;
      return isOwn ? inCollection(noun.shape.collection, path) : nameIn(priceShape, path);
    },
  };
}

const UNKNOWN: FieldName = { label: undefined, kind: 'text', isBookkeeping: false, copyOf: undefined };

function nameIn(shape: Shape, path: string): FieldName {
  const [name = '', ...rest] = path.split('.');
  const field = shape.fields[name];
  if (!field) return UNKNOWN;
  if (rest.length === 0) return nameOf(field);
  const key = rest.join('.');
  const inner = field.kind === 'group' ? field.fields[key] : undefined;
  const isBookkeeping = field.facts?.isBookkeeping === true;
  if (inner) return { ...nameOf(inner), ...(isBookkeeping && { isBookkeeping }) };
  return { ...UNKNOWN, label: field.facts?.keyLabels?.[key], isBookkeeping };
}

function nameOf(field: Field): FieldName {
  const { label, meaning, isBookkeeping = false, copyOf } = field.facts ?? {};
  return { label, kind: meaning ?? KINDS[field.kind] ?? 'text', isBookkeeping, copyOf };
}

const KINDS: { readonly [K in Field['kind']]?: ChangeKind } = {
  instant: 'moment',
  day: 'day',
  boolean: 'yesNo',
  money: 'money',
};

/** What several people edit beside business records. All shapes would be 7 kB more for every screen. */
const OTHERS: readonly Shape[] = [priceShape, userShape, settingsShape, cardShape, eventShape, threadShape];

/** The names of stored fields; of other shapes all but those that every record has are spelled out. */
export const FIELD_NAMES = fieldNames(NOUNS, OTHERS);
