import {
  AsYouType,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import { phoneParts, withExtension } from '@/domain/format/phone';

const country = (code: string): CountryCode => (isSupportedCountry(code) ? code : 'US');

/** The beginning of an extension after a number. */
const UNFINISHED = /\d[\s)]*(e|ex|ext|exte\p{L}*|x|#|,|;)[\s.:=]*$/iu;

/** The number in international format ("+18175550112 ext. 5"); null while it is no possible number. */
export function parsePhone(text: string, homeCountry: string): string | null {
  if (UNFINISHED.test(text)) return null;
  const { number, extension } = phoneParts(text);
  const parsed = parsePhoneNumberFromString(number, country(homeCountry));
  return parsed?.isPossible() ? withExtension(parsed.number, extension) : null;
}

/** Whether a text is a phone number for `parsePhone`, or none: the check of an optional field. */
export const isPhoneOrEmpty = (homeCountry: string) => (text?: string) =>
  !text || parsePhone(text, homeCountry) !== null;

/** "(817) 555-0112" at home, "+49 30 123456" from abroad; returns unreadable text as typed. */
export function formatPhone(phone: string, homeCountry: string): string {
  const { number, extension } = phoneParts(phone);
  const parsed = parsePhoneNumberFromString(number, country(homeCountry));
  if (!parsed?.isPossible()) return phone;
  const home = parsePhoneNumberFromString('2025550123', country(homeCountry));
  const isHome = parsed.countryCallingCode === home?.countryCallingCode;
  return withExtension(isHome ? parsed.formatNational() : parsed.formatInternational(), extension);
}

/** Groups the digits typed so far in the country's format. */
export function formatPhoneAsTyped(text: string, homeCountry: string): string {
  // Text with an unfinished extension stays as typed: the library would remove its letters.
  if (/[\p{L}#,;]/u.test(text)) return text;
  return new AsYouType(country(homeCountry)).input(text);
}
