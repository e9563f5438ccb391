import { Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { lazy } from './lazy';

/**
 * A component that loads late and that its screen can do without: until it is there, and when it does not load,
 * nothing is shown; the next connection tries again. It has its own boundary, as React would else hold back the whole
 * app until it is there, with every typed letter.
 */
export function lazyOrNothing<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Late = lazy<Props>(
    async () => ({ default: await load() }),
    () => null,
  );
  return function LateOrNothing(props) {
    return (
      <Suspense>
        <Late {...props} />
      </Suspense>
    );
  };
}
