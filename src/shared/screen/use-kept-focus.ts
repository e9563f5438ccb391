import { useEffect } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex]:not([tabindex="-1"])';

/**
 * Keeps the focus on the screen: when the focused element is removed (a moved calendar entry, the menu entry that
 * opened a dialog), its nearest remaining container gets it instead of the body. A click on the background still
 * clears the focus.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** The last focused element and its ancestors, from the inside out. */
    let places: readonly Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && target !== document.body) places = [target, ...ancestorsOf(target)];
    };
    const restore = () => {
      if (document.activeElement !== document.body || places[0] === undefined || isUsable(places[0])) return;
      const next = places.slice(1).find((place) => place.isConnected);
      places = [];
      if (next !== undefined) focusWithin(next);
    };
    const observer = new MutationObserver(restore);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}

function isUsable(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled');
}

function ancestorsOf(element: Element): readonly Element[] {
  const parent = element.parentElement;
  return parent === null || parent === document.body ? [] : [parent, ...ancestorsOf(parent)];
}

/** Focuses the first focusable element of a container, else the screen's heading. */
function focusWithin(place: Element): void {
  const inside = place.matches('main, #root') ? null : place.querySelector<HTMLElement>(FOCUSABLE);
  const target = inside ?? document.querySelector<HTMLElement>('main h1');
  if (target === null) return;
  if (!target.matches(FOCUSABLE)) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
