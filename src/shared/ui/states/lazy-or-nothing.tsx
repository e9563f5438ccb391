import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';

/**
 * A component that loads late and that its screen can do without: until it is there, and when it does not load,
 * nothing is shown. It has its own boundary, as React would else hold back the whole app until it is there, with
 * every typed letter.
 */
export function lazyOrNothing<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Late = lazy<ComponentType<Props>>(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: () => null }),
    ),
  );
  return function LateOrNothing(props) {
    return (
      <Suspense>
        <Late {...props} />
      </Suspense>
    );
  };
}
