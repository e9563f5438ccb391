import { useEffect } from 'react';

/** Something that closing the page would take away. */
export type Unkept = {
  readonly isThere: () => boolean;
  /** Whether it is back after loading the page again, as a draft is. */
  readonly outlivesReload: boolean;
};

const all = new Set<Unkept>();
let isAgreed = false;

/** Lets the browser ask before the page is closed while this is there. Gives what takes it off. */
export function addUnkept(unkept: Unkept): () => void {
  if (all.size === 0) window.addEventListener('beforeunload', holdBack);
  all.add(unkept);
  return () => {
    all.delete(unkept);
    if (all.size === 0) window.removeEventListener('beforeunload', holdBack);
  };
}

/** Lets the browser ask before the page is closed, as long as something is typed and not saved. */
export function useUnkept(when: boolean, outlivesReload = false): void {
  useEffect(
    () => (when ? addUnkept({ isThere: () => true, outlivesReload }) : undefined),
    [when, outlivesReload],
  );
}

/** Whether loading the page again would take something away. */
export function losesByReload(): boolean {
  return [...all].some(({ isThere, outlivesReload }) => !outlivesReload && isThere());
}

/** Loads the page again without a further question: what is lost by it has been asked about. */
export function reloadPage(): void {
  isAgreed = true;
  window.location.reload();
}

function holdBack(event: BeforeUnloadEvent): void {
  if (!isAgreed && [...all].some(({ isThere }) => isThere())) event.preventDefault();
}
