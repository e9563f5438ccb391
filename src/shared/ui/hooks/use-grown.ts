import { startTransition, useEffect, useState } from 'react';

/** Pause between two steps, ms: key presses and paints come between them. */
const PAUSE_MS = 16;

/**
 * How many items of a long page are drawn so far: `step` at first, then more until all of `total` are. Each step is a
 * task of its own, so that what is in view answers while the rest comes. Nothing is added while `isHeld`.
 */
export function useGrown(step: number, total: number, isHeld: boolean): number {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (isHeld || drawn >= total) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + step)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [step, total, isHeld, drawn]);
  return drawn;
}
