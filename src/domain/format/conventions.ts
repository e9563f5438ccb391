import { DEFAULT_COUNTRY, isCountry } from './country';

/** First day of the week as `Date` counts days: 0 is Sunday. */
export type WeekStart = 0 | 1 | 5 | 6;

/** A country's formats of days, times, numbers and addresses, its paper size and its spelling of English. */
export type Conventions = {
  /** "Nov 23" rather than "23 Nov". */
  readonly monthFirst: boolean;
  /** "2:00 pm" rather than "14:00". */
  readonly twelveHour: boolean;
  /** Input format of a day, as a luxon pattern: "MM/dd/yyyy" or "dd.MM.yyyy". */
  readonly typedDay: string;
  readonly weekStart: WeekStart;
  readonly paper: 'LETTER' | 'A4';
  readonly numbers: string;
  readonly address: { readonly state: string; readonly zipcode: string };
  /** "50667 Köln" rather than "London SW1A 1AA". */
  readonly zipcodeFirst: boolean;
  /** Name of the tax on a sale, within a sentence. */
  readonly tax: 'sales tax' | 'GST' | 'VAT';
  /** Words of screens and papers that the United States spell differently, within a sentence. */
  readonly words: { readonly colour: string; readonly grey: string; readonly licence: string };
};

const list = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

// Weeks and paper sizes from Unicode's CLDR (supplemental weekData and measurementData); not all browsers
// know them.
const SUNDAY_FIRST = list(
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH ' +
    'PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
);
const SATURDAY_FIRST = list('AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY');
const FRIDAY_FIRST = list('MV');
const LETTER = list('BZ CA CL CO CR GT GU MX NI PA PH PR SV US VE VI');

const STATES = list('AS AU BR GU IN MX MY NG PR US VE VI');
const PROVINCES = list('AR CA CN CU ES IT NL PH TR ZA');
const COUNTIES = list('GB IE');
const ZIP_CODES = list('AS GU PH PR US VI');
const POSTCODES = list('AU GB GG IM JE MY NZ');

// From the address formats of libaddressinput.
const ZIPCODE_FIRST = list(
  'AD AL AM AR AT AX AZ BA BE BG BY CH CL CR CU CY CZ DE DK DO DZ EE EH ES ET FI FO FR GE GF GL GP GR GT GW HR HT HU ' +
    'IL IS IT KG KW LA LI LR LT LU MA MC MD ME MG MK MQ MX MY MZ NC NE NI NL NO PF PH PL PM PT PY RE RO RS SE SI SJ SK ' +
    'SM SN TJ TM TN TR UY UZ VA WF XK YT ZM',
);

const AMERICAN = { colour: 'color', grey: 'gray', licence: 'license' };
const BRITISH = { colour: 'colour', grey: 'grey', licence: 'licence' };
// The United States, their territories, and countries whose English is theirs.
const SPELLS_AMERICAN = list('AS GU LR MP PH PR UM US VI');

const SALES_TAX = list('AS GU MP PR UM US VI');
const GST = list('AU CA IN JE MV NZ PG SG');

const known = new Map<string, Conventions>();

/** Conventions of a country (ISO 3166-1 alpha-2); the United States' for an unknown code. */
export function conventionsOf(country: string): Conventions {
  const found = known.get(country) ?? makeConventions(isCountry(country) ? country : DEFAULT_COUNTRY);
  known.set(country, found);
  return found;
}

function makeConventions(country: string): Conventions {
  const { language, script = '' } = new Intl.Locale(`und-${country}`).maximize();
  const isFromRight = ['Arab', 'Hebr', 'Syrc', 'Thaa'].includes(script);
  const spoken = `${language}-${country}`;
  const written = englishOf(country) ?? spoken;
  return {
    monthFirst: isMonthFirst(written),
    twelveHour: isTwelveHour(written),
    typedDay: typedDayOf(isFromRight ? written : spoken),
    weekStart: weekStartOf(country),
    paper: LETTER.has(country) ? 'LETTER' : 'A4',
    // Amounts of right-to-left languages contain marks that would reorder an English line.
    numbers: `${isFromRight ? 'en' : spoken}-u-nu-latn`,
    address: { state: stateLabel(country), zipcode: zipcodeLabel(country) },
    zipcodeFirst: ZIPCODE_FIRST.has(country),
    tax: taxName(country),
    words: SPELLS_AMERICAN.has(country) ? AMERICAN : BRITISH,
  };
}

/** The English of a country, "en-DE", if the browser knows one. */
function englishOf(country: string): string | null {
  const tag = `en-${country}`;
  return new Intl.DateTimeFormat(tag).resolvedOptions().locale === tag ? tag : null;
}

function isMonthFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' }).formatToParts(0);
  const at = (type: Intl.DateTimeFormatPartTypes) => parts.findIndex((part) => part.type === type);
  return at('month') < at('day');
}

function isTwelveHour(locale: string): boolean {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true;
}

const TYPED = { day: 'dd', month: 'MM', year: 'yyyy' } as const;

function typedDayOf(locale: string): string {
  const pattern = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`)
    .formatToParts(0)
    .map(({ type, value }) => (type === 'day' || type === 'month' || type === 'year' ? TYPED[type] : value))
    .join('');
  // Some languages put words or a final dot around the numbers.
  return /^[a-zA-Z]+([-./])[a-zA-Z]+\1[a-zA-Z]+$/.test(pattern) ? pattern : 'dd/MM/yyyy';
}

function weekStartOf(country: string): WeekStart {
  if (SUNDAY_FIRST.has(country)) return 0;
  if (SATURDAY_FIRST.has(country)) return 6;
  return FRIDAY_FIRST.has(country) ? 5 : 1;
}

function stateLabel(country: string): string {
  if (STATES.has(country)) return 'State';
  if (PROVINCES.has(country)) return 'Province';
  return COUNTIES.has(country) ? 'County' : 'Region';
}

function taxName(country: string): Conventions['tax'] {
  if (SALES_TAX.has(country)) return 'sales tax';
  return GST.has(country) ? 'GST' : 'VAT';
}

function zipcodeLabel(country: string): string {
  if (ZIP_CODES.has(country)) return 'ZIP code';
  if (country === 'IE') return 'Eircode';
  if (country === 'IN') return 'PIN code';
  return POSTCODES.has(country) ? 'Postcode' : 'Postal code';
}
