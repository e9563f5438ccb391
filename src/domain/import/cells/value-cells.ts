import type { CustomFieldDefinition, RosterPerson } from '../../company/company';
import { foldText } from '../../format/fold-text';
import type { SubStatus } from '../../core/sub-statuses';
import type { CustomerStatus } from '../../core/statuses';
import { readDay } from './dates';
import { turnedName } from './names';
import type { DateOrder } from './dates';

/** A parsed cell, or the problem as a sentence. */
export type ReadCell<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string };

const letters = (text: string) => foldText(text).replace(/[^a-z]/g, '');

/** The status a cell names, in any spelling ("appointment-set"). */
export function statusNamed<S extends string>(typed: string, statuses: readonly S[]): S | undefined {
  const wanted = letters(typed);
  return statuses.find((status) => letters(status) === wanted);
}

/** The customer sub-status a cell names, within a main status if given. */
export function subStatusNamed(
  typed: string,
  all: readonly SubStatus[],
  status?: CustomerStatus,
): SubStatus | undefined {
  const wanted = foldText(typed);
  return all.find(
    (one) =>
      one.noun === 'customer' &&
      (status === undefined || one.status === status) &&
      foldText(one.label) === wanted,
  );
}

/** The person a cell names, by full or first name or a last name that only one has, also with the last name first or with an address behind. */
export function personOf<P extends Pick<RosterPerson, 'name'>>(
  typed: string,
  people: readonly P[],
): P | undefined {
  const wanted = foldText(turnedName(typed.replace(/\s*[<(][^<>()]*@[^<>()]*[>)]\s*$/, '')));
  return (
    people.find((person) => foldText(person.name) === wanted) ??
    people.find((person) => foldText(person.name).split(' ')[0] === wanted) ??
    onlyOne(people.filter((person) => foldText(person.name).split(' ').at(-1) === wanted))
  );
}

const onlyOne = <P>(found: readonly P[]): P | undefined => (found.length === 1 ? found[0] : undefined);

/** A number without marks of thousands, with a point: "1,250" is "1250", "2,5" is "2.5". */
export function plainNumber(typed: string): string {
  return typed.replace(/[\s,](?=\d{3}\b)/g, '').replace(',', '.');
}

const MAX_OWN_LENGTH = 500;

/** Reads a cell into a custom field of its kind; a new field takes any text. */
export function readOwnValue(
  typed: string,
  field: CustomFieldDefinition | undefined,
  order: DateOrder,
): ReadCell<string> {
  if (typed.length > MAX_OWN_LENGTH)
    return { ok: false, reason: `Longer than ${MAX_OWN_LENGTH} characters.` };
  switch (field?.kind) {
    case 'number': {
      const value = plainNumber(typed);
      return /^-?\d+(\.\d+)?$/.test(value) ? { ok: true, value } : { ok: false, reason: 'Not a number.' };
    }
    case 'date': {
      const day = readDay(typed, order);
      return day === null ? { ok: false, reason: 'Not a date.' } : { ok: true, value: day };
    }
    case 'choice': {
      const option = field.options.find((one) => foldText(one) === foldText(typed));
      return option === undefined
        ? { ok: false, reason: `Not one of: ${field.options.join(', ')}.` }
        : { ok: true, value: option };
    }
    case 'text':
    case undefined:
      return { ok: true, value: typed };
  }
}
