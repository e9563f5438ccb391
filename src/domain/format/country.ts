import type { Currency } from './currency';

/** ISO 3166-1 alpha-2 codes of all countries; the browser provides the names. */
export const COUNTRIES: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO ' +
  'JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR ' +
  'MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO ' +
  'RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV ' +
  'TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

/** A business's country without any other sign. */
export const DEFAULT_COUNTRY = 'US';

export function isCountry(code: string): boolean {
  return COUNTRIES.includes(code);
}

/** The country of a language tag, "de-AT" or "de"; without a region, the one with most speakers. */
export function countryOfLanguage(tag: string): string {
  try {
    const { region = '' } = new Intl.Locale(tag).maximize();
    return isCountry(region) ? region : DEFAULT_COUNTRY;
  } catch (error) {
    if (error instanceof RangeError) return DEFAULT_COUNTRY;
    throw error;
  }
}

const EURO_COUNTRIES = 'AD AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA'.split(
  ' ',
);

/** Countries with a supported currency of their own. */
const OWN_CURRENCIES: Readonly<Record<string, Currency>> = { CA: 'CAD', GB: 'GBP', AU: 'AUD', NZ: 'NZD' };

/** Default currency for a new business of a country: US dollars if its own is not supported. */
export function currencyOfCountry(country: string): Currency {
  return EURO_COUNTRIES.includes(country) ? 'EUR' : (OWN_CURRENCIES[country] ?? 'USD');
}

type ToldBy = { readonly country: string; readonly timeZone: string; readonly currency: string };

/** A business's country (ISO 3166-1 alpha-2); in old settings by currency or time zone, else US. */
export function countryOf(settings: ToldBy): string {
  if (isCountry(settings.country)) return settings.country;
  const home = Object.keys(OWN_CURRENCIES).find((country) => OWN_CURRENCIES[country] === settings.currency);
  return home ?? countryOfZone(settings.timeZone) ?? DEFAULT_COUNTRY;
}

const zoneCountries = new Map<string, string | null>();

function countryOfZone(zone: string): string | null {
  const known = zoneCountries.get(zone);
  if (known !== undefined) return known;
  // Default first: asking the browser for the zones of every country takes a tenth of a second.
  const found = [DEFAULT_COUNTRY, ...COUNTRIES].find((country) => zonesOf(country).includes(zone)) ?? null;
  zoneCountries.set(zone, found);
  return found;
}

/** Newer browsers have a method for a country's zones, older ones a property, some neither. */
type ZonedLocale = Intl.Locale & {
  readonly timeZones?: readonly string[];
  readonly getTimeZones?: () => readonly string[] | undefined;
};

function zonesOf(country: string): readonly string[] {
  // TypeScript's library declares neither yet.
  const locale = new Intl.Locale(`und-${country}`) as ZonedLocale;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
