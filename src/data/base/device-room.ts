import { AppError } from '@/domain/core/errors';

/** Why a device stores nothing more: it is full, or the storing client failed for another reason. */
export type DeviceLoss = 'full' | 'failed';

/**
 * Whether this device still stores data. Store and journal share one, and notify the other tabs, which use the same
 * storage: once it is given up, all tabs continue in memory until a reload. On a device that is not full, the journal
 * still stores changes.
 */
export type DeviceRoom = {
  readonly isFull: () => boolean;
  readonly loss: () => DeviceLoss | null;
  /** Call when the device refused data, or its client died. A given up device may still turn out to be full. */
  readonly giveUp: (why: DeviceLoss) => void;
  /** Runs when the device is given up, and again when it turns out to be full; returns the unsubscribe function. */
  readonly onGivenUp: (run: (why: DeviceLoss) => void) => () => void;
};

/** The state of one window's storage; working until the device refuses. */
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

/** The device loss behind a store's error; null for an ordinary error. */
export function lossOf(error: unknown): DeviceLoss | null {
  if (!(error instanceof AppError)) return null;
  if (error.code === 'storage-full') return 'full';
  return error.code === 'store-failed' ? 'failed' : null;
}
