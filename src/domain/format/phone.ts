/** A phone number as it is written, without its extension, and the extension's digits or ''. */
export type PhoneParts = { readonly number: string; readonly extension: string };

/** "ext. 5", "x5", "Durchwahl 12", "poste 3" behind a number, and RFC 3966's ";ext=5". */
const EXTENSION =
  /^(.*\d\)?)[\s,;]*(?:extension|ext(?:\.|n\.?|ensión|=)?|x|#|durchwahl|dw|poste|interno|int\.|wew\.?|ramal|toestel)[\s.:=]*(\d{1,7})$/iu;

/** Takes the extension off a number: "(817) 555-0112 ext. 5" is the number and "5". */
export function phoneParts(text: string): PhoneParts {
  const [, number, extension] = EXTENSION.exec(text.trim()) ?? [];
  return number === undefined || extension === undefined
    ? { number: text.trim(), extension: '' }
    : { number: number.trim(), extension };
}

/** How an extension is kept behind its number, so that nothing dials it as a part of it. */
export function withExtension(number: string, extension: string): string {
  return extension === '' ? number : `${number} ext. ${extension}`;
}

/** The digits two spellings of one number share: the last ten, without the extension. */
export function phoneKeyOf(phone: string): string {
  return phoneParts(phone).number.replace(/\D/g, '').slice(-10);
}

/** The address that calls a number: a phone dials the extension after a pause. */
export function phoneHref(phone: string): string {
  const { number, extension } = phoneParts(phone);
  const dialled = number.replace(/[^\d+*#]/g, '');
  return `tel:${dialled}${extension === '' ? '' : `,${extension}`}`;
}

/** The address that writes to a number; an extension takes no messages. */
export function messageHref(phone: string): string {
  return `sms:${phoneParts(phone).number.replace(/[^\d+]/g, '')}`;
}
