import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { configuredTagManager } from '@/data/analytics/analytics';
import type { ConsentPlaceProps } from './consent-place';

/** Loaded only where a tag manager is configured. When it does not load, nobody is asked and nothing is counted. */
const ConsentPlace = lazy<ComponentType<ConsentPlaceProps>>(() =>
  import('./consent-place').then(
    ({ ConsentPlace: Place }) => ({ default: Place }),
    () => ({ default: () => null }),
  ),
);

/** The question about cookies, in builds with a tag manager. */
export function ConsentQuestion(props: ConsentPlaceProps) {
  return (
    configuredTagManager() && (
      <Suspense>
        <ConsentPlace {...props} />
      </Suspense>
    )
  );
}
