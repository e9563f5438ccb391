import { lazy, Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { countPage, useConsent } from '@/data/analytics/consent';
import { mayRunTagManager } from '@/domain/analytics/counted-address';

/** Only where somebody is asked, which is once on a device. */
const ConsentBanner = lazy(async () => ({ default: (await import('./consent-banner')).ConsentBanner }));

export type ConsentPlaceProps = {
  /** The route's, without a record's name. */
  readonly title: string;
  /** Whether the guard lets the screen show. */
  readonly isShown: boolean;
};

/** Where the question about cookies is asked: above every screen but those whose address works as a key. */
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
