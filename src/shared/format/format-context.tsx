import { createContext, use, useMemo, type ReactNode } from 'react';

import { countryOfLanguage } from '@/domain/format/country';
import type { Formats } from '@/domain/format/formats';

const BROWSER_FORMATS: Formats = {
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  currency: 'USD',
  // There is no browser where the public pages are prerendered.
  country: countryOfLanguage(globalThis.navigator?.language ?? ''),
};

const FormatContext = createContext<Formats>(BROWSER_FORMATS);

export type FormatProviderProps = Partial<Formats> & { children: ReactNode };

/** Provides the company's zone, currency and country for dates and amounts. */
export function FormatProvider({ zone, currency, country, children }: FormatProviderProps) {
  const outer = use(FormatContext);
  const formats = useMemo(
    () => ({
      zone: zone ?? outer.zone,
      currency: currency ?? outer.currency,
      country: country ?? outer.country,
    }),
    [zone, currency, country, outer],
  );
  return <FormatContext value={formats}>{children}</FormatContext>;
}

/** Zone, currency and country for formatting; the browser's own outside a company. */
export function useFormat(): Formats {
  return use(FormatContext);
}
