import { createContext, use, useMemo, type ReactNode } from 'react';

/** The company's time zone (IANA name), currency (ISO 4217) and home country for phone numbers (ISO 3166). */
export type Formats = { zone: string; currency: string; country: string };

const BROWSER_FORMATS: Formats = {
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  currency: 'USD',
  country: 'US',
};

const FormatContext = createContext<Formats>(BROWSER_FORMATS);

export type FormatProviderProps = Partial<Formats> & { children: ReactNode };

/** Gives dates and amounts below it the company's zone and currency. */
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

/** Zone, currency and country in which to write; the browser's own outside a company. */
export function useFormat(): Formats {
  return use(FormatContext);
}
