import { foldText } from '../../format/fold-text';

/** Letters and digits only, so that "E-mail 1 - Value", "EMail1Value" and "email_1_value" are equal. */
export function foldHeader(header: string): string {
  return foldText(header).replace(/[^\p{L}\p{N}]+/gu, '');
}

const SHORT: Readonly<Record<string, string>> = {
  est: 'estimated',
  ph: 'phone',
  cust: 'customer',
  addr: 'address',
  acct: 'account',
  appt: 'appointment',
  ins: 'insurance',
  co: 'company',
  no: 'number',
  nbr: 'number',
  num: 'number',
  nr: 'number',
  dt: 'date',
  amt: 'amount',
  desc: 'description',
  src: 'source',
  org: 'organization',
  prop: 'property',
  organisation: 'organization',
  tel: 'telephone',
  dob: 'birthday',
};

/** A header without spelling: abbreviations in full, no plural, so that "Est. Values" is "Estimated value". */
export function headerKey(header: string): string {
  return foldText(header.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/#s?/g, ' number '))
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (SHORT[word] ?? word).replace(/(?<=ss|x)es$|(?<=[^su]{2})s$/, ''))
    .join('');
}

/** Headings the file of refused rows adds; not data. */
export const REFUSED_HEADINGS = { row: 'Import row', problem: 'Import problem' } as const;

const OWN_HEADINGS = Object.values(REFUSED_HEADINGS).map(foldHeader);

/** Whether a folded header is one that the file of refused rows adds. */
export function isOwnHeading(folded: string): boolean {
  return OWN_HEADINGS.includes(folded);
}
