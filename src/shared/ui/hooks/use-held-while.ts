import { useState } from 'react';

/** A value as it was when `isHeld` became true; the current one while it is false. */
export function useHeldWhile<T>(isHeld: boolean, value: T): T {
  const [held, setHeld] = useState<{ readonly value: T } | null>(null);
  if (isHeld && held === null) setHeld({ value });
  if (!isHeld && held !== null) setHeld(null);
  return isHeld && held !== null ? held.value : value;
}
