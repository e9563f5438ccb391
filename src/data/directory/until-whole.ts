import type { DirectorySource } from './directory-source';

/** How long a directory that is there may take to hear of all changes, in ms. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Waits until the directory knows everybody as the server does; false where it cannot be had or stays behind: without
 * a connection, and for a moment after thousands of changes, it knows less than there is.
 */
export function untilWhole(source: DirectorySource): Promise<boolean> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDone = false;
    const end = (isWhole: boolean) => {
      isDone = true;
      clearTimeout(timer);
      // The first answer may come before there is a way out.
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
