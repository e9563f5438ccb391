/** Gives jsdom the small browser parts it lacks and our components use; they only have to exist. */
export function stubMissingBrowserParts(): void {
  window.matchMedia ??= noMatch;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  window.ResizeObserver ??= SilentObserver;
  window.IntersectionObserver ??= SilentIntersectionObserver;
}

/** A desktop without preferences: MUI reads this as a wide, light, mouse-driven screen. */
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
