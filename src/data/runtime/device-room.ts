import { AppError } from '@/domain/core/errors';

/** Why nothing more is stored on a device: it has no room, or the client that stores it failed of something else. */
export type DeviceLoss = 'full' | 'failed';

/**
 * Whether this device still stores what it is given. Store and journal share one, and tell the other tabs, which
 * store into the same place: as soon as it is given up, all go on in their windows' memory until they are loaded
 * again. A journal goes on keeping changes on a device that is not full.
 */
export type DeviceRoom = {
  readonly isFull: () => boolean;
  /** Why it was given up; null while it is not. */
  readonly loss: () => DeviceLoss | null;
  /** Says that the device refused to keep something, or its client died. What was given up may turn out to be full. */
  readonly giveUp: (why: DeviceLoss) => void;
  /** Runs when the device is given up, and once more when it turns out to be full; returns the way out. */
  readonly onGivenUp: (run: (why: DeviceLoss) => void) => () => void;
};

/** The room of one window; there is some until the device says otherwise. */
export function createDeviceRoom(): DeviceRoom {
  const listeners = new Set<(why: DeviceLoss) => void>();
  let loss: DeviceLoss | null = null;
  return {
    isFull: () => loss === 'full',
    loss: () => loss,
    giveUp: (why) => {
      if (loss === 'full' || loss === why) return;
      loss = why;
      for (const run of [...listeners]) run(why);
    },
    onGivenUp: (run) => {
      listeners.add(run);
      return () => {
        listeners.delete(run);
      };
    },
  };
}

/** What an error of a store says about the device; null when it is an answer like any other. */
export function lossOf(error: unknown): DeviceLoss | null {
  if (!(error instanceof AppError)) return null;
  if (error.code === 'storage-full') return 'full';
  return error.code === 'store-failed' ? 'failed' : null;
}
