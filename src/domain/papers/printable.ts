import type { Paper } from './paper';

/** Alphabets of the PDF typeface, each a font file. Latin is in every PDF, the others on demand. */
export const PAPER_ALPHABETS = [
  {
    name: 'latin',
    letters:
      /[ -~\u00a0-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20ac\u2122\u2191\u2193\u2212]/u,
  },
  {
    name: 'latin-ext',
    letters:
      /[\u0100-\u0130\u0132-\u0148\u014a-\u0151\u0154-\u01c3\u01c5-\u024f\u1e00-\u1e9b\u1e9e\u1ef2-\u1ef9\u2020\u20a0-\u20a9\u20ad-\u20af\u20b1\u20b2\u20b5\u20b9\u20ba\u20bc-\u20bf\u2113]/u,
  },
  { name: 'vietnamese', letters: /[\u0300\u0301\u0303\u0309\u0323\u1ea0-\u1ef1\u20ab]/u },
  { name: 'cyrillic', letters: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/u },
  {
    name: 'cyrillic-ext',
    letters: /[\u0460-\u0479\u0480-\u048f\u0492-\u049d\u04a0-\u04af\u04b2-\u04ff\u20b4]/u,
  },
  { name: 'greek', letters: /[\u0374\u0375\u037a-\u037e\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce]/u },
] as const;
export type PaperAlphabet = (typeof PAPER_ALPHABETS)[number]['name'];

/** Pictures and marks that say nothing a signature depends on are left out; a letter is never. */
const PICTURE =
  /^[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\p{So}\p{Cs}\p{Co}\p{Cn}]/u;

/** For a letter without a spelling; the dialog asks for one first. */
const REPLACEMENT = '?';

/** Letters that every PDF prints as they are. */
const PLAIN = /^[ -~\n]*$/;

/** Spaces of all widths, and characters that only allow line breaks. */
const SPACES = /[^\S\n \ufeff]/gu;
const UNSEEN = /\p{Cf}|\p{Variation_Selector}/gu;
const HYPHENS = /[\u2010\u2011]/gu;

const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text's letters as users count them; an emoji family is one. */
const lettersOf = (text: string) => [...segments.segment(text)].map(({ segment }) => segment);

const isKnown = (letter: string) =>
  Array.from(letter).every(
    (sign) => sign === '\n' || PAPER_ALPHABETS.some(({ letters }) => letters.test(sign)),
  );

/** A letter as printed: itself, its plain form ("ﬁ" as "fi"), or null for none. */
function printedLetter(letter: string): string | null {
  if (isKnown(letter)) return letter;
  const plain = letter.normalize('NFKC').replace(UNSEEN, '');
  return isKnown(plain) ? plain : null;
}

const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(SPACES, ' ')
    .replace(HYPHENS, '-');

/** Printable text, without pictures; letters in none of the alphabets need a spelling before. */
export function printable(text: string): string {
  // Most texts; finding the letters of a long paper takes a tenth of its time.
  if (PLAIN.test(text)) return text;
  return lettersOf(tidy(text))
    .map((letter) => printedLetter(letter) ?? (PICTURE.test(letter) ? '' : REPLACEMENT))
    .join('');
}

const isUnprintable = (letter: string) => printedLetter(letter) === null && !PICTURE.test(letter);

/** The names and words with letters that no font of a PDF has, as they are written, each once: "山田 太郎". */
export function unprintableWords(text: string): readonly string[] {
  const phrases = text.split('\n').flatMap((line) => {
    const runs: string[][] = [[]];
    for (const word of line.split(/\s+/u)) {
      if (lettersOf(tidy(word)).some(isUnprintable)) runs.at(-1)?.push(word);
      else runs.push([]);
    }
    return runs.filter((run) => run.length > 0).map((run) => run.join(' '));
  });
  return [...new Set(phrases)];
}

/** A paper with other spellings for its words, everywhere but in its logo. */
export function respelled(paper: Paper, spellings: Readonly<Record<string, string>>): Paper {
  const wanted = Object.entries(spellings).toSorted(([a], [b]) => b.length - a.length);
  const changed = (part: unknown): unknown => {
    if (typeof part === 'string') {
      return wanted.reduce((text, [word, spelling]) => text.replaceAll(spaced(word), () => spelling), part);
    }
    if (Array.isArray(part)) return part.map(changed);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, one]) => [key, key === 'logo' ? one : changed(one)]),
    );
  };
  // The same parts with the same keys.
  return changed(paper) as Paper;
}

/** A phrase with any spaces between its words. */
function spaced(phrase: string): RegExp {
  const words = phrase.split(' ').map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  return new RegExp(words.join('\\s+'), 'gu');
}

/** Alphabets a text needs, Latin first; a PDF loads no others. */
export function alphabetsOf(text: string): readonly PaperAlphabet[] {
  const printed = printable(text);
  return PAPER_ALPHABETS.filter(({ name, letters }) => name === 'latin' || letters.test(printed)).map(
    ({ name }) => name,
  );
}

/** All that a paper prints. */
export function paperText({ letterhead, ...paper }: Paper): string {
  return textOf({ ...paper, fileName: '', letterhead: { ...letterhead, logo: '' } });
}

function textOf(part: unknown): string {
  if (typeof part === 'string') return part;
  return typeof part === 'object' && part !== null ? Object.values(part).map(textOf).join('\n') : '';
}
