import { useEffect, useState } from 'react';

/** True once a condition has held for so many ms without a break. */
export function useLasting(isTrue: boolean, ms: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isTrue) return undefined;
    const timer = setTimeout(() => setHasLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isTrue, ms]);
  return isTrue && hasLasted;
}
