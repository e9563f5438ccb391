const KEY = 'joblane.referral';

/** Name of the code in an invitation's address: `/register?ref=CODE`. */
export const REFERRAL_PARAMETER = 'ref';

/**
 * Keeps the code of an invitation until the account that came by it is there. On the device, not in the
 * tab: the mail that verifies the address opens another one.
 */
export function keepReferralCode(search: string): void {
  const code = new URLSearchParams(search).get(REFERRAL_PARAMETER)?.trim() ?? '';
  if (/^\w{1,64}$/.test(code)) localStorage.setItem(KEY, code);
}

/** The kept code, or null. */
export function keptReferralCode(): string | null {
  return localStorage.getItem(KEY);
}

/** Forgets it once the server has taken or refused it. */
export function forgetReferralCode(): void {
  localStorage.removeItem(KEY);
}
