import { useCallback, useEffect, useState } from 'react';
import { parseHomePhone } from './home-phone';
import type * as phone from './phone';

/** The phone number rules of all countries: 36 kB, so only screens that need them at once import them. */
type PhoneRules = typeof phone;

/** The rules once `load` has fetched them; `isNeeded` fetches them at once. */
export function usePhoneRules(isNeeded: boolean): {
  readonly rules: PhoneRules | null;
  readonly load: () => void;
} {
  const [rules, setRules] = useState<PhoneRules | null>(null);
  const load = useCallback(() => void import('./phone').then((loaded) => setRules(loaded)), []);
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);
  return { rules, load };
}

/** The number as it is stored, null while it is no possible one; rejects where the rules cannot be fetched. */
export async function readPhone(text: string, homeCountry: string): Promise<string | null> {
  return parseHomePhone(text, homeCountry) ?? (await import('./phone')).parsePhone(text, homeCountry);
}

/** True for a possible number, by default one of the home country (ISO 3166-1 alpha-2). */
export async function isPhone(text: string, homeCountry: string): Promise<boolean> {
  return (await readPhone(text, homeCountry)) !== null;
}
