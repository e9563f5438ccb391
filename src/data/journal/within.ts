/** Rejects after so many ms; the act itself continues. */
export function within<T>(ms: number, act: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms);
    act.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
