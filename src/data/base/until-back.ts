/** Maximum wait in ms: a browser does not always notice its connection. */
const LONGEST_WAIT_MS = 3_000;

/** Resolves when the browser has a network again, or after a while. */
export function untilBack(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, LONGEST_WAIT_MS);
    window.addEventListener('online', end);
  });
}
