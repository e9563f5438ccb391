import { isEmailAddress } from './email';

const SCHEME = /^(?:https?:\/\/|mailto:|tel:)\S+$/i;
/** A host with a dot, and perhaps a path. */
const BARE = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*\.)+\p{L}{2,}(?:[/?#]\S*)?$/u;

/**
 * The address of a link as typed: web pages, e-mail addresses and phone numbers. A web address may lack its scheme. Null
 * for anything else, such as a script.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (SCHEME.test(text)) return text;
  if (isEmailAddress(text)) return `mailto:${text}`;
  return BARE.test(text) ? `https://${text}` : null;
}
