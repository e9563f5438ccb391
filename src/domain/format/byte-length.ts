/** The length of a text in bytes, as Firestore stores it. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
