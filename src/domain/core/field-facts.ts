import { serverOnly, text, textList } from './shape';
import type { Field } from './shape';
import type { FieldFacts } from './facts';

/** A field with its name for users: `called('Client', text(170))`. */
export function called<T>(label: string, field: Field<T>): Field<T> {
  return withFacts(field, { label });
}

/** A field that users never see by name: an id, a copy of another record's field, a mark for queries. */
export function bookkeeping<T>(field: Field<T>): Field<T> {
  return withFacts(field, { isBookkeeping: true });
}

/** A search key, computed from the field `of` of its record. */
export function copyOf<T>(of: string, field: Field<T>): Field<T> {
  return withFacts(field, { isBookkeeping: true, copyOf: of });
}

/**
 * A total of the list `of` of its record: clients write the list, functions alone the total. Only whole fields can be
 * closed to clients: rules have no loop, so what functions find out about single lines is a list of its own.
 */
export function totalOf<T>(of: string, field: Field<T>): Field<T> {
  return withFacts(serverOnly(field), { copyOf: of });
}

/** A person by uid; '' for none. */
export function person(): Field<string> {
  return withFacts(text(MAX_UID), { meaning: 'person' });
}

/** Who last wrote the field `signed` of the record: each write sets it, and the rules accept no other name. */
export function signatureOf(signed: string): Field<string> {
  return withFacts(text(MAX_UID), { isBookkeeping: true, signs: signed });
}

/** A field that a crew reports from its work, without the right to edit the record. */
export function byCrew<T>(field: Field<T>): Field<T> {
  return withFacts(field, { isByCrew: true });
}

/** Up to `max` people by uid. */
export function people(max: number): Field<readonly string[]> {
  return withFacts(textList(max, MAX_UID), { meaning: 'person' });
}

/** A phone number as typed. */
export function phone(): Field<string> {
  return withFacts(text(40), { meaning: 'phone' });
}

/** The RRULE of what repeats, of at most `max` characters. */
export function rhythm(max: number): Field<string> {
  return withFacts(text(max), { meaning: 'rhythm' });
}

/** A map of which these keys have names of their own. */
export function keysCalled<T>(keyLabels: Readonly<Record<string, string>>, field: Field<T>): Field<T> {
  return withFacts(field, { keyLabels });
}

/** A secret: the history shows its last characters alone. */
export function shownByItsEnd<T>(field: Field<T>): Field<T> {
  return withFacts(field, { isShownByItsEnd: true });
}

const MAX_UID = 128;

function withFacts<T>(field: Field<T>, facts: FieldFacts): Field<T> {
  return { ...field, facts: { ...field.facts, ...facts } };
}
