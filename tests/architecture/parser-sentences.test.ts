import { describe, expect, it } from 'vitest';
import { AppError } from '@/domain/core/errors';
import { setPermissionsInput } from '../../functions/src/callables/company/set-permissions';
import { readInput } from '../../functions/src/calls/input';
import type { Input } from '../../functions/src/calls/input';

/** An identifier in camel case or with a colon, a type of the language, or a quoted value. */
const TECHNICAL = /[a-z][A-Z]|\w:\w|["`]|\b(undefined|null|NaN|string|boolean|array|object)\b/;

const SENT: readonly unknown[] = [
  ...[undefined, null, '', 7, true, Number.NaN, {}, [], ['x'], [7], { fieldName: 1 }],
  ...['x', 'x'.repeat(20_000), 'a/b', ['customers:erase'], Array.from({ length: 500 }, () => 'x')],
];

const modules = import.meta.glob<Record<string, unknown>>('/functions/src/callables/**/*.ts', {
  eager: true,
});

const inputs = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, Input<unknown>] => entry[0].endsWith('Input'));

describe('the sentence of a refused input', () => {
  it('is known for every callable', () => {
    expect(inputs.length).toBeGreaterThan(30);
  });

  it.each(inputs)('contains no identifier: %s', (_, schema) => {
    for (const value of SENT) expect(said(schema, value)).not.toMatch(TECHNICAL);
    const fields = 'entries' in schema ? Object.keys(Object(schema.entries)) : [];
    for (const value of SENT) {
      const values = Object.fromEntries(fields.map((field) => [field, value]));
      expect(said(schema, values)).not.toMatch(TECHNICAL);
    }
  });

  it('names no permission by its identifier', () => {
    expect(said(setPermissionsInput, { uid: 'ada', permissions: ['customers:erase'] })).toBe(
      'One of these permissions does not exist any more. Load the page again.',
    );
  });
});

function said(schema: Input<unknown>, value: unknown): string {
  try {
    readInput(schema, value);
    return '';
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}
