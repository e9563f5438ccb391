// @vitest-environment jsdom
import { defaultLocale, ObjectSchema, ValidationError } from 'yup';
import type { Schema } from 'yup';
import { beforeAll, expect, test, vi } from 'vitest';

const DOOR = '@/shared/forms/frame/schema';

/** An identifier in camel case, a placeholder, a type of the language, or yup's quotes around these. */
const TECHNICAL = /[a-z][A-Z]|`|\$\{|\b(undefined|null|NaN|string|boolean|array|object)\b/;

const NOTHING: readonly unknown[] = [undefined, null, ''];
const WRONG: readonly unknown[] = [{}, [], true, 7, 'x', Number.NaN, [7], { field: 1 }];
const TOO_MUCH: readonly unknown[] = [
  'x'.repeat(20_000),
  10 ** 18,
  -1,
  Array.from({ length: 500 }, () => 'x'),
];

/** Arguments of the functions that build schemas. */
const ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = {
  basicsSchema: [true],
  closingSchema: ['Hollis Roofing'],
  customerSchema: ['US', [{ key: 'roofAge', label: 'Roof age', kind: 'number', options: [] }]],
  emailSchema: ['dana@hollisroofing.example'],
  estimatesSchema: ['US'],
  holdSchema: ['2026-11-23'],
  lineSchema: ['US'],
  numbersSchema: [{ invoice: 1_043, creditNote: 7 }],
  profileSchema: ['US'],
  savedViewSchema: [['Mine'], null],
  scheduleSchema: ['US'],
  signInPhoneSchema: ['US'],
  taxSchema: ['US'],
  statusSchema: ['stage', ['Cancelled']],
};

const texts = import.meta.glob<string>('/src/{features,app,shared}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const schemas: Schema[] = [];
const withoutSchema: string[] = [];

// Loads every module that imports the schema library, and collects each object schema it builds.
beforeAll(async () => {
  const shape = vi.spyOn(ObjectSchema.prototype, 'shape');
  const modules = import.meta.glob<Record<string, unknown>>('/src/{features,app,shared}/**/*.{ts,tsx}');
  for (const path of Object.keys(modules).filter((name) => texts[name]?.includes(`'${DOOR}'`))) {
    shape.mockClear();
    const exported = await modules[path]?.();
    for (const [name, build] of Object.entries(exported ?? {})) {
      if (typeof build === 'function' && name.endsWith('Schema')) build(...(ARGUMENTS[name] ?? []));
    }
    const made = shape.mock.results.flatMap((result) => (result.type === 'return' ? [result.value] : []));
    schemas.push(...made);
    if (made.length === 0) withoutSchema.push(path);
  }
}, 180_000);

// A schema built on demand belongs in a .schema file, where this test can build it too.
test('every module with schemas is covered', () => {
  expect(withoutSchema).toEqual([]);
  expect(schemas.length).toBeGreaterThan(25);
});

test('default messages do not name the field', () => {
  const sentences = Object.entries(defaultLocale).flatMap(([kind, messages]) =>
    Object.entries(messages).map(([rule, message]) => [`${kind}.${rule}`, message] as const),
  );
  expect(sentences.filter(([, message]) => typeof message !== 'string')).toEqual([]);
  const named = sentences.filter(([, message]) =>
    /\$\{(path|label|value|values|type|regex|unknown)\}/.test(String(message)),
  );
  expect(named).toEqual([]);
});

test("no field's message contains an identifier, for any value", async () => {
  const said = new Set<string>();
  for (const schema of schemas) {
    const names = schema instanceof ObjectSchema ? Object.keys(schema.fields) : [];
    for (const value of [...NOTHING, ...WRONG, ...TOO_MUCH]) {
      const values = Object.fromEntries(names.map((name) => [name, value]));
      for (const message of await messagesOf(schema, values)) said.add(message);
    }
  }
  expect(said.size).toBeGreaterThan(50);
  const technical = [...said].filter((message) => TECHNICAL.test(message) || !message.endsWith('.'));
  expect(technical).toEqual([]);
});

async function messagesOf(schema: Schema, value: unknown): Promise<readonly string[]> {
  try {
    // Strict, because yup's own trim() throws on non-text, which no field of ours produces.
    await schema.validate(value, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    // Our list tests throw on items of a type no field produces; they have no message then.
    if (error instanceof TypeError) return [];
    throw error;
  }
}
