import { accounts, authCodeOf } from './accounts';

/** Ends every session of a person: none gets a new token. What they hold counts up to an hour more. */
export async function endSessions(uid: string): Promise<void> {
  await accounts().revokeRefreshTokens(uid);
}

/** Deletes the account a person signs in with; one that is gone already is as good. */
export async function deleteSignInAccount(uid: string): Promise<void> {
  try {
    await accounts().deleteUser(uid);
  } catch (error) {
    if (authCodeOf(error) !== 'auth/user-not-found') throw error;
  }
}
