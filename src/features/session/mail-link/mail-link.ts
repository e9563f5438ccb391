const MODES = ['verifyEmail', 'resetPassword', 'recoverEmail', 'verifyAndChangeEmail'] as const;

/** A link from a mail: its purpose and its one-time code. */
export type MailLink = { readonly mode: (typeof MODES)[number]; readonly code: string };

/** A link that verifies an address for an account. */
export type ProofMode = Extract<MailLink['mode'], 'verifyEmail' | 'verifyAndChangeEmail'>;

/** Parses a mailed link's query; null when the address holds none. */
export function readMailLink(query: URLSearchParams): MailLink | null {
  const mode = MODES.find((known) => known === query.get('mode'));
  const code = query.get('oobCode');
  return mode !== undefined && code !== null && code !== '' ? { mode, code } : null;
}

/** The sentence for a redeemed link. */
export const REDEEMED_SENTENCES: Readonly<Record<ProofMode, string>> = {
  verifyEmail: 'Your e-mail is verified. Log in to go on.',
  verifyAndChangeEmail: 'Your new e-mail is verified. Log in with it to go on.',
};
