/** Whether the browser believes that it has a network, and when that changes. */
export type Signal = {
  readonly isOnline: () => boolean;
  /** Runs at every change; returns the way out. */
  readonly onChange: (run: () => void) => () => void;
};

/** The network of this browser. */
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

/** A network that is always there, where no browser tells. */
export const steadySignal: Signal = { isOnline: () => true, onChange: () => () => undefined };
