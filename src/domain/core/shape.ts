import type { FieldFacts } from './facts';

/** A shape describes a record once: its type, parser, form bounds and its part of `firestore.rules` follow. */

/** Who may set a field: any writer the rules allow, or Cloud Functions only. */
export type Writer = 'client' | 'server';

type Common = {
  readonly writer: Writer;
  readonly required: boolean;
  /** Written by functions from other fields once the record exists: no client creates it, no export holds it. */
  readonly derived?: boolean;
  readonly facts?: FieldFacts;
};

/** One field of a shape. `T`, the parsed value's type, exists for the compiler only. */
export type Field<T = unknown> = FieldKind & Common & { readonly initial: T };

/** The first and the last day that a field may have. */
export type DayBounds = { readonly from: string; readonly until: string };

export type FieldKind =
  | { readonly kind: 'text'; readonly max: number }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly nullable: boolean }
  /** Whole cents. */
  | { readonly kind: 'money'; readonly min: number; readonly max: number; readonly nullable: boolean }
  | { readonly kind: 'decimal'; readonly min: number; readonly max: number }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'instant'; readonly nullable: boolean }
  | { readonly kind: 'day'; readonly bounds: DayBounds | null }
  | { readonly kind: 'textList'; readonly max: number; readonly itemMax: number; readonly of?: string }
  | { readonly kind: 'textMap'; readonly max: number; readonly itemMax: number }
  | { readonly kind: 'perPerson'; readonly max: number; readonly of: Field }
  | { readonly kind: 'group'; readonly fields: Fields }
  | { readonly kind: 'groupList'; readonly max: number; readonly fields: Fields };

export type Fields = { readonly [name: string]: Field };

export type Shape<F extends Fields = Fields> = { readonly collection: string; readonly fields: F };

export type InferFields<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never;
};

export type Infer<S extends Shape> = InferFields<S['fields']>;

const client: Common = { writer: 'client', required: false };

/** Text of at most `max` characters; absent means ''. */
export function text(max: number): Field<string> {
  return { kind: 'text', max, initial: '', ...client };
}

/** Text that must not be empty on creation. */
export function requiredText(max: number): Field<string> {
  return { kind: 'text', max, initial: '', writer: 'client', required: true };
}

export function choice<const O extends readonly [string, ...string[]]>(
  options: O,
  initial: O[number] = options[0],
): Field<O[number]> {
  return { kind: 'choice', options, initial, ...client };
}

export function integer(min: number, max: number, initial = Math.max(min, 0)): Field<number> {
  return { kind: 'integer', min, max, nullable: false, initial, ...client };
}

/** A whole number that may be unknown. */
export function optionalInteger(min: number, max: number): Field<number | null> {
  return { kind: 'integer', min, max, nullable: true, initial: null, ...client };
}

/** A measure that may have decimals (24.33) or be unknown; never money, which is whole cents. */
export function optionalDecimal(min: number, max: number): Field<number | null> {
  return { kind: 'decimal', min, max, initial: null, ...client };
}

/** Largest amount of money in one field, in cents: $100 million. */
export const MAX_CENTS = 10_000_000_000;

/** Money in whole cents, never negative. Read with `pricing:show` only: no plain history or notice holds it. */
export function cents(max = MAX_CENTS): Field<number> {
  return { kind: 'money', min: 0, max, nullable: false, initial: 0, ...client };
}

/** Money in whole cents that was paid: at least one. */
export function paidCents(): Field<number> {
  return { kind: 'money', min: 1, max: MAX_CENTS, nullable: false, initial: 0, ...client };
}

/** Money in whole cents that may be a deduction. */
export function signedCents(): Field<number> {
  return { kind: 'money', min: -MAX_CENTS, max: MAX_CENTS, nullable: false, initial: 0, ...client };
}

export function optionalCents(max = MAX_CENTS): Field<number | null> {
  return { kind: 'money', min: 0, max, nullable: true, initial: null, ...client };
}

export function boolean(initial = false): Field<boolean> {
  return { kind: 'boolean', initial, ...client };
}

/** A moment in epoch milliseconds. */
export function moment(): Field<number> {
  return { kind: 'instant', nullable: false, initial: 0, ...client };
}

export function optionalMoment(): Field<number | null> {
  return { kind: 'instant', nullable: true, initial: null, ...client };
}

/** A calendar day as YYYY-MM-DD, or ''; within `bounds` where given. */
export function day(bounds: DayBounds | null = null): Field<string> {
  return { kind: 'day', bounds, initial: '', ...client };
}

/** Up to `max` texts of up to `itemMax` characters. */
export function textList(max: number, itemMax: number): Field<readonly string[]> {
  return { kind: 'textList', max, itemMax, initial: [], ...client };
}

/** The ids of ticked items of the group list `of`, of up to `max` with ids of up to `itemMax` characters. */
export function tickedIn(of: string, max: number, itemMax: number): Field<readonly string[]> {
  return { kind: 'textList', max, itemMax, of, initial: [], ...client, facts: { isBookkeeping: true } };
}

/** Up to `max` named texts of up to `itemMax` characters. */
export function textMap(max: number, itemMax: number): Field<Readonly<Record<string, string>>> {
  return { kind: 'textMap', max, itemMax, initial: {}, ...client };
}

/** A value for each of up to `max` people, by uid; the policy checks what clients write to it. */
export function perPerson<T>(max: number, of: Field<T>): Field<Readonly<Record<string, T>>> {
  return { kind: 'perPerson', max, of, initial: {}, ...client };
}

export function group<F extends Fields>(fields: F): Field<InferFields<F>> {
  return { kind: 'group', fields, initial: initialOf(fields), ...client };
}

export function groupList<F extends Fields>(max: number, fields: F): Field<readonly InferFields<F>[]> {
  return { kind: 'groupList', max, fields, initial: [], ...client };
}

export function serverOnly<T>(field: Field<T>): Field<T> {
  return { ...field, writer: 'server' };
}

/** Marks a field that Cloud Functions derive from other fields of the record once it exists. */
export function derivedByServer<T>(field: Field<T>): Field<T> {
  return { ...field, writer: 'server', derived: true };
}

export function defineShape<const F extends Fields>(collection: string, fields: F): Shape<F> {
  return { collection, fields };
}

export function initialOf<F extends Fields>(fields: F): InferFields<F> {
  const values = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.initial]));
  // Built key by key from the same description the type is inferred from.
  return values as InferFields<F>;
}
