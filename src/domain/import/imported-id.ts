/**
 * The id of the record that a row makes: the same for a retry, so a lost connection creates no duplicate. The row
 * number is scrambled, because neighbouring ids would overload one range of the store
 * (firebase.google.com/docs/firestore/best-practices, "hotspotting").
 */
export function importedId(importId: string, row: number): string {
  // Multiplying by an odd number is one-to-one modulo 2^32; this one is 2^32 divided by the golden ratio.
  const scattered = Math.imul(row, 0x9e3779b1) >>> 0;
  return `${scattered.toString(36).padStart(7, '0')}${importId}`;
}
