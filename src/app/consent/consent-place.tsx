import { lazy, Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { countPage, useConsent } from '@/data/analytics/consent';
import { mayRunTagManager } from '@/domain/analytics/counted-address';

/** Lazy: the question is asked once per device. */
const ConsentBanner = lazy(async () => ({ default: (await import('./consent-banner')).ConsentBanner }));

export type ConsentPlaceProps = {
  readonly title: string;
  readonly isShown: boolean;
};

/** Shows the cookie question above every screen, except those whose address works as a key. */
export function ConsentPlace({ title, isShown }: ConsentPlaceProps): ReactNode {
  const { isNeeded, choice, isReopened } = useConsent();
  const location = useLocation();
  useEffect(() => {
    if (isShown) countPage({ pathname: location.pathname, title });
  }, [isShown, location.pathname, title]);
  const isAsked = isReopened || (choice === null && mayRunTagManager(location));
  return (
    isNeeded &&
    isAsked && (
      <Suspense>
        <ConsentBanner choice={choice} isReopened={isReopened} />
      </Suspense>
    )
  );
}
