const BULLET = /^[\s\u00a0]*[·•▪◦§o–-][\s\u00a0]+/u;
const NUMBER = /^[\s\u00a0]*(?:\d{1,3}|[a-zA-Z]{1,4})[.)][\s\u00a0]+/u;
const WORD_ITEMS = 'p[class*="MsoListParagraph"], p[style*="mso-list"]';
const BLOCKS = 'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, pre, br, table, tbody, thead, tr';

/**
 * Prepares pasted HTML for Quill: paragraphs that word processors use as list items become lists, cells hold one line
 * each, and pictures go, as the text of a mail has none. `pictures` is their number.
 */
export function tidyPasted(html: string): { readonly html: string; readonly pictures: number } {
  if (html === '') return { html, pictures: 0 };
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const item of page.querySelectorAll<HTMLElement>(WORD_ITEMS)) makeListItem(item);
  for (const cell of page.querySelectorAll('td, th')) makeCell(cell);
  const pictures = [...page.querySelectorAll('img')];
  for (const picture of pictures) picture.remove();
  return { html: page.documentElement.outerHTML, pictures: pictures.filter(isShown).length };
}

/** Word writes "·   Text" into a paragraph, with the marker in an element that it ignores itself. */
function makeListItem(paragraph: HTMLElement): void {
  const style = paragraph.getAttribute('style') ?? '';
  const level = Number(/mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1] ?? 1);
  const markers = [...paragraph.querySelectorAll<HTMLElement>('[style*="mso-list"]')].filter((one) =>
    /mso-list:\s*ignore/i.test(one.getAttribute('style') ?? ''),
  );
  const text = paragraph.textContent;
  const marker = markers.length > 0 ? `${markers.map((one) => one.textContent.trim()).join('')} ` : text;
  const isNumber = NUMBER.test(marker) && !BULLET.test(marker);
  if (markers.length === 0) {
    // A paragraph of the list style without a marker continues an item, or is none.
    const found = (isNumber ? NUMBER : BULLET).exec(text)?.[0];
    if (found === undefined) return;
    dropStart(paragraph, found.length);
  }
  for (const one of markers) one.remove();
  const list = paragraph.ownerDocument.createElement(isNumber ? 'ol' : 'ul');
  const item = paragraph.ownerDocument.createElement('li');
  item.setAttribute('data-list', isNumber ? 'ordered' : 'bullet');
  if (level > 1) item.className = `ql-indent-${level - 1}`;
  item.append(...paragraph.childNodes);
  list.append(item);
  paragraph.replaceWith(list);
}

/** Removes the first characters of an element's text. */
function dropStart(element: Element, count: number): void {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = count;
  for (let node = texts.nextNode(); node && left > 0; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    node.nodeValue = text.slice(left);
    left -= Math.min(left, text.length);
  }
}

/** Quill keeps a cell for each line, and none for an empty cell. */
function makeCell(cell: Element): void {
  for (const block of cell.querySelectorAll(BLOCKS)) {
    if (block.previousSibling) block.before(' ');
    block.replaceWith(...block.childNodes);
  }
  const isEmpty = cell.textContent.trim() === '';
  const plain = cell.ownerDocument.createElement('td');
  plain.append(...(isEmpty ? ['\u00a0'] : cell.childNodes));
  cell.replaceWith(plain);
}

/** False for the pixels by which senders count readers. */
function isShown(picture: HTMLImageElement): boolean {
  return picture.getAttribute('width') !== '1' || picture.getAttribute('height') !== '1';
}
