/** What all Firebase products throw; told by its parts, since several copies of the class can be loaded. */
export type FirebaseFailure = Error & { readonly code: string };

/** Tells a Firebase failure from any other error. */
export function isFirebaseFailure(error: unknown): error is FirebaseFailure {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/** The code without its product: `auth/wrong-password` is `wrong-password`. */
export function plainCode({ code }: FirebaseFailure): string {
  return code.slice(code.indexOf('/') + 1);
}

/** True only when the browser knows that there is no connection. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && !navigator.onLine;
}
