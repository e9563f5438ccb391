/** Adds the browser APIs jsdom lacks and our components use; they only need to exist. */
export function stubMissingBrowserParts(): void {
  window.matchMedia ??= matchMedia;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  Range.prototype.getBoundingClientRect ??= () => new DOMRect();
  window.ResizeObserver ??= SilentObserver;
  window.IntersectionObserver ??= SilentIntersectionObserver;
}

const lists = new Map<string, MediaQueryList>();

/** A desktop without preferences: wide, light, with a mouse. Caches one list per query. */
function matchMedia(query: string): MediaQueryList {
  const list = lists.get(query) ?? noMatch(query);
  lists.set(query, list);
  return list;
}

function noMatch(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

class SilentIntersectionObserver extends SilentObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}
