import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useConsent } from '@/data/consent';
import { mayRunTagManager } from '@/domain/counted-address';

/** Only where somebody is asked, which is once on a device. */
const ConsentBanner = lazy(async () => ({ default: (await import('./consent-banner')).ConsentBanner }));

/** Where the question about cookies is asked: above every screen but those whose address works as a key. */
export function ConsentPlace() {
  const { isNeeded, choice, isReopened } = useConsent();
  const location = useLocation();
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
