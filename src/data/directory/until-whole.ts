import type { DirectorySource } from './directory-source';

/** How long a loaded directory may take to receive all changes, in ms. */
const LONGEST_WAIT_MS = 10_000;

/** Waits until the directory matches the server; false offline, and briefly after thousands of changes. */
export function untilWhole(source: DirectorySource): Promise<boolean> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDone = false;
    const end = (isWhole: boolean) => {
      isDone = true;
      clearTimeout(timer);
      // The first answer may come before `leave` is assigned.
      queueMicrotask(() => leave());
      resolve(isWhole);
    };
    const look = () => {
      const { status, isWhole } = source.get();
      if (isDone) return;
      if (status === 'unavailable') end(false);
      else if (status !== 'ready') return;
      else if (isWhole) end(true);
      else timer ??= setTimeout(end, LONGEST_WAIT_MS, false);
    };
    const leave = source.subscribe(look);
    look();
  });
}
