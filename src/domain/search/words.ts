import { foldText } from '../format/fold-text';

/** Parts of names that people write apart, together or leave out: "van der Berg", "Delacruz", "McDonald". */
const PARTICLES: ReadonlySet<string> = new Set([
  ...[
    'o',
    'd',
    'l',
    'mc',
    'mac',
    'st',
    'saint',
    'san',
    'van',
    'von',
    'vander',
    'vom',
    'zu',
    'zum',
    'zur',
    'der',
  ],
  ...[
    'den',
    'ter',
    'ten',
    'te',
    'de',
    'del',
    'della',
    'di',
    'da',
    'das',
    'do',
    'dos',
    'du',
    'la',
    'las',
    'le',
  ],
  ...['les', 'lo', 'los', 'al', 'el', 'abu', 'abd', 'abdel', 'ibn', 'bin', 'ben', 'bint'],
]);

/** The same at the beginning of a word that has four more letters. */
const GLUED = [
  ...[
    /^o(?=[^aeiou])/,
    /^d(?=[aeiou])/,
    /^ma?c/,
    /^van/,
    /^von/,
    /^der/,
    /^den/,
    /^dell?a?/,
    /^de/,
    /^di/,
    /^du/,
  ],
  ...[/^la/, /^le/, /^al/, /^el/, /^st/],
];
const FEWEST_LEFT = 4;

/** A word of letters alone: numbers are not joined with what is beside them. */
const LETTERS = /^[\p{L}\p{M}]+$/u;

/** Scripts whose words are not parted by spaces, so that a search may begin anywhere. */
const UNSPACED =
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Later beginnings of such a word that are kept. */
const MOST_STARTS = 7;

const BETWEEN_PARTS = /^(?:['’‘ʼ`´]+|[-‐‑–])$/u;

type Token = { readonly word: string; readonly at: number };

function tokensOf(folded: string): readonly Token[] {
  return [...folded.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map((match) => ({ word: match[0], at: match.index }));
}

/** The tokens in runs of what may be written as one word: parts with an apostrophe or hyphen, particles and a name. */
function runsOf(folded: string): readonly (readonly string[])[] {
  const runs: string[][] = [];
  let before: Token | null = null;
  for (const token of tokensOf(folded)) {
    const run = runs.at(-1);
    if (before && run && isOne(folded, before, token)) run.push(token.word);
    else runs.push([token.word]);
    before = token;
  }
  return runs;
}

function isOne(folded: string, { word, at }: Token, next: Token): boolean {
  if (!LETTERS.test(word) || !LETTERS.test(next.word)) return false;
  const gap = folded.slice(at + word.length, next.at);
  return BETWEEN_PARTS.test(gap) || (/^\.? $/.test(gap) && PARTICLES.has(word));
}

/**
 * The words that a text is found by, in their order, folded: also parts of a word written as one, "obrien" and "brien"
 * of "O’Brien", and later beginnings in scripts without spaces.
 */
export function wordsOf(text: string): readonly string[] {
  const words = runsOf(foldText(text)).flatMap((run) => [
    ...run.map((_, at) => run.slice(at).join('')),
    ...(run.length > 1 ? run : []),
  ]);
  return [...new Set(words.flatMap((word) => [word, ...laterStarts(word)]))];
}

/** The words that a name is found by: also the rest of "Delacruz" and "McDonald", and "Mueller" for "Müller". */
export function nameWordsOf(name: string): readonly string[] {
  const words = wordsOf(name);
  const rests = words.flatMap(restsOf);
  return [...new Set([...words, ...spelledOut(name), ...rests])];
}

function laterStarts(word: string): readonly string[] {
  if (!UNSPACED.test(word)) return [];
  const letters = Array.from(word);
  return letters.slice(1, 1 + MOST_STARTS).map((_, at) => letters.slice(at + 1).join(''));
}

function restsOf(word: string): readonly string[] {
  return GLUED.flatMap((glued) => {
    const rest = word.replace(glued, '');
    return rest === word || rest.length < FEWEST_LEFT ? [] : [rest, ...restsOf(rest)];
  });
}

const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

function spelledOut(name: string): readonly string[] {
  const lower = name.normalize('NFC').toLowerCase();
  const spelled = lower.replace(/[äöüåø]/g, (letter) => SPELLED[letter] ?? letter);
  return spelled === lower ? [] : wordsOf(spelled);
}

/** Typed words, each as the parts that a hyphen joins: "anne-marie" may be one word or two. */
export function typedParts(typed: string): readonly (readonly string[])[] {
  const folded = foldText(typed).replace(/['’‘ʼ`´]/gu, '');
  return folded
    .split(/[^\p{L}\p{N}\p{M}\-‐‑–]+/u)
    .flatMap((written) => {
      const parts = written.split(/[-‐‑–]+/u).filter((part) => part !== '');
      return parts.every((part) => LETTERS.test(part)) ? [parts] : parts.map((part) => [part]);
    })
    .filter((parts) => parts.length > 0);
}
