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

/** A mail's HTML, made harmless; `hidden` is the number of pictures that were left out. */
export type SafeHtml = { readonly html: string; readonly hidden: number };

/**
 * Sanitizes a mail for showing. Pictures from the web are replaced by a note until the reader asks for them, since
 * loading one tells its sender that the mail was read. Links open in a new window. Cleaned as text first: browsers report
 * every event handler that dompurify parses to the console.
 */
export function safeHtml(html: string, showPictures: boolean): SafeHtml {
  const purify = createDOMPurify(window);
  let hidden = 0;
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A' && node.hasAttribute('href')) {
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer');
    }
    if (node.nodeName !== 'IMG') return;
    const isFromWeb = /^https:\/\//i.test(node.getAttribute('src') ?? '');
    if (isFromWeb && showPictures) {
      node.setAttribute('referrerpolicy', 'no-referrer');
      if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
      return;
    }
    if (isFromWeb) hidden += 1;
    node.replaceWith(isFromWeb ? document.createTextNode('[Picture hidden]') : '');
  });
  return { html: purify.sanitize(cleanHtml(html), STRICT), hidden };
}
