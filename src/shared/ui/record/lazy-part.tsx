import { Suspense, type ComponentType, type ReactNode } from 'react';

import { ErrorLine } from '../states/error-line';
import { lazy, notLoadedText } from '../states/lazy';
import { ListSkeleton } from '../states/list-skeleton';
import { MissingPart } from '../states/missing-parts';

/** A part of a record whose code loads when shown; without a connection it is reported as missing, and comes later. */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Part = lazy<Props>(
    async () => ({ default: await load() }),
    ({ retry }) =>
      navigator.onLine ? <ErrorLine text={notLoadedText()} onRetry={retry} /> : <MissingPart name={name} />,
  );
  return function LazyPart(props) {
    return (
      <Suspense fallback={<ListSkeleton rows={5} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
