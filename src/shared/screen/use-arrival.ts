import { useEffect, useRef } from 'react';

/** How long a screen may take to draw its heading, in ms. */
const PATIENCE_MS = 15_000;

/**
 * Moves the focus to the heading of a new screen, for keyboards and screen readers. A screen that sets the focus
 * itself (a form's first field, a restored row) keeps it; so does an open dialog. The first screen after loading keeps
 * the browser's default.
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

/** A click on the background of the last screen leaves the focus on `main` itself, which is no choice. */
function hasOwnFocus(): boolean {
  const focused = document.activeElement;
  return focused?.tagName !== 'MAIN' && focused?.closest('main, [role="dialog"]') instanceof Element;
}

/** Calls back with the screen's heading once it is rendered; returns the function that stops waiting. */
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
