import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Field, Fields, InferFields, Shape } from '@/domain/core/shape';

/**
 * A stored document as its shape's record: moments in epoch ms, missing or unreadable fields at their initial
 * values. A function must go on where a screen would show a problem.
 */
export function readRecord<F extends Fields>(shape: Shape<F>, data: DocumentData): InferFields<F> {
  // Built key by key from the same description the type is inferred from.
  return readFields(shape.fields, data) as InferFields<F>;
}

/** Like `readRecord`; null when the document does not exist. */
export function readSnapshot<F extends Fields>(
  shape: Shape<F>,
  snapshot: DocumentSnapshot,
): InferFields<F> | null {
  const data = snapshot.data();
  return data ? readRecord(shape, data) : null;
}

/** A record in stored form: every moment of the shape, at any depth, becomes a Timestamp. */
export function storedRecord<F extends Fields>(
  shape: Shape<F>,
  record: Partial<InferFields<F>>,
): DocumentData {
  return storedFields(shape.fields, record);
}

function readFields(fields: Fields, data: unknown): DocumentData {
  const values = isMap(data) ? data : {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, readField(field, values[name])]),
  );
}

function readField(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'text':
    case 'day':
      return typeof value === 'string' ? value : field.initial;
    case 'choice':
      return typeof value === 'string' && field.options.includes(value) ? value : field.initial;
    case 'integer':
    case 'money':
      return Number.isSafeInteger(value) ? value : field.initial;
    case 'decimal':
      return value === null || Number.isFinite(value) ? value : field.initial;
    case 'boolean':
      return typeof value === 'boolean' ? value : field.initial;
    case 'instant':
      return value instanceof Timestamp ? value.toMillis() : field.initial;
    case 'textList':
      return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : field.initial;
    case 'textMap':
      return isMap(value)
        ? Object.fromEntries(Object.entries(value).filter(([, item]) => typeof item === 'string'))
        : field.initial;
    case 'perPerson':
      return isMap(value)
        ? Object.fromEntries(Object.entries(value).map(([uid, item]) => [uid, readField(field.of, item)]))
        : field.initial;
    case 'group':
      return readFields(field.fields, value);
    case 'groupList':
      return Array.isArray(value) ? value.map((item) => readFields(field.fields, item)) : field.initial;
  }
}

function storedFields(fields: Fields, record: unknown): DocumentData {
  const values = isMap(record) ? record : {};
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, storedField(fields[name], value)]),
  );
}

function storedField(field: Field | undefined, value: unknown): unknown {
  switch (field?.kind) {
    case 'instant':
      return typeof value === 'number' ? Timestamp.fromMillis(value) : null;
    case 'perPerson':
      return Object.fromEntries(
        Object.entries(isMap(value) ? value : {}).map(([uid, item]) => [uid, storedField(field.of, item)]),
      );
    case 'group':
      return storedFields(field.fields, value);
    case 'groupList':
      return Array.isArray(value) ? value.map((item) => storedFields(field.fields, item)) : [];
    default:
      return value;
  }
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
