import { describe, expect, it } from 'vitest';
import { AppError } from '@/domain/core/errors';
import { permissions } from '../../functions/src/calls/parse';

/** An identifier in camel case or with a colon, a type of the language, or a quoted value. */
const TECHNICAL = /[a-z][A-Z]|\w:\w|["`]|\b(undefined|null|NaN|string|boolean|array|object)\b/;

const SENT: readonly unknown[] = [
  ...[undefined, null, '', 7, true, Number.NaN, {}, [], ['x'], [7], { fieldName: 1 }],
  ...['x', 'x'.repeat(20_000), 'a/b', ['customers:erase'], Array.from({ length: 500 }, () => 'x')],
];

const modules = import.meta.glob<Record<string, unknown>>('/functions/src/callables/*.ts', { eager: true });

const inputs = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name, parse]) => name.endsWith('Input') && typeof parse === 'function');

describe('the sentence of a refused input', () => {
  it.each(inputs)('contains no identifier: %s', (_, parse) => {
    for (const value of SENT) expect(said(parse, value)).not.toMatch(TECHNICAL);
  });

  it('names no permission by its identifier', () => {
    for (const value of SENT) expect(said(permissions, value)).not.toMatch(TECHNICAL);
    expect(said(permissions, ['customers:erase'])).toBe(
      'One of these permissions does not exist any more. Load the page again.',
    );
  });
});

function said(parse: unknown, value: unknown): string {
  if (typeof parse !== 'function') return 'No parser.';
  try {
    parse(value);
    return '';
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}
