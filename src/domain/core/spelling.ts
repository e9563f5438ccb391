export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A field name for people: "streetAddress" is "Street address". */
export function spelledOut(name: string): string {
  return capitalised(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
}
