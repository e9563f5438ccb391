import type { BusinessSettings } from '../company/company';
import { countryOf } from './country';

/** What dates and amounts of a business are written by. */
export type Formats = {
  /** IANA name of its time zone. */
  readonly zone: string;
  /** ISO 4217. */
  readonly currency: string;
  /** ISO 3166-1 alpha-2: decides orders, clocks, weeks, numbers, phone numbers and paper; see `conventionsOf`. */
  readonly country: string;
};

/** Whose clocks and habits decide how a moment is written, and when weeks begin. */
export type Place = Pick<Formats, 'zone' | 'country'>;

/** The formats of a business by its settings. */
export function formatsOf(settings: Pick<BusinessSettings, 'timeZone' | 'currency' | 'country'>): Formats {
  return { zone: settings.timeZone, currency: settings.currency, country: countryOf(settings) };
}
