/**
 * Resolves in a task of its own, so that the page answers keys and draws before the work goes on. By a message: the
 * timers of a tab in the background wait for seconds and more.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const go = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', go, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
