/** Logs a failure that no screen shows to the browser's console. Never pass personal data. */
export function logFailure(what: string, error: unknown): void {
  console.error(what, error);
}
