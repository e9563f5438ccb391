import { useCallback, useEffect, useState } from 'react';
import { parseHomePhone } from './home-phone';
import type * as phone from './phone';

/** How numbers are read and written in every country: 36 kB, so only screens that need it at once import it. */
type PhoneRules = typeof phone;

/** What `load` has fetched, and at once where it `isNeeded` from the start. */
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

/** Whether this can be a number, read as one of the home country (ISO 3166-1 alpha-2) where it names none. */
export async function isPhone(text: string, homeCountry: string): Promise<boolean> {
  return (
    parseHomePhone(text, homeCountry) !== null ||
    (await import('./phone')).parsePhone(text, homeCountry) !== null
  );
}
