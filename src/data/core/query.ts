import { parseFields } from '@/domain/core/record-codec';
import type { Fields, InferFields, Shape } from '@/domain/core/shape';
import { noteAbsent } from './restored-absence';
import { noteNulls } from '../store/stored-nulls';
import type { OrderBy, QuerySpec, Ref, Row, Where } from '../store/port';

/** An unreadable stored document; screens show it as a named row instead of hiding it. */
export type RecordProblem = {
  readonly id: string;
  readonly collection: string;
  readonly reason: string;
  /** Its name or title as far as it can be read, or ''. */
  readonly name: string;
};

export type Decoded<T> =
  { readonly ok: true; readonly record: T } | { readonly ok: false; readonly problem: RecordProblem };

export type Decode<T> = (row: Row) => Decoded<T>;

/** Maximum number of ids per query. */
export const IDS_AT_ONCE = 30;

/** A query with the decoder of its documents. */
export type TypedQuery<T> = { readonly spec: QuerySpec; readonly decode: Decode<T> };

/** A document reference with its decoder. */
export type TypedRef<T> = { readonly ref: Ref; readonly decode: Decode<T> };

type Question = {
  readonly where: readonly Where[];
  readonly orderBy: readonly OrderBy[];
  readonly limit: number;
  readonly after?: QuerySpec['after'];
  /** Overrides the shape's collection, for subcollections. */
  readonly collection?: string;
};

/** A query for records of a shape. Timestamps must be wrapped in `instant(ms)`. */
export function query<F extends Fields>(shape: Shape<F>, question: Question): TypedQuery<InferFields<F>> {
  const { where, orderBy, limit, after } = question;
  const collection = question.collection ?? shape.collection;
  const spec: QuerySpec = { collection, where, orderBy, limit, ...(after ? { after } : {}) };
  return { spec, decode: decoderOf(shape, collection) };
}

/** A reference to one record of a shape. */
export function recordRef<F extends Fields>(
  shape: Shape<F>,
  id: string,
  collection: string = shape.collection,
): TypedRef<InferFields<F>> {
  return { ref: { collection, id }, decode: decoderOf(shape, collection) };
}

const decoders = new WeakMap<Fields, Map<string, Decode<unknown>>>();

/** One decoder per shape and collection, so that decoders can be compared and results cached. */
function decoderOf<F extends Fields>(shape: Shape<F>, collection: string): Decode<InferFields<F>> {
  const known = decoders.get(shape.fields) ?? new Map<string, Decode<unknown>>();
  decoders.set(shape.fields, known);
  const found = known.get(collection);
  if (found) return found as Decode<InferFields<F>>;
  const decode = rememberedDecode(shape.fields, collection);
  known.set(collection, decode);
  return decode;
}

/** Decodes each delivered document once, however often a screen renders. */
function rememberedDecode<F extends Fields>(fields: F, collection: string): Decode<InferFields<F>> {
  const read = new WeakMap<Row['data'], Decoded<InferFields<F>>>();
  return (row) => {
    const known = read.get(row.data);
    if (known) return known;
    const parsed = parseFields(fields, row.data);
    noteNulls({ collection, id: row.id }, fields, row.data);
    noteAbsent({ collection, id: row.id }, fields, row.data);
    const decoded: Decoded<InferFields<F>> = parsed.ok
      ? { ok: true, record: parsed.value }
      : { ok: false, problem: problemOf(row, collection, parsed.problem.reason) };
    read.set(row.data, decoded);
    return decoded;
  };
}

/** Fields by which users know a record, the first text of which names one that cannot be read. */
const NAMES = ['name', 'title', 'customerName', 'fileName', 'subject'];

function problemOf({ id, data }: Row, collection: string, reason: string): RecordProblem {
  const name = NAMES.map((field) => data[field]).find((value) => typeof value === 'string' && value !== '');
  return { id, collection, reason, name: typeof name === 'string' ? name : '' };
}
