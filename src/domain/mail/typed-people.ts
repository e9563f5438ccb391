import { isSameEmail, readAddresses } from '../format/email';
import { foldText } from '../format/fold-text';

/** A recipient by name, by address or as a coworker. */
type Person = { readonly uid: string; readonly name: string; readonly email: string };

/** Whether two are the same coworker or the same address. */
export function isSamePerson(one: Person, other: Person): boolean {
  return one.uid !== '' || other.uid !== '' ? one.uid === other.uid : isSameEmail(one.email, other.email);
}

/**
 * The recipients of a typed text: addresses as `readAddresses` finds them, or the whole name of a `known` person.
 * What is neither stays in one piece.
 */
export function typedPeople(text: string, known: readonly Person[]): readonly Person[] {
  const named = (name: string) => known.find((person) => foldText(person.name) === foldText(name));
  return readAddresses(text, (name) => named(name) !== undefined).map(
    ({ name, address }) => named(address) ?? { uid: '', name, email: address },
  );
}

/** Whether a text that is still being typed ends with a separator, and not inside the quotation marks of a name. */
export function isListBreak(typed: string): boolean {
  return /[,;]$/.test(typed) && typed.split('"').length % 2 === 1;
}
