/** Code pages of spreadsheets without Unicode, and which of them makes words of a file's bytes. */

type CodePage = {
  /** Its name for TextDecoder. */
  readonly label: string;
  readonly name: string;
  /** The letters beside a to z of each language: a word takes them from one language only. */
  readonly latin?: string;
  /** A word of another script. */
  readonly script?: RegExp;
  /** Countries (ISO 3166-1) whose spreadsheets write it; every other country's write the first one. */
  readonly homes?: string;
};

const WESTERN = 'àâçéèêëîïôùûüœ äöüß åäöé æøåé áéíóúñü áâãàçéêíóôõú àèéìòù áéíóúö éèëïöü';
const CENTRAL = 'ąćęłńóśźż áčďéěíňóřšťúůýžľĺŕäô áéíóöőúüű ăâîșțşţ čćđšž äöüß';
const CYRILLIC = /^\p{Script=Cyrillic}+$/u;
/** The small final sigma stands at the end only. */
const GREEK = /^(?![\p{L}]*ς[\p{L}])[Α-ΩΆΈΉΊΌΎΏα-ωάέήίόύώϊϋ]+$/u;
const ARABIC = /^[\p{Script=Arabic}\u200C\u200D]+$/u;
const ARAB_HOMES = 'SA AE EG IQ JO KW LB MA OM QA TN DZ LY BH YE SY IR PK';
const JAPANESE = /^[\u3005\u3041-\u3096\u30A1-\u30FC\u4E00-\u9FFF]+$/u;
const HAN = /^[\u4E00-\u9FFF]+$/u;

/** By preference where several read well; letters decide before the order does. */
const CODE_PAGES: readonly CodePage[] = [
  { label: 'windows-1252', name: 'Western European', latin: WESTERN },
  { label: 'windows-1250', name: 'Central European', latin: CENTRAL, homes: 'PL CZ SK HU SI HR BA RO AL ME' },
  // Hebrew has no capitals, so that it could pass for small Cyrillic letters.
  { label: 'windows-1255', name: 'Hebrew', script: /^[\u05D0-\u05EA]+$/u, homes: 'IL' },
  { label: 'windows-1253', name: 'Greek', script: GREEK, homes: 'GR CY' },
  { label: 'windows-1251', name: 'Cyrillic', script: CYRILLIC, homes: 'RU UA BG BY RS MK KZ KG' },
  { label: 'windows-1254', name: 'Turkish', latin: 'çğıöşüâ\u0307', homes: 'TR AZ' },
  { label: 'windows-1257', name: 'Baltic', latin: 'ąčęėįšųūž āčēģīķļņšūž äõöüšž', homes: 'LT LV EE' },
  { label: 'windows-1256', name: 'Arabic', script: ARABIC, homes: ARAB_HOMES },
  { label: 'euc-kr', name: 'Korean', script: /^\p{Script=Hangul}+$/u, homes: 'KR' },
  { label: 'shift_jis', name: 'Japanese', script: JAPANESE, homes: 'JP' },
  { label: 'gb18030', name: 'Chinese, simplified', script: HAN, homes: 'CN SG' },
  { label: 'big5', name: 'Chinese, traditional', script: HAN, homes: 'TW HK MO' },
  { label: 'euc-jp', name: 'Japanese (EUC)', script: JAPANESE },
  { label: 'iso-8859-2', name: 'Central European (ISO)', latin: CENTRAL },
  { label: 'koi8-u', name: 'Cyrillic (KOI8)', script: CYRILLIC },
  { label: 'ibm866', name: 'Cyrillic (DOS)', script: CYRILLIC },
  { label: 'macintosh', name: 'Western European (old Mac)', latin: WESTERN },
];

/** One way to read the letters of a file, with a line of it read so. */
export type Letters = { readonly label: string; readonly name: string; readonly sample: string };

const MOST_SAMPLED = 40_000;

/** The ways to read bytes that are no Unicode, the likeliest first; `country` (ISO 3166-1) decides a tie. */
export function likelyLetters(bytes: Uint8Array, country: string): readonly Letters[] {
  const lines = foreignLines(bytes);
  const found = CODE_PAGES.flatMap((page) => {
    const text = decoded(lines, page.label);
    if (text === null) return [];
    const isHome = page.homes?.split(' ').includes(country) === true;
    return [{ page, text, score: scoreOf(text, page) + (isHome ? 0.001 : 0) }];
  });
  const different = found
    .toSorted((a, b) => b.score - a.score)
    .filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at);
  return different.map(({ page: { label, name }, text }) => ({ label, name, sample: sampleOf(text) }));
}

/** The line with the most foreign letters, short enough for a choice. */
export function sampleOf(text: string): string {
  const foreign = (line: string) => line.slice(0, 120).match(/[^\0-\x7F]/g)?.length ?? 0;
  const lines = text.split('\n').slice(0, 200);
  return (lines.toSorted((a, b) => foreign(b) - foreign(a))[0] ?? '').trim().slice(0, 120);
}

/** The bytes of the first lines with letters beyond ASCII; a line end is never half of a letter. */
function foreignLines(bytes: Uint8Array): Uint8Array {
  const kept: number[] = [];
  for (let from = 0; from < bytes.length && kept.length < MOST_SAMPLED;) {
    const end = bytes.subarray(from).findIndex((byte) => byte === 10 || byte === 13);
    const to = end < 0 ? bytes.length : from + end;
    const line = bytes.subarray(from, Math.min(to, from + MOST_SAMPLED));
    if (line.some((byte) => byte > 127)) kept.push(...line, 10);
    from = to + 1;
  }
  return Uint8Array.from(kept);
}

/** The text of bytes in an encoding; null when they cannot be it. */
export function decoded(bytes: Uint8Array, label: string): string | null {
  try {
    return withWindowsSigns(new TextDecoder(label, { fatal: true }).decode(bytes), label);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Windows-1252 at 0x80 to 0x9F, blank where undefined. */
const WINDOWS_SIGNS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Some engines decode Windows-1252 as Latin-1, with control characters for quotes and dashes. */
export function withWindowsSigns(text: string, label: string): string {
  return label === 'windows-1252'
    ? text.replace(/[\u0080-\u009F]/g, (sign) => WINDOWS_SIGNS.charAt(sign.charCodeAt(0) - 0x80))
    : text;
}

/** Everything that parts words: ASCII but letters, blanks, and the typographic signs of all code pages. */
const BETWEEN = /[\0-@[-`{-\x7F\s–—‘’‚“”„…•€°«»·™®©§½¼¾\u3000-\u3002\uFF00-\uFF20]+/u;
const ORDINARY_CASE = /^\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]*$|^[\p{Lu}\p{M}]+$/u;

/** The share of the words with foreign letters that the code page's languages could have. */
function scoreOf(text: string, { latin = '', script }: CodePage): number {
  const languages = latin.split(' ').map((letters) => `[a-z${letters}]+`);
  const fitting = script ?? new RegExp(`^(?:${languages.join('|')})$`, 'u');
  const words = [...new Set(text.split(BETWEEN))].filter(
    (word) => /[^\0-\x7F]/.test(word) && /\p{L}/u.test(word),
  );
  const fits = (word: string) => ORDINARY_CASE.test(word) && fitting.test(script ? word : word.toLowerCase());
  return words.length === 0 ? 0 : words.filter(fits).length / words.length;
}
