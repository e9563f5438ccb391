import { useEffect } from 'react';

/** State that closing the page would lose. */
export type Unkept = {
  readonly isThere: () => boolean;
  /** True when a reload restores it, as a draft does. */
  readonly outlivesReload: boolean;
};

const all = new Set<Unkept>();
let isAgreed = false;

/** Lets the browser ask before the page is closed. Returns the function that removes it. */
export function addUnkept(unkept: Unkept): () => void {
  if (all.size === 0) window.addEventListener('beforeunload', holdBack);
  all.add(unkept);
  return () => {
    all.delete(unkept);
    if (all.size === 0) window.removeEventListener('beforeunload', holdBack);
  };
}

/** Lets the browser ask before the page is closed while typed text is unsaved. */
export function useUnkept(when: boolean, outlivesReload = false): void {
  useEffect(
    () => (when ? addUnkept({ isThere: () => true, outlivesReload }) : undefined),
    [when, outlivesReload],
  );
}

/** True when a reload would lose something. */
export function losesByReload(): boolean {
  return [...all].some(({ isThere, outlivesReload }) => !outlivesReload && isThere());
}

/** Reloads the page without the browser's question: the app has asked already. */
export function reloadPage(): void {
  isAgreed = true;
  window.location.reload();
}

function holdBack(event: BeforeUnloadEvent): void {
  if (!isAgreed && [...all].some(({ isThere }) => isThere())) event.preventDefault();
}
