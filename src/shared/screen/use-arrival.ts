import { useEffect, useRef } from 'react';

/** How long a screen may take to draw its heading, in ms. */
const PATIENCE_MS = 15_000;

/**
 * Moves the focus to the heading of a new screen, so that keyboards and screen readers go on there. A screen that
 * takes the focus itself (a form's first field, a restored row) keeps it, and so does an open dialog. The first
 * screen of a visit keeps the browser's own start.
 */
export function useArrival(path: string): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return undefined;
    last.current = path;
    return whenHeadingStands((heading) => {
      if (hasOwnFocus()) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [path]);
}

function hasOwnFocus(): boolean {
  return document.activeElement?.closest('main, [role="dialog"]') instanceof Element;
}

/** Calls back with the screen's heading, at once or as soon as it is drawn; returns the way to stop waiting. */
function whenHeadingStands(found: (heading: HTMLElement) => void): () => void {
  const look = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null) return false;
    stop();
    found(heading);
    return true;
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  if (!look()) observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
