import { AppError } from '@/domain/core/errors';
import { MOST_ROWS } from '@/domain/core/list-bounds';
import type { QuerySpec, Ref, Write } from './port';
import { isTag } from './tags';

const MAX_IN = 30;
/** Firestore takes ids of up to 1,500 bytes. */
const MAX_ID = 1_500;

/**
 * Refuses writes that Firestore would refuse, in both adapters alike and before any is applied.
 * @throws AppError('invalid')
 */
export function checkWrites(writes: readonly Write[]): void {
  for (const write of writes) {
    checkRef(write.ref);
    if (write.kind === 'delete') continue;
    const values = write.kind === 'create' ? write.data : write.fields;
    for (const [path, value] of Object.entries(values)) {
      if (isTag(value)) {
        if (value.$tag === 'unset' && write.kind === 'create') throw invalid(path);
        if (value.$tag === 'union' || value.$tag === 'remove') checkValue([...value.values], path);
        if (value.$tag === 'list') checkValue([...value.to], path);
      } else {
        checkValue(value, path);
      }
    }
  }
}

/**
 * Refuses queries that Firestore cannot answer or the rules never allow; `most` is the highest limit.
 * @throws AppError('invalid')
 */
export function checkSpec(spec: Omit<QuerySpec, 'orderBy' | 'after'>, most = MOST_ROWS): void {
  if (!Number.isInteger(spec.limit) || spec.limit < 1 || spec.limit > most) throw invalid('limit');
  if (spec.where.filter((one) => one.op === 'array-contains').length > 1) throw invalid('array-contains');
  for (const { field, op, value } of spec.where) {
    checkValue(value, field);
    if (op !== 'in') continue;
    if (!Array.isArray(value) || value.length < 1 || value.length > MAX_IN) throw invalid(field);
    if (value.includes(null)) throw invalid(field);
  }
}

/** @throws AppError('invalid') for an invalid id or collection path */
export function checkRef(ref: Ref): void {
  const segments = ref.collection.split('/');
  if (segments.length % 2 === 0 || segments.includes('')) throw invalid('collection');
  if (ref.id.length > MAX_ID || ref.id.includes('/') || /^(?:|\.|\.\.|__.*__)$/.test(ref.id))
    throw invalid('id');
}

/** Values come from typed code, but types let a stray `undefined` or a nested list through. */
function checkValue(value: unknown, path: string, inList = false): void {
  if (value === undefined) throw invalid(path);
  if (Array.isArray(value)) {
    if (inList) throw invalid(path);
    for (const item of value) checkValue(item, path, true);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, item] of Object.entries(value)) {
    if (name === '') throw invalid(path);
    checkValue(item, `${path}.${name}`);
  }
}

function invalid(field: string): AppError {
  return new AppError('invalid', { cause: { field } });
}

/** Returns the error of a check as a value. */
export function problemOf(check: () => void): AppError | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}
