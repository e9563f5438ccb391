/** The browser's network state and its changes. */
export type Signal = {
  readonly isOnline: () => boolean;
  readonly onChange: (run: () => void) => () => void;
};

/** This browser's network. */
export const browserSignal: Signal = {
  isOnline: () => navigator.onLine,
  onChange: (run) => {
    window.addEventListener('online', run);
    window.addEventListener('offline', run);
    return () => {
      window.removeEventListener('online', run);
      window.removeEventListener('offline', run);
    };
  },
};

/** A permanent network, where there is no browser. */
export const steadySignal: Signal = { isOnline: () => true, onChange: () => () => undefined };
