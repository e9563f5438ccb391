import createDOMPurify from 'dompurify';
import type { Config } from 'dompurify';
import { cleanHtml } from '@/domain/mail/clean-html';

/** The elements and attributes of a shown mail: nothing that runs, styles the page or leaves its place. */
const STRICT: Config & { RETURN_DOM_FRAGMENT?: false } = {
  ALLOWED_TAGS: [
    ...['p', 'div', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'strike', 'sub', 'sup', 'span'],
    ...['ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'h1', 'h2', 'h3', 'h4', 'a', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'td', 'th'],
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** A mail's HTML, made harmless; `pictures` is the number of pictures from the web, which are links. */
export type SafeHtml = { readonly html: string; readonly pictures: number };

/**
 * Sanitizes a mail for showing. Pictures from the web become links, since loading one tells its sender that the mail
 * was read, and the site's Content-Security-Policy lets none in. Links open in a new window. Cleaned as text first:
 * browsers report every event handler that dompurify parses to the console.
 */
export function safeHtml(html: string): SafeHtml {
  const purify = createDOMPurify(window);
  let pictures = 0;
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A' && node.hasAttribute('href')) openOutside(node);
    if (node.nodeName !== 'IMG') return;
    const source = node.getAttribute('src') ?? '';
    const isFromWeb = /^https:\/\//i.test(source);
    if (isFromWeb) pictures += 1;
    node.replaceWith(isFromWeb ? pictureLink(node, source) : '');
  });
  return { html: purify.sanitize(cleanHtml(html), STRICT), pictures };
}

function openOutside(link: Element): void {
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

/** A link to a picture; its words alone where it is in a link already. */
function pictureLink(picture: Element, source: string): Element | string {
  const alt = picture.getAttribute('alt') ?? '';
  const words = alt === '' ? '[Picture]' : `[Picture: ${alt}]`;
  if (picture.closest('a')) return words;
  const link = document.createElement('a');
  link.setAttribute('href', source);
  openOutside(link);
  link.textContent = words;
  return link;
}
