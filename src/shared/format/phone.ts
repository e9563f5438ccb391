import {
  AsYouType,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';

const country = (code: string): CountryCode => (isSupportedCountry(code) ? code : 'US');

/** The number as it is dialled from everywhere ("+18175550112"); null while it cannot be a number. */
export function parsePhone(text: string, homeCountry: string): string | null {
  const parsed = parsePhoneNumberFromString(text, country(homeCountry));
  return parsed?.isPossible() ? parsed.number : null;
}

/** "(817) 555-0112" at home, "+49 30 123456" from abroad; what cannot be read comes back as typed. */
export function formatPhone(phone: string, homeCountry: string): string {
  const parsed = parsePhoneNumberFromString(phone, country(homeCountry));
  if (!parsed?.isPossible()) return phone;
  const home = parsePhoneNumberFromString('2025550123', country(homeCountry));
  return parsed.countryCallingCode === home?.countryCallingCode
    ? parsed.formatNational()
    : parsed.formatInternational();
}

/** What has been typed so far, grouped the way the country writes numbers. */
export function formatPhoneAsTyped(text: string, homeCountry: string): string {
  return new AsYouType(country(homeCountry)).input(text);
}
