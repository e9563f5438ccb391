import { flushSync } from 'react-dom';

/** Blocks are drawn this far out of view, so that scrolling never meets an empty one. */
const MARGIN = '1500px 0px';

/** `height` is the element's at that moment, in px. */
type Tell = (isNear: boolean, height: number) => void;

/** Tells elements of a scrolling one whether they are in view or near it. */
export type Nearness = {
  /** Tells at once and at every change; returns the end of watching. */
  readonly watch: (element: Element, tell: Tell) => () => void;
  /**
   * Tells what the last frame found. Called in each frame of scrolling: the browser's own call comes after some frames,
   * and the elements of all of them would be drawn in one long frame.
   */
  readonly catchUp: () => void;
};

/** One observer for all elements, since an observer each takes longer than their drawing; null where there is none. */
export function nearnessIn(root: HTMLElement | null): Nearness | null {
  if (!root || !('IntersectionObserver' in window)) return null;
  const watched = new Map<Element, Tell>();
  const tell = (entries: readonly IntersectionObserverEntry[]) => {
    if (entries.length === 0) return;
    flushSync(() => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        watched.get(target)?.(isIntersecting, boundingClientRect.height);
      }
    });
  };
  const observer = new IntersectionObserver(tell, { root, rootMargin: MARGIN });
  return {
    watch: (element, whenNear) => {
      watched.set(element, whenNear);
      observer.observe(element);
      return () => {
        watched.delete(element);
        observer.unobserve(element);
      };
    },
    catchUp: () => tell(observer.takeRecords()),
  };
}
