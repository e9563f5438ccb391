/** Lower case without accents and doubled spaces, to compare names. */
export function foldText(value: string): string {
  return value
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
