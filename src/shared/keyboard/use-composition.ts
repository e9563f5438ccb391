import { useEffect } from 'react';

/** What Safari reports for the key that ends a composition, when it is over already. */
const COMPOSING = 229;

/** Keys that choose and move among the words an input method offers. */
const CHOOSING = ['Enter', 'Escape', 'Tab', 'ArrowUp', 'ArrowDown'];

/**
 * Keeps these keys from every handler of the app while an input method composes letters: neither a message is sent by
 * them, nor a form, nor a dialog closed, nor a suggestion of the app's own taken.
 */
export function useComposition(): void {
  useEffect(() => {
    const ignore = (event: KeyboardEvent) => {
      // `keyCode` is deprecated, but Safari has no other mark.
      if (!event.isComposing && event.keyCode !== COMPOSING) return;
      if (!CHOOSING.includes(event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', ignore, true);
    return () => window.removeEventListener('keydown', ignore, true);
  }, []);
}
