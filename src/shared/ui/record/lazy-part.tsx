import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { ListSkeleton } from '../states/list-skeleton';
import { MissingPart } from '../states/missing-parts';

/** A part of a record whose code loads when shown; without a connection it is reported as missing, and comes later. */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const fetched = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        Part = fetched();
        // Online, a chunk of this version is gone, and only a reload helps.
        if (navigator.onLine) throw cause;
        return { default: () => <MissingPart name={name} /> };
      }
    });
  let Part = fetched();
  return function LazyPart(props) {
    const [Shown, setShown] = useState(() => Part);
    useEffect(() => {
      const retry = () => setShown(() => Part);
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    }, []);
    return (
      <Suspense fallback={<ListSkeleton rows={5} />}>
        <Shown {...props} />
      </Suspense>
    );
  };
}
