/** The error of all Firebase products, recognized by shape: several copies of its class can be loaded. */
export type FirebaseFailure = Error & { readonly code: string };

/** True for a Firebase error. */
export function isFirebaseFailure(error: unknown): error is FirebaseFailure {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/** The code without its product: `auth/wrong-password` becomes `wrong-password`. */
export function plainCode({ code }: FirebaseFailure): string {
  return code.slice(code.indexOf('/') + 1);
}

/** True only when the browser knows that there is no connection. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && !navigator.onLine;
}
