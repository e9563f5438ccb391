import type { OrderBy, QuerySpec } from '@/data/store/port';

/** A field of a composite index, as in firestore.indexes.json. */
export type IndexField =
  | { readonly fieldPath: string; readonly order: 'ASCENDING' | 'DESCENDING' }
  | { readonly fieldPath: string; readonly arrayConfig: 'CONTAINS' };

export type Index = {
  readonly collectionGroup: string;
  readonly queryScope: 'COLLECTION';
  readonly fields: readonly IndexField[];
};

export type IndexNeed = {
  readonly collection: string;
  /** Fields with `==` or `in`. */
  readonly equal: readonly string[];
  readonly contains: readonly string[];
  /** The order after them, ranges included. */
  readonly suffix: readonly OrderBy[];
};

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

function groupOf(collection: string): string {
  return collection.split('/').at(-1) ?? collection;
}

/** The index requirements of a query. */
export function needOf(spec: QuerySpec): IndexNeed {
  const byOp = (...ops: readonly string[]) =>
    unique(spec.where.filter((one) => ops.includes(one.op)).map((one) => one.field));
  const equal = byOp('==', 'in');
  const ranges = byOp('<', '<=', '>', '>=');
  // The store drops an order by a field with an equality.
  const orders = spec.orderBy.filter((one) => !equal.includes(one.field));
  const implied = ranges.filter((field) => !orders.some((one) => one.field === field));
  const suffix = [...implied.map((field) => ({ field, direction: 'asc' }) as const), ...orders];
  const last = suffix.at(-1);
  const before = suffix.at(-2)?.direction ?? 'asc';
  // Every index ends with the id in the direction of its last field.
  if (last?.field === '__name__' && last.direction === before) suffix.pop();
  return { collection: groupOf(spec.collection), equal, contains: byOp('array-contains'), suffix };
}

/** Whether automatic indexes suffice: one field, or equalities alone; never with `array-contains`. */
export function isAutomatic({ equal, contains, suffix }: IndexNeed): boolean {
  const filters = equal.length + contains.length;
  if (suffix.length > 0) return filters === 0 && suffix.length === 1;
  return contains.length === 0 || filters === 1;
}

const orderField = ({ field, direction }: OrderBy): IndexField => ({
  fieldPath: field,
  order: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
});

/** The index for exactly this need: owner, other equalities, lists, order. */
export function exactIndex({ collection, equal, contains, suffix }: IndexNeed): Index {
  const rank = (name: string) => (name === 'owner' ? '' : name);
  const sorted = [...equal].toSorted((a, b) => rank(a).localeCompare(rank(b)));
  return {
    collectionGroup: collection,
    queryScope: 'COLLECTION',
    fields: [
      ...sorted.map((fieldPath): IndexField => ({ fieldPath, order: 'ASCENDING' })),
      ...contains.map((fieldPath): IndexField => ({ fieldPath, arrayConfig: 'CONTAINS' })),
      ...suffix.map(orderField),
    ],
  };
}

const sameField = (a: IndexField, b: IndexField): boolean =>
  a.fieldPath === b.fieldPath && ('order' in a ? 'order' in b && a.order === b.order : 'arrayConfig' in b);

/** The index fields before the order, or null if it cannot serve the need. */
function prefixFor(need: IndexNeed, index: Index): readonly string[] | null {
  const { fields } = index;
  const order = need.suffix.map(orderField);
  const head = fields.slice(0, fields.length - order.length);
  const tail = fields.slice(fields.length - order.length);
  const fits =
    index.collectionGroup === need.collection &&
    fields.length > order.length &&
    tail.every((field, at) => order.some((one, place) => place === at && sameField(one, field))) &&
    head.every((field) =>
      'order' in field ? need.equal.includes(field.fieldPath) : need.contains.includes(field.fieldPath),
    );
  return fits ? head.map((field) => field.fieldPath) : null;
}

/** Whether the indexes serve the need, alone or merged: Firestore merges indexes with the same order. */
export function isCovered(need: IndexNeed, indexes: readonly Index[]): boolean {
  if (isAutomatic(need)) return true;
  const fixed = new Set(indexes.flatMap((index) => prefixFor(need, index) ?? []));
  return [...need.equal, ...need.contains].every((field) => fixed.has(field));
}
