import { useEffect } from 'react';

/** What Safari reports for the key that ends a composition, when it is over already. */
const COMPOSING = 229;

/**
 * Keeps Enter and Escape from every handler of the app while an input method composes letters: there they choose a
 * word. Neither a message is sent by them, nor a form, nor a dialog closed.
 */
export function useComposition(): void {
  useEffect(() => {
    const ignore = (event: KeyboardEvent) => {
      // `keyCode` is deprecated, but Safari has no other mark.
      if (!event.isComposing && event.keyCode !== COMPOSING) return;
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', ignore, true);
    return () => window.removeEventListener('keydown', ignore, true);
  }, []);
}
