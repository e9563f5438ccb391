/** Contact cards (vCard 2.1, 3.0 and 4.0; RFC 6350) as a table, in the columns of Google Contacts. */

type Property = { readonly name: string; readonly params: string; readonly value: string };

/** Whether a text holds contact cards. */
export function isContactCards(text: string): boolean {
  return /^\s*BEGIN:VCARD\s*$/im.test(text.slice(0, 1_000));
}

/** One row for each card, with as many columns of phones, e-mails and addresses as the fullest card has. */
export function tableOfCards(text: string): readonly (readonly string[])[] {
  const cards = unfolded(text)
    .split(/^BEGIN:VCARD$/im)
    .slice(1)
    .map((card) => cellsOfCard(card.split('\n').flatMap((line) => propertyOf(line) ?? [])));
  const headers = [...new Set(cards.flatMap((cells) => [...cells.keys()]))];
  return [headers, ...cards.map((cells) => headers.map((header) => cells.get(header) ?? ''))];
}

/** Joins lines that a blank or, in quoted-printable, an equals sign continues. */
function unfolded(text: string): string {
  const joined = text.replace(/\r\n?/g, '\n').replace(/\n[ \t]/g, '');
  return joined.replace(/^[^:\n]*QUOTED-PRINTABLE[^:\n]*:(?:.*=\n)+.*$/gim, (lines) =>
    lines.replace(/=\n/g, ''),
  );
}

function propertyOf(line: string): Property | null {
  const [, name = '', params = '', raw = ''] =
    /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":;])*)*):(.*)$/.exec(line.trim()) ?? [];
  if (name === '' || /BASE64|ENCODING=B\b/i.test(params) || /^data:/i.test(raw)) return null;
  const value = /QUOTED-PRINTABLE/i.test(params) ? printableText(raw, params) : raw;
  return { name: name.toUpperCase(), params: params.toUpperCase(), value };
}

function printableText(value: string, params: string): string {
  const bytes = new TextEncoder().encode(value);
  const plain: number[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const code = /^=[\dA-F]{2}$/i.test(value.slice(at, at + 3))
      ? Number.parseInt(value.slice(at + 1, at + 3), 16)
      : null;
    plain.push(code ?? bytes[at] ?? 0);
    if (code !== null) at += 2;
  }
  const charset = /CHARSET=([\w-]+)/i.exec(params)?.[1] ?? 'utf-8';
  return decoderOf(charset).decode(Uint8Array.from(plain));
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch (error) {
    if (error instanceof RangeError) return new TextDecoder();
    throw error;
  }
}

/** The parts of a value between unescaped separators, without their escapes. */
function partsOf(value: string, separator: ';' | ','): readonly string[] {
  return (value.match(separator === ';' ? /(?:\\.|[^\\;])+|(?<=^|;)(?=;|$)/g : /(?:\\.|[^\\,])+/g) ?? []).map(
    plainText,
  );
}

function plainText(value: string): string {
  return value.replace(/\\([\\,;:nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign)).trim();
}

const NAME_PARTS = ['Last Name', 'First Name', 'Middle Name', 'Name Prefix', 'Name Suffix'];
const ADDRESS_PARTS = ['PO Box', 'Extended Address', 'Street', 'City', 'Region', 'Postal Code', 'Country'];
/** Properties with one value that have a heading of their own; others are headed by their name. */
const HEADINGS: Readonly<Record<string, string>> = {
  FN: 'Full Name',
  NOTE: 'Notes',
  TITLE: 'Job title',
  BDAY: 'Birthday',
  URL: 'Website',
  NICKNAME: 'Nickname',
  CATEGORIES: 'Labels',
  ROLE: 'Role',
  ANNIVERSARY: 'Anniversary',
};
/** Properties that programs write for themselves. */
const OF_PROGRAMS =
  /^(VERSION|END|PRODID|REV|UID|SORT-STRING|SOURCE|KIND|CLASS|MAILER|KEY|PHOTO|LOGO|SOUND|TZ|GEO|AGENT|CLIENTPIDMAP|PROFILE|X-AB\w*|X-PHONETIC.*|X-MS-.*|X-EVOLUTION.*)$/;

function cellsOfCard(properties: readonly Property[]): ReadonlyMap<string, string> {
  const cells = new Map<string, string>();
  const put = (heading: string, value: string) => {
    if (value !== '') cells.set(heading, [cells.get(heading), value].filter(Boolean).join('\n'));
  };
  const counts = { TEL: 0, EMAIL: 0, ADR: 0 };
  // The preferred number or address comes first.
  const isPreferred = ({ params }: Property) => /[;=,"]PREF\b/.test(params);
  for (const { name, params, value } of properties.toSorted((a, b) => +isPreferred(b) - +isPreferred(a))) {
    if (name === 'TEL' && !/\b(FAX|PAGER)\b/.test(params))
      put(`Phone ${(counts.TEL += 1)} - Value`, plainText(value.replace(/^tel:/i, '')));
    else if (name === 'EMAIL') put(`E-mail ${(counts.EMAIL += 1)} - Value`, plainText(value));
    else if (name === 'ADR') {
      const parts = partsOf(value, ';');
      if (parts.every((part) => part === '')) continue;
      counts.ADR += 1;
      ADDRESS_PARTS.forEach((part, at) => put(`Address ${counts.ADR} - ${part}`, parts[at] ?? ''));
    } else if (name === 'N') NAME_PARTS.forEach((part, at) => put(part, partsOf(value, ';')[at] ?? ''));
    else if (name === 'ORG') put('Organization Name', partsOf(value, ';').filter(Boolean).join(', '));
    else if (name === 'CATEGORIES') put('Labels', partsOf(value, ',').join('; '));
    else if (!OF_PROGRAMS.test(name))
      put(HEADINGS[name] ?? (name === 'TEL' ? 'Fax' : name), plainText(value));
  }
  return cells;
}
