import { useEffect, useState } from 'react';

/** Wait for the next letter of a search, in ms. */
const REST_MS = 200;

/** A text once it stopped changing. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
