/** A phone number as written, without extension, and the extension's digits or ''. */
export type PhoneParts = { readonly number: string; readonly extension: string };

/** "ext. 5", "x5", "Durchwahl 12", "poste 3" after a number, and RFC 3966's ";ext=5". */
const EXTENSION =
  /^(.*\d\)?)[\s,;]*(?:extension|ext(?:\.|n\.?|ensión|=)?|x|#|durchwahl|dw|poste|interno|int\.|wew\.?|ramal|toestel)[\s.:=]*(\d{1,7})$/iu;

/** Splits off the extension: "(817) 555-0112 ext. 5" is the number and "5". */
export function phoneParts(text: string): PhoneParts {
  const [, number, extension] = EXTENSION.exec(text.trim()) ?? [];
  return number === undefined || extension === undefined
    ? { number: text.trim(), extension: '' }
    : { number: number.trim(), extension };
}

/** A number with its extension, spelled so that nothing dials it as part of the number. */
export function withExtension(number: string, extension: string): string {
  return extension === '' ? number : `${number} ext. ${extension}`;
}

/** Country calling codes of one and two digits; all others have three (ITU-T E.164). */
const CALLING_CODE = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Hungary writes 06 before national numbers, where others write a zero or nothing. */
const HUNGARY = '36';

/** Fewest digits of a key that two numbers are compared by. */
export const SHORTEST_PHONE_KEY = 6;

/** Whether a number begins with + or with what is dialled before a country's code. */
export function isInternational(phone: string): boolean {
  return /^[^\d+]*(\+|00|011(?=\D))/.test(phone);
}

/**
 * The digits of a number as it is written in its own country, without zeros in front and without the extension: "+49
 * (0)221 55512", "0049 221 55512" and "0221/55512" are 22155512, "+36 20 123 4567" and "06 20 123 4567" are 6201234567.
 */
export function nationalDigitsOf(phone: string): string {
  const number = phoneParts(phone).number.replace(/\(0\)/g, '');
  const digits = number.replace(/\D/g, '');
  return (isInternational(number) ? asNational(digits.replace(/^(00|011)/, '')) : digits).replace(/^0+/, '');
}

function asNational(digits: string): string {
  const [code = ''] = CALLING_CODE.exec(digits) ?? [];
  const rest = digits.slice(code.length);
  return code === HUNGARY && rest !== '' ? `06${rest.replace(/^06/, '')}` : rest;
}

/** Digits that all spellings of a number share, national and international: at most its last ten. */
export function phoneKeyOf(phone: string): string {
  return nationalDigitsOf(phone).slice(-10).replace(/^0+/, '');
}

/** Hungarian numbers without the 06 in front. */
const WITHOUT_06 = /^\d{8,9}$/;

/**
 * The key that a number has where somebody wrote the 06 of Hungary in front or left it out, as "20 123 4567" for "+36 20
 * 123 4567"; '' where nobody writes it so. The country need not be known: a number in full digits is hardly another's.
 */
export function otherPhoneKeyOf(phone: string): string {
  const { number } = phoneParts(phone);
  const key = phoneKeyOf(phone);
  const isInFull = isInternational(number) ? /^\D*(?:00|011)?\D*36/.test(number) : /^\D*06/.test(number);
  const other = isInFull ? key.replace(/^6/, '') : `6${key}`;
  const isKnown = isInFull || /^[^\d+]*[1-9]/.test(number);
  return isKnown && WITHOUT_06.test(isInFull ? other : key) ? other : '';
}

/** Whether two numbers have one key in some spelling. */
export function isSamePhone(one: string, other: string): boolean {
  const key = phoneKeyOf(one);
  return key === phoneKeyOf(other) || (key !== '' && key === otherPhoneKeyOf(other));
}

/** The `tel:` address; a phone dials the extension after a pause. */
export function phoneHref(phone: string): string {
  const { number, extension } = phoneParts(phone);
  const dialled = number.replace(/[^\d+*#]/g, '');
  return `tel:${dialled}${extension === '' ? '' : `,${extension}`}`;
}

/** The `sms:` address; an extension receives no messages. */
export function messageHref(phone: string): string {
  return `sms:${phoneParts(phone).number.replace(/[^\d+]/g, '')}`;
}
