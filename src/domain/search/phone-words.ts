import { isInternational, nationalDigitsOf, otherPhoneKeyOf, phoneKeyOf, phoneParts } from '../format/phone';

/** Digits after which a text is a phone number and no other number; with a country's code or a zero in front, three. */
const PHONE_DIGITS = 7;
const FEWEST_DIGITS = 3;
const LIKE_A_PHONE = /^[+\d\s().\-‐‑–/]+$/;

/** "1-817-555" and "8 (495) 123": the digit before the area code of North America and Russia. */
const LONG_DISTANCE = /^[18][\s.\-(]+(?=\d{3}[\s.\-)])/;

/** "(817) 555-0112", with or without the country, whose local number has seven digits. */
const NORTH_AMERICAN = /^\D*1?\D*[2-9]\d{2}\D*\d{3}\D*\d{4}$/;

/** The digits that a number is found by from their first one on; what people type most comes first. */
export function phoneWordsOf(phone: string): readonly string[] {
  const digits = nationalDigitsOf(phone);
  const { number } = phoneParts(phone);
  const isNorthAmerican = NORTH_AMERICAN.test(number);
  const localOnes = isNorthAmerican ? [7, 4] : [8, 7, 6, 5, 4];
  const words = [
    phoneKeyOf(phone),
    digits,
    ...localOnes.map((last) => (digits.length > last ? digits.slice(-last) : '')),
    // With the zero of national numbers, as long as `typedPhone` leaves it.
    isNorthAmerican || digits === '' ? '' : `0${digits}`.slice(0, PHONE_DIGITS),
    // Hungarians also leave the whole 06 out, when they type as when they save.
    ...hungarianWordsOf(phone),
  ];
  return [...new Set(words)].filter((word) => word !== '');
}

function hungarianWordsOf(phone: string): readonly string[] {
  const digits = nationalDigitsOf(phone);
  if (/^\D*(?:00\D*)?[03]6/.test(phoneParts(phone).number)) return [digits.replace(/^6/, '')];
  const other = otherPhoneKeyOf(phone);
  return other === '' ? [] : [other, `0${other}`.slice(0, PHONE_DIGITS)];
}

/** The digits of a typed phone number as `phoneWordsOf` begins; null for other texts and for a few digits alone. */
export function typedPhone(typed: string): string | null {
  const { number } = phoneParts(typed);
  if (!LIKE_A_PHONE.test(number)) return null;
  const key = phoneKeyOf(number.replace(LONG_DISTANCE, ''));
  if (isInternational(number) || LONG_DISTANCE.test(number)) return key.length >= FEWEST_DIGITS ? key : null;
  if (key.length >= PHONE_DIGITS) return key;
  const digits = number.replace(/\D/g, '');
  return digits.startsWith('0') && digits.length >= FEWEST_DIGITS ? digits : null;
}
