/** Says without opening the database that files wait: most starts find none. */
const MARK = 'waitingFiles';

/** Whether files may wait on this device. */
export function hasWaitingFiles(): boolean {
  return localStorage.getItem(MARK) !== null;
}

/** Notes whether files wait on this device. */
export function markWaitingFiles(areThere: boolean): void {
  if (areThere) localStorage.setItem(MARK, '1');
  else localStorage.removeItem(MARK);
}
