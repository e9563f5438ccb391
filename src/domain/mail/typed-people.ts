import { isEmailAddress } from '../format/email';
import { foldText } from '../format/fold-text';

/** A recipient by name, by address or as a coworker. */
type Person = { readonly uid: string; readonly name: string; readonly email: string };

/**
 * The recipients of a typed text: addresses parted by commas, semicolons, line breaks or spaces, "Ann Berg
 * <ann@berg.example>", or the whole name of a `known` person. What is none of these stays in one piece.
 */
export function typedPeople(text: string, known: readonly Person[]): Person[] {
  return text
    .split(/[,;\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => {
      const named = /^"?([^"<]*?)"?\s*<([^<>\s]+)>$/.exec(part);
      if (named) return [{ uid: '', name: named[1]?.trim() ?? '', email: named[2] ?? '' }];
      const words = part.split(/\s+/);
      if (words.every(isEmailAddress)) return words.map((email) => ({ uid: '', name: '', email }));
      const person = known.find(({ name }) => foldText(name) === foldText(part));
      return [person ?? { uid: '', name: '', email: part }];
    });
}
