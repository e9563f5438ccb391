/** Starts a listener once its code and App Check are there; returns the function that ends it. */
export function later(
  load: () => Promise<() => () => void>,
  onError: () => void = () => undefined,
): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  const start = async () => {
    const [watch, { trackingAppCheck }] = await Promise.all([load(), import('./tracking-app')]);
    await trackingAppCheck().start();
    if (!isOver) stop = watch();
  };
  start().catch(onError);
  return () => {
    isOver = true;
    stop?.();
  };
}
