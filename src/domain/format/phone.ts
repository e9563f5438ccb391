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

/** Fewest digits of a key that two numbers are compared by. */
export const SHORTEST_PHONE_KEY = 6;

/**
 * Digits that all spellings of a number share, national and international: without the country's code, the zero of
 * national numbers and the extension, at most the last ten. "+49 (0)221 55512", "0049 221 55512" and "0221/55512" are
 * 22155512.
 */
export function phoneKeyOf(phone: string): string {
  const number = phoneParts(phone).number.replace(/\(0\)/g, '');
  const digits = number.replace(/\D/g, '');
  const isInternational = /^[^\d+]*(\+|00|011(?=\D))/.test(number);
  const own = isInternational ? digits.replace(/^(00|011)/, '').replace(CALLING_CODE, '') : digits;
  return own.replace(/^0+/, '').slice(-10);
}

/** The keys to look a number up by: its own, and that of records which were saved before short numbers had one. */
export function storedPhoneKeysOf(phone: string): readonly string[] {
  const lastTen = phoneParts(phone).number.replace(/\D/g, '').slice(-10);
  return [...new Set([phoneKeyOf(phone), lastTen])];
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
