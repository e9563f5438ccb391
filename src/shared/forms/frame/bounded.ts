import { maxLengthOf } from '@/domain/core/bounds';
import type { FieldPath } from '@/domain/core/field-path';
import { MAX_CENTS } from '@/domain/core/shape';
import type { Fields, Shape } from '@/domain/core/shape';
import { number, string } from './schema';

/** Schemas of texts no longer than their fields of a record; `what` begins the sentence about a longer one ("A title"). */
export function textsOf<F extends Fields>(shape: Shape<F>) {
  return (path: FieldPath<F, string>, what?: string) => {
    const max = maxLengthOf(shape, path);
    return string().max(max, what && `${what} has at most ${max} characters.`);
  };
}

/** The same for a form that saves its texts trimmed. */
export function trimmedTextsOf<F extends Fields>(shape: Shape<F>) {
  const textOf = textsOf(shape);
  return (path: FieldPath<F, string>) => textOf(path).trim();
}

/** An amount in cents that a record can hold, or null. */
export function amount() {
  return number()
    .nullable()
    .min(0, 'An amount cannot be below zero.')
    .max(MAX_CENTS, 'This amount is too large.');
}
