/** Longest local part, domain and address of RFC 5321. */
const MAX_LOCAL = 64;
const MAX_DOMAIN = 253;
const MAX_ADDRESS = 254;

/** RFC 5322's dot-atom in any alphabet (RFC 6531); nobody's mailbox has the quoted form. */
const ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LOCAL = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`, 'u');
/** Host names in ASCII, ending in letters or in an encoded name. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
/** What a host name may be written with; browsers read more as one, such as full-width signs. */
const WRITTEN_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** A domain in lower-case ASCII ("bücher.example" is "xn--bcher-kva.example"); null for text that is none. */
function asciiDomain(domain: string): string | null {
  if (domain.length > MAX_DOMAIN || !WRITTEN_DOMAIN.test(domain)) return null;
  const address = `http://${domain}`;
  const ascii = URL.canParse(address) ? new URL(address).hostname : '';
  return ascii.length <= MAX_DOMAIN && DOMAIN.test(ascii) ? ascii : null;
}

/** The key of a valid address; null for other text. */
function readKey(text: string): string | null {
  const address = text.trim().normalize('NFC');
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  if (at < 1 || address.length > MAX_ADDRESS || at > MAX_LOCAL || !LOCAL.test(local)) return null;
  const domain = asciiDomain(address.slice(at + 1));
  return domain === null ? null : `${local.toLowerCase()}@${domain}`;
}

/** Whether text is one complete e-mail address, in any alphabet; trims first. The one rule of forms and functions. */
export function isEmailAddress(text: string): boolean {
  return readKey(text) !== null;
}

/** The same for an optional field. */
export function isEmailOrEmpty(text = ''): boolean {
  return text.trim() === '' || isEmailAddress(text);
}

/**
 * The form in which addresses are compared, and accounts and invitations hold them: lower case, with the domain in
 * ASCII. Other text comes back trimmed and in lower case.
 */
export function emailKey(text: string): string {
  return readKey(text) ?? text.trim().toLowerCase();
}

/** Whether two texts are the same address. */
export function isSameEmail(one: string, other: string): boolean {
  return emailKey(one) === emailKey(other);
}

/** One part of a typed list: an address with its name, or text that is no address in `address`. */
export type TypedAddress = { readonly name: string; readonly address: string };

const NAMED = /^(.*?)\s*<\s*(?:mailto:)?([^<>\s]+)\s*>$/isu;
/**
 * A name of two words or more, and an address without brackets. After one word a blank may stand for a dot that was
 * meant: "nora birch@x.example" is refused rather than read as another person's address.
 */
const NAMED_BARE = /^([^@<>,;"\s]+(?:\s+[^@<>,;"\s]+)+)\s+(?:mailto:)?([^@<>,;"\s]+@[^@<>,;"\s]+)$/iu;
/** Quoted names, bracketed addresses, other text, and what separates them. */
const PIECES = /"(?:\\.|[^"\\])*"|<[^<>]*>|[,;\n\r]|[^",;<\n\r]+|["<]/gu;

/**
 * The addresses of a typed or pasted list, each once: separated by commas, semicolons, line breaks or spaces, also
 * as `"Birch, Nora" <nora@birch.example>`, `Birch, Nora <nora@birch.example>` and `Nora Birch nora@birch.example`.
 * Text that is no address stays in one piece.
 * @param isName whether text before a comma is a name by itself, so that it does not begin the next one
 */
export function readAddresses(
  text: string,
  isName: (text: string) => boolean = () => false,
): readonly TypedAddress[] {
  const found: TypedAddress[] = [];
  let waiting = '';
  const add = (one: TypedAddress) => {
    if (!found.some(({ address }) => isSameEmail(address, one.address))) found.push(one);
  };
  const settle = () => {
    if (waiting !== '') add({ name: '', address: waiting });
    waiting = '';
  };
  for (const { part, separator } of partsOf(text)) {
    const named = NAMED.exec(part) ?? NAMED_BARE.exec(part);
    const words = part.split(/\s+/u).map((word) => word.replace(/^mailto:/iu, ''));
    if (named) {
      const name = nameOf(named[1] ?? '');
      const isWhole = waiting === '' || name === '' || part.startsWith('"');
      if (isWhole) settle();
      add({ name: isWhole ? name : `${waiting}, ${name}`, address: named[2] ?? '' });
      waiting = '';
    } else if (words.every(isEmailAddress)) {
      settle();
      for (const address of words) add({ name: '', address: address });
    } else {
      settle();
      // "Birch" of "Birch, Nora <…>".
      if (separator === ',' && !part.includes('@') && !isName(part)) waiting = part;
      else add({ name: '', address: part });
    }
  }
  settle();
  return found;
}

/** One address with its name or `mailto:`, and what stands behind an address in a list. */
const ONE_NAMED = /^[^@<>]*<\s*(?:mailto:)?([^<>\s]+)\s*>[\s,;]*$/i;
const ONE_BARE = /^\s*(?:mailto:)?([^<>\s,;]+)[\s,;]*$/i;

/**
 * The address of a text for one address, also of `"Birch, Nora" <nora@birch.example>`, `mailto:nora@birch.example` and
 * `Nora Birch nora@birch.example`; other text as it is. Without `readAddresses`, which screens such as the login need
 * not load.
 */
export function addressIn(text: string): string {
  const written = text.trim().replace(/[\s,;]+$/u, '');
  const address = (ONE_NAMED.exec(text) ?? ONE_BARE.exec(text))?.[1] ?? NAMED_BARE.exec(written)?.[2] ?? '';
  return !isEmailAddress(text) && isEmailAddress(address) ? address : text;
}

/** Said where several addresses are in a field for one. */
export const ONE_ADDRESS = 'This field takes one e-mail address. Leave one of them.';

export function hasSeveralAddresses(text: string): boolean {
  return text.split('@').length > 2;
}

function partsOf(text: string): readonly { readonly part: string; readonly separator: string }[] {
  const parts: { part: string; separator: string }[] = [{ part: '', separator: '' }];
  for (const [piece] of text.matchAll(PIECES)) {
    const last = parts.at(-1);
    if (!last) continue;
    if (/^[,;\n\r]$/.test(piece)) {
      last.separator = piece;
      parts.push({ part: '', separator: '' });
    } else last.part += piece;
  }
  return parts
    .map(({ part, separator }) => ({ part: part.trim(), separator }))
    .filter(({ part }) => part !== '');
}

/** A display name without its quotation marks. */
function nameOf(written: string): string {
  const quoted = /^"((?:\\.|[^"\\])*)"$/s.exec(written.trim());
  return (quoted?.[1] ?? written).replaceAll(/\\(.)/g, '$1').replaceAll('"', '').trim();
}
