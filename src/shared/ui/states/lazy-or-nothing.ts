import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** A component that loads late and that its screen can do without: when it does not load, nothing is shown. */
export function lazyOrNothing<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: () => null }),
    ),
  );
}
