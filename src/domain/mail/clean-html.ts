import { escapeHtml } from '../core/mail';
import { decodeEntities, htmlParts } from './html-parts';
import type { HtmlPart } from './html-parts';
import { withRealLists } from './real-lists';

/** The elements of a mail, with the attributes that stay. Others vanish; what is inside them stays. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [
      ...['p', 'div', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'strike', 'sub', 'sup'],
      ...['ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'h1', 'h2', 'h3', 'h4'],
      ...['table', 'thead', 'tbody', 'tr', 'td', 'th'],
    ].map((name) => [name, []]),
  ),
  a: ['href'],
  img: ['src', 'alt'],
};
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

const isLink = (address: string) => /^(?:https?:\/\/|mailto:|tel:)/i.test(address);
const isPicture = (address: string) => /^https:\/\//i.test(address);

/**
 * HTML reduced to the elements of a mail. Every tag is written anew from a fixed list, so that nothing of the
 * given markup survives but text, links to pages, addresses and phones, and pictures from the web.
 */
export function cleanHtml(html: string): string {
  const open: string[] = [];
  const written = withRealLists(htmlParts(html)).map((part) => {
    switch (part.kind) {
      case 'text':
        return safeText(part.text);
      case 'open': {
        const tag = tagOf(part);
        if (tag !== '' && !VOID.has(part.name)) open.push(part.name);
        return tag;
      }
      case 'close': {
        const at = open.lastIndexOf(part.name);
        return at < 0 ? '' : closing(open.splice(at));
      }
    }
  });
  return written.join('') + closing(open);
}

const closing = (names: readonly string[]) =>
  names
    .toReversed()
    .map((name) => `</${name}>`)
    .join('');

function tagOf({ name, attributes }: Extract<HtmlPart, { kind: 'open' }>): string {
  if (!Object.hasOwn(KEPT, name)) return '';
  const kept = (KEPT[name] ?? []).flatMap((attribute) => {
    // Browsers skip control characters inside an address.
    // oxlint-disable-next-line no-control-regex
    const value = (attributes.get(attribute) ?? '').replaceAll(/[\u0000-\u001f\u007f]/g, '').trim();
    const fits = attribute === 'href' ? isLink(value) : attribute === 'src' ? isPicture(value) : value !== '';
    return fits ? [` ${attribute}="${escapeHtml(value)}"`] : [];
  });
  if (name === 'img' && !kept.some((one) => one.startsWith(' src'))) return '';
  return `<${name}${kept.join('')}>`;
}

function safeText(text: string): string {
  return text
    .replaceAll(/&(?!(?:[a-zA-Z][a-zA-Z0-9]{1,30}|#\d{1,7}|#[xX][0-9a-fA-F]{1,6});)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

const BLOCKS: ReadonlySet<string> = new Set([
  ...['p', 'div', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'table', 'hr'],
]);

/** Indents a nested list; survives the trimming of lines. */
const INDENT = '\u2003';

/** A mail's HTML as plain text: a line per paragraph, item and row, lists with dashes or numbers, links with their addresses. */
export function textOfHtml(html: string): string {
  let href = '';
  let linkText = '';
  /** The numbers of the open lists; null for one with bullets. */
  const lists: (number | null)[] = [];
  let isFirstCell = true;
  /** Whether the present cell holds text; null outside of cells. */
  let isFilled: boolean | null = null;
  const written = withRealLists(htmlParts(html)).map((part) => {
    if (part.kind === 'text') {
      const text = decodeEntities(part.text).replaceAll(/\s+/g, ' ');
      linkText += text;
      if (isFilled !== null) isFilled ||= text.trim() !== '';
      return text;
    }
    if (part.name === 'br') return '\n';
    if (part.name === 'ul' || part.name === 'ol') {
      if (part.kind === 'open') lists.push(part.name === 'ol' ? 0 : null);
      else lists.pop();
      return lists.length > (part.kind === 'open' ? 1 : 0) ? '' : '\n';
    }
    if (part.name === 'li') {
      if (part.kind === 'close') return '';
      const number = lists.pop() ?? null;
      lists.push(number === null ? null : number + 1);
      return `\n${INDENT.repeat(Math.max(0, lists.length - 1))}${number === null ? '-' : `${number + 1}.`} `;
    }
    if (part.name === 'tr') {
      isFirstCell = true;
      return part.kind === 'open' ? '\n' : '';
    }
    if (part.name === 'td' || part.name === 'th') {
      const before = isFirstCell || part.kind === 'close' ? '' : ', ';
      isFirstCell = false;
      isFilled = part.kind === 'open' ? false : null;
      return before;
    }
    // Paragraphs of one cell stay in its row.
    if (isFilled !== null && BLOCKS.has(part.name)) return isFilled && part.kind === 'open' ? ' ' : '';
    if (part.name === 'a') {
      if (part.kind === 'open') {
        href = part.attributes.get('href') ?? '';
        linkText = '';
        return '';
      }
      const shown = href.replace(/^(?:mailto|tel):/i, '');
      return isLink(href) && !linkText.includes(shown) ? ` (${shown})` : '';
    }
    return BLOCKS.has(part.name) ? '\n' : '';
  });
  return written
    .join('')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(INDENT, '  ')
    .trim();
}

/** Plain text as HTML, a paragraph per line. */
export function htmlOfText(text: string): string {
  return text
    .split('\n')
    .map((line) => `<p>${escapeHtml(line) || '<br>'}</p>`)
    .join('');
}
