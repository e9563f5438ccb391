/** Cents as a plain decimal, "1250.00": for files, machines and texts that name no currency. */
export function plainAmount(cents: number): string {
  return (cents / 100).toFixed(2);
}
