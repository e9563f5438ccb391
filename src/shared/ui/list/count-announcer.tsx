import { useEffect, useState, type ReactNode } from 'react';

/** A count that changes again within this time, in ms, is not announced: a search changes it with each letter. */
const SETTLED_MS = 700;

/** Announces a list's row count after a filter or search changed it. */
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
