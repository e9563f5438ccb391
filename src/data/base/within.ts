/** The parts of a patience: a sleeping device or a frozen tab uses up one at most. */
const PARTS = 5;

/** Like `within`, but counts only the time in which this page runs. */
export async function withinAwake<T>(ms: number, act: Promise<T>): Promise<T> {
  const answer = act.then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error;
    },
  );
  for (let part = 1; part < PARTS; part += 1) {
    const found = await Promise.race([
      answer,
      new Promise<null>((resolve) => setTimeout(resolve, ms / PARTS, null)),
    ]);
    if (found) return found();
  }
  return (await within(ms / PARTS, answer))();
}

/** Rejects after so many ms; the act itself continues. */
export function within<T>(ms: number, act: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms);
    act.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
