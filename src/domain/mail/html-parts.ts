/** A piece of HTML as a lenient reader sees it. Attribute values are decoded; text keeps its entities. */
export type HtmlPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string };

/** Elements whose content is no text for people: they vanish with it. */
const WITH_CONTENT: ReadonlySet<string> = new Set([
  ...['script', 'style', 'title', 'head', 'iframe', 'object', 'embed', 'svg', 'math', 'template', 'noscript'],
  ...['textarea', 'select', 'xmp', 'noembed', 'noframes', 'plaintext', 'audio', 'video'],
]);

const NAME = /^\/?[a-zA-Z][a-zA-Z0-9-]*/;
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Splits HTML into text and tags in one pass, without comments, scripts and the like; an unfinished tag ends it. */
export function htmlParts(html: string): readonly HtmlPart[] {
  const parts: HtmlPart[] = [];
  const lower = html.toLowerCase();
  let at = 0;
  while (at < html.length) {
    const tag = html.indexOf('<', at);
    if (tag !== at) {
      parts.push({ kind: 'text', text: html.slice(at, tag < 0 ? undefined : tag) });
      if (tag < 0) break;
      at = tag;
    }
    if (html.startsWith('<!--', at)) {
      at = after(html, '-->', at + 4);
      continue;
    }
    const name = NAME.exec(html.slice(at + 1, at + 60))?.[0].toLowerCase();
    if (name === undefined) {
      const isDeclaration = html[at + 1] === '!' || html[at + 1] === '?' || html[at + 1] === '/';
      if (!isDeclaration) parts.push({ kind: 'text', text: '<' });
      at = isDeclaration ? after(html, '>', at) : at + 1;
      continue;
    }
    const end = endOfTag(html, at + 1 + name.length);
    if (end < 0) break;
    const isClosing = name.startsWith('/');
    if (isClosing) parts.push({ kind: 'close', name: name.slice(1) });
    else if (WITH_CONTENT.has(name)) {
      const close = lower.indexOf(`</${name}`, end);
      at = close < 0 ? html.length : after(html, '>', close);
      continue;
    } else {
      parts.push({ kind: 'open', name, attributes: attributesOf(html.slice(at + 1 + name.length, end)) });
    }
    at = end + 1;
  }
  return parts;
}

function after(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at < 0 ? html.length : at + mark.length;
}

/** The index of the `>` that ends a tag, outside quotes; -1 when there is none. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const sign = html.charAt(at);
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  return -1;
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decodeEntities(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  colon: ':',
  sol: '/',
  tab: '\t',
  newline: '\n',
};

/** Text with its common entities decoded; unknown ones stay as written. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,10}));?/g,
    (all: string, ten?: string, hex?: string, name = '') => {
      const code = ten !== undefined ? Number(ten) : hex !== undefined ? Number.parseInt(hex, 16) : null;
      if (code !== null) return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
      const key = name.toLowerCase();
      return Object.hasOwn(NAMED, key) ? (NAMED[key] ?? all) : all;
    },
  );
}
