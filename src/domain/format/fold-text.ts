/** Letters of their own that people type as others; the rest are letters with a mark. */
const PLAIN: ReadonlyMap<string, string> = new Map([
  ...([
    ['ø', 'o'],
    ['ł', 'l'],
    ['đ', 'd'],
    ['ð', 'd'],
    ['ħ', 'h'],
    ['ŧ', 't'],
    ['ŋ', 'n'],
    ['ı', 'i'],
    ['æ', 'ae'],
    ['œ', 'oe'],
    ['ß', 'ss'],
    ['þ', 'th'],
  ] as const),
]);

/** Lower case without accents and doubled spaces, to compare names. */
export function foldText(value: string): string {
  return (
    value
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      // Korean syllables stay whole.
      .normalize('NFC')
      .toLowerCase()
      .replace(/[øłđðħŧŋıæœßþ]/gu, (letter) => PLAIN.get(letter) ?? letter)
      .replace(/\s+/g, ' ')
      .trim()
  );
}
