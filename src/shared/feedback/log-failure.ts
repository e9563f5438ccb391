/** Writes a failure that no screen shows into the browser's console. Never pass anybody's data. */
export function logFailure(what: string, error: unknown): void {
  console.error(what, error);
}
