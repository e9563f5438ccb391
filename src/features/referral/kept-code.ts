const KEY = 'joblane.referral';

/** Name of the code in an invitation's address: `/register?ref=CODE`. */
export const REFERRAL_PARAMETER = 'ref';

/** Stores an invitation's code until its account exists; on the device, because the mail opens another tab. */
export function keepReferralCode(search: string): void {
  const code = new URLSearchParams(search).get(REFERRAL_PARAMETER)?.trim() ?? '';
  if (/^\w{1,64}$/.test(code)) localStorage.setItem(KEY, code);
}

/** The stored code, or null. */
export function keptReferralCode(): string | null {
  return localStorage.getItem(KEY);
}

/** Deletes it once the server has accepted or refused it. */
export function forgetReferralCode(): void {
  localStorage.removeItem(KEY);
}
