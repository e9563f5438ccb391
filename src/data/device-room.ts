/**
 * Whether this device still has room for what is kept on it. Store and journal share one: as soon as one of them is
 * refused, both go on in this window's memory until it is loaded again.
 */
export type DeviceRoom = {
  readonly isFull: () => boolean;
  /** Says that the device refused to keep something. */
  readonly giveUp: () => void;
  /** Runs when the device is given up; returns the way out. */
  readonly onFull: (run: () => void) => () => void;
};

/** The room of one window; there is some until the device says otherwise. */
export function createDeviceRoom(): DeviceRoom {
  const listeners = new Set<() => void>();
  let isFull = false;
  return {
    isFull: () => isFull,
    giveUp: () => {
      if (isFull) return;
      isFull = true;
      for (const run of [...listeners]) run();
    },
    onFull: (run) => {
      listeners.add(run);
      return () => {
        listeners.delete(run);
      };
    },
  };
}
