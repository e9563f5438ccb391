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

/** True for a possible number, by default one of the home country (ISO 3166-1 alpha-2). */
export async function isPhone(text: string, homeCountry: string): Promise<boolean> {
  return (
    parseHomePhone(text, homeCountry) !== null ||
    (await import('./phone')).parsePhone(text, homeCountry) !== null
  );
}
