import { isEmailAddress } from '@/domain/format/email';
import { AppError } from '@/domain/core/errors';
import type { ErrorCode } from '@/domain/core/errors';
import { isStrongPassword } from '@/domain/session/password';
import { PERMISSIONS } from '@/domain/access/permissions';
import type { Permission } from '@/domain/access/permissions';

/** Turns a caller's input into a typed value, or throws AppError('invalid'). */
export type Parser<T> = (value: unknown) => T;

type Parsed<P extends Readonly<Record<string, Parser<unknown>>>> = {
  readonly [K in keyof P]: ReturnType<P[K]>;
};

function invalid(sentence?: string): AppError {
  return new AppError('invalid', sentence === undefined ? {} : { sentence });
}

/** An object with exactly these fields; refuses others. */
export function object<const P extends Readonly<Record<string, Parser<unknown>>>>(
  fields: P,
): Parser<Parsed<P>> {
  return (value) => {
    const given: unknown = value ?? {};
    if (typeof given !== 'object' || given === null || Array.isArray(given)) throw invalid();
    if (Object.keys(given).some((name) => !Object.hasOwn(fields, name))) throw invalid();
    const values: Readonly<Record<string, unknown>> = { ...given };
    const parsed = Object.entries(fields).map(([name, parse]) => [name, parse(values[name])]);
    // Built key by key from the parsers the type is inferred from.
    return Object.fromEntries(parsed) as Parsed<P>;
  };
}

/** Trimmed text of `min` to `max` characters; missing is ''. Controls but line breaks turn to spaces. */
export function text(min: number, max: number, sentence?: string): Parser<string> {
  return (value) => {
    const given = value ?? '';
    if (typeof given !== 'string') throw invalid(sentence);
    const cleaned = given.replace(/[^\P{Cc}\n]/gu, ' ').trim();
    if (cleaned.length < min || cleaned.length > max) throw invalid(sentence);
    return cleaned;
  };
}

/** An id of letters, digits, `-` and `_`. `code` is the error for anything else. */
export function id(min: number, max: number, code: ErrorCode = 'invalid'): Parser<string> {
  return (value) => {
    if (typeof value !== 'string' || value.length < min || value.length > max || !/^[\w-]+$/.test(value)) {
      throw new AppError(code);
    }
    return value;
  };
}

/** One of a fixed set of words. */
export function oneOf<const O extends readonly string[]>(options: O): Parser<O[number]> {
  return (value) => {
    const found = options.find((option) => option === value);
    if (found === undefined) throw invalid();
    return found;
  };
}

/** A whole number within bounds. `sentence` describes the error. */
export function integer(min: number, max: number, sentence?: string): Parser<number> {
  return (value) => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < min || value > max)
      throw invalid(sentence);
    return value;
  };
}

/** An e-mail address, in lower case. */
export const emailAddress: Parser<string> = (value) => {
  if (typeof value !== 'string' || !isEmailAddress(value)) throw new AppError('invalid-email');
  return value.trim().toLowerCase();
};

/** A new password that is long enough. */
export const newPassword: Parser<string> = (value) => {
  if (typeof value !== 'string' || !isStrongPassword(value)) throw new AppError('weak-password');
  return value;
};

/** A list of permissions without duplicates, in the order of the table. */
export const permissions: Parser<readonly Permission[]> = (value) => {
  if (!Array.isArray(value)) throw invalid('Choose what this person may do.');
  if (value.some((entry) => !PERMISSIONS.some((permission) => permission === entry))) {
    throw invalid('One of these permissions does not exist any more. Load the page again.');
  }
  return PERMISSIONS.filter((permission) => value.includes(permission));
};

/** Up to `most` values, each read by `item`; missing counts as none. */
export function list<T>(most: number, item: Parser<T>): Parser<readonly T[]> {
  return (value) => {
    const given = value ?? [];
    if (!Array.isArray(given) || given.length > most) throw invalid();
    return given.map((one: unknown) => item(one));
  };
}

/** A boolean; refuses anything else. */
export const flag: Parser<boolean> = (value) => {
  if (typeof value !== 'boolean') throw invalid();
  return value;
};
