/** The line below a record's title, without empty parts. */
export function lineText(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}
