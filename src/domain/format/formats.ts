import { countryOf } from './country';

/** Formats of a business's dates and amounts. */
export type Formats = {
  /** IANA name of its time zone. */
  readonly zone: string;
  /** ISO 4217. */
  readonly currency: string;
  /** ISO 3166-1 alpha-2: decides formats, weeks, phone numbers and paper; see `conventionsOf`. */
  readonly country: string;
};

/** Zone and country, which decide how moments are written and when weeks begin. */
export type Place = Pick<Formats, 'zone' | 'country'>;

export function formatsOf(settings: {
  readonly timeZone: string;
  readonly currency: string;
  readonly country: string;
}): Formats {
  return { zone: settings.timeZone, currency: settings.currency, country: countryOf(settings) };
}
