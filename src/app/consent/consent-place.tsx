import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { countPage, useConsent } from '@/data/analytics/consent';
import { mayRunTagManager } from '@/domain/analytics/counted-address';
import { lazyOrNothing } from '@/shared/ui/states/lazy-or-nothing';

/** Lazy: the question is asked once per device. */
const ConsentBanner = lazyOrNothing(async () => (await import('./consent-banner')).ConsentBanner);

export type ConsentPlaceProps = {
  readonly title: string;
  readonly address: { readonly pathname: string; readonly search: string };
  readonly isShown: boolean;
};

/** Shows the cookie question above every screen, except those whose address works as a key. */
export function ConsentPlace({ title, address, isShown }: ConsentPlaceProps): ReactNode {
  const { isNeeded, choice, isReopened } = useConsent();
  useEffect(() => {
    if (isShown) countPage({ pathname: address.pathname, title });
  }, [isShown, address.pathname, title]);
  const isAsked = isReopened || (choice === null && mayRunTagManager(address));
  return isNeeded && isAsked && <ConsentBanner choice={choice} isReopened={isReopened} />;
}
