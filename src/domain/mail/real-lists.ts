import type { HtmlPart } from './html-parts';

const open = (name: string): HtmlPart => ({ kind: 'open', name, attributes: new Map() });
const close = (name: string): HtmlPart => ({ kind: 'close', name });

type Item = { readonly list: 'ol' | 'ul'; readonly depth: number };

/** The item of Quill's list that a part begins; null for other parts. */
function itemOf(part: HtmlPart | undefined): Item | null {
  if (part?.kind !== 'open' || part.name !== 'li') return null;
  const kind = part.attributes.get('data-list');
  if (kind === undefined) return null;
  const indent = /\bql-indent-(\d)\b/.exec(part.attributes.get('class') ?? '')?.[1];
  return { list: kind === 'ordered' ? 'ol' : 'ul', depth: 1 + Number(indent ?? 0) };
}

/**
 * HTML with the lists of Quill 2 as those of HTML. The editor writes every list as one `<ol>`, with the kind of an item
 * in `data-list` and its depth in a class, which other readers show as numbers without depth.
 */
export function withRealLists(parts: readonly HtmlPart[]): readonly HtmlPart[] {
  const written: HtmlPart[] = [];
  /** The open lists of the present Quill list, each with an open item; null outside of one. */
  let lists: Item['list'][] | null = null;
  const closeTo = (depth: number) => {
    const ended = lists?.splice(depth) ?? [];
    for (const list of ended.toReversed()) written.push(close('li'), close(list));
  };
  for (const [at, part] of parts.entries()) {
    const item = itemOf(part);
    if (lists === null) {
      if (part.kind === 'open' && part.name === 'ol' && itemOf(parts[at + 1]) !== null) lists = [];
      else written.push(part);
    } else if (item) {
      closeTo(item.depth);
      if (lists.length === item.depth && lists.at(-1) !== item.list) closeTo(item.depth - 1);
      if (lists.length === item.depth) written.push(close('li'), open('li'));
      while (lists.length < item.depth) {
        lists.push(item.list);
        written.push(open(item.list), open('li'));
      }
    } else if (part.kind === 'close' && part.name === 'ol') {
      closeTo(0);
      lists = null;
    } else if (part.kind !== 'close' || part.name !== 'li') written.push(part);
  }
  closeTo(0);
  return written;
}
