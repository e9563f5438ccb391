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

/** Digits that all spellings of a number share: the last ten, without extension. */
export function phoneKeyOf(phone: string): string {
  return phoneParts(phone).number.replace(/\D/g, '').slice(-10);
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
