import { oneLine } from '../core/mail';
import { UPDATES_SAID } from './updates-said';
import type { UpdateKind } from '../company/update-kinds';
import type { Placeholder } from './updates-said';

export type UpdateWording = { readonly subject: string; readonly text: string };
export type UpdateValues = Partial<Readonly<Record<Placeholder, string>>>;

const WORD = /\{([^{}\n]*)\}/g;

/** A sentence about what is wrong with the wording of an update, or null. Length is the form's. */
export function wordingProblem(kind: UpdateKind, text: string): string | null {
  return placeholderProblem(UPDATES_SAID[kind].placeholders, text);
}

/** A sentence about a word in braces that is none of the known ones, or null. */
export function placeholderProblem(known: readonly string[], text: string): string | null {
  const word = unknownAmong(known, text);
  if (word === null) return null;
  return `There is no {${word}} here. Use ${known.map((name) => `{${name}}`).join(', ')}.`;
}

function unknownAmong(known: readonly string[], text: string): string | null {
  const found = [...text.matchAll(WORD)].map((match) => match[1] ?? '');
  return found.find((word) => !known.includes(word.trim())) ?? null;
}

/** A wording with its values. A word without a value leaves nothing, and an empty paragraph goes. */
export function fillIn(
  { subject, text }: UpdateWording,
  values: Readonly<Partial<Record<string, string>>>,
): UpdateWording {
  const filled = (source: string) =>
    source.replaceAll(WORD, (_match, word: string) => {
      const name = word.trim();
      // Own values alone: `{constructor}` must not print the code of objects.
      return Object.hasOwn(values, name) ? (values[name] ?? '') : '';
    });
  const paragraphs = filled(text)
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  return { subject: oneLine(filled(subject)), text: paragraphs.join('\n\n') };
}
