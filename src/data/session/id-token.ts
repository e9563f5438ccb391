import { connection } from './connection';

/** The user's sign-in token, for a server that asks for it. Rejects with AppError when signed out. */
export function idToken(): Promise<string> {
  return connection().auth.idToken(false);
}
