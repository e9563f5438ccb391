import * as v from 'valibot';
import { emailKey, isEmailAddress } from '@/domain/format/email';
import { AppError, isErrorCode } from '@/domain/core/errors';
import type { ErrorCode } from '@/domain/core/errors';
import { isStrongPassword } from '@/domain/session/password';
import { PERMISSIONS } from '@/domain/access/permissions';
import type { Permission } from '@/domain/access/permissions';

/** Schema of a function's input. A message in it is an error code, or the sentence of an 'invalid'. */
export type Input<T> = v.GenericSchema<unknown, T>;

/** Reads a caller's input, an object. Throws AppError: 'invalid' where the schema gives no message. */
export function readInput<T>(schema: Input<T>, value: unknown): T {
  // valibot takes a list for an object.
  if (Array.isArray(value)) throw new AppError('invalid');
  const read = v.safeParse(schema, value ?? {}, { abortEarly: true, message: 'invalid' });
  if (read.success) return read.output;
  const { message } = read.issues[0];
  throw isErrorCode(message) ? new AppError(message) : new AppError('invalid', { sentence: message });
}

/** Trimmed text of `min` to `max` characters; missing is ''. Controls but line breaks turn to spaces. */
export function text(min: number, max: number, sentence?: string) {
  return v.pipe(
    v.nullish(v.string(sentence), ''),
    v.transform((given) => given.replace(/[^\P{Cc}\n]/gu, ' ').trim()),
    v.minLength(min, sentence),
    v.maxLength(max, sentence),
  );
}

/** An id of letters, digits, `-` and `_`. `code` is the error for anything else. */
export function id(min: number, max: number, code: ErrorCode = 'invalid') {
  return v.pipe(
    v.nullish(v.string(code), ''),
    v.regex(/^[\w-]+$/, code),
    v.minLength(min, code),
    v.maxLength(max, code),
  );
}

/** A whole number within bounds. */
export function integer(min: number, max: number, sentence?: string) {
  return v.pipe(
    v.number(sentence),
    v.safeInteger(sentence),
    v.minValue(min, sentence),
    v.maxValue(max, sentence),
  );
}

/** An e-mail address as `emailKey` writes it. `message` is a code or a sentence. */
export function emailAddress(message = 'invalid-email') {
  return v.pipe(v.nullish(v.string(message), ''), v.check(isEmailAddress, message), v.transform(emailKey));
}

/** A new password that is long enough. */
export const newPassword = v.pipe(
  v.nullish(v.string('weak-password'), ''),
  v.check(isStrongPassword, 'weak-password'),
);

/** A list of permissions without duplicates, in the order of the table. */
export const permissions = v.pipe(
  v.nullish(v.unknown(), ''),
  v.array(
    v.picklist(PERMISSIONS, 'One of these permissions does not exist any more. Load the page again.'),
    'Choose what this person may do.',
  ),
  v.transform((given): readonly Permission[] => PERMISSIONS.filter((one) => given.includes(one))),
);
