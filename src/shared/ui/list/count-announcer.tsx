import { useEffect, useState, type ReactNode } from 'react';

/** A count that changes again within this time, in ms, is not read out: letters of a search follow each other. */
const SETTLED_MS = 700;

/** Reads out how many rows a list shows once a filter or a search has changed the number. */
export function CountAnnouncer({ count }: { readonly count: ReactNode }) {
  const text = typeof count === 'string' || typeof count === 'number' ? `${count} shown` : '';
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(() => setSaid(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span role="status" className="visually-hidden">
      {said}
    </span>
  );
}
