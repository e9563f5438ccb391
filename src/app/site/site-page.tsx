import type { EmotionCache } from '@emotion/cache';
import { StrictMode, useSyncExternalStore } from 'react';
import { SessionContext } from '@/data/session/session-context';
import { VISITOR } from '@/data/start/start-visitor';
import { countryOfLanguage, DEFAULT_COUNTRY } from '@/domain/format/country';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { FormatProvider } from '@/shared/format/format-context';
import { useIsHydrated } from '@/shared/screen/use-is-hydrated';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { ConsentQuestion } from '../consent/consent-question';
import { PublicFrame } from '../public/public-frame';
import type { PublicScreen } from './public-screen';

export type SitePageProps = {
  readonly screen: PublicScreen;
  /** Collects the styles where the page is prerendered. */
  readonly styleCache?: EmotionCache;
};

/** A public page for visitors, without router, sign-in and store. The build and the browser render it alike. */
export function SitePage({ screen: { Screen, title }, styleCache }: SitePageProps) {
  return (
    <StrictMode>
      <AppThemeProvider {...(styleCache && { styleCache })}>
        <FeedbackProvider isSparing>
          <SessionContext value={VISITOR}>
            <FormatProvider country={useCountry()}>
              <Consent title={title} />
              <PublicFrame>
                <Screen />
              </PublicFrame>
            </FormatProvider>
          </SessionContext>
        </FeedbackProvider>
      </AppThemeProvider>
    </StrictMode>
  );
}

function Consent({ title }: { readonly title: string }) {
  return useIsHydrated() && <ConsentQuestion title={title} address={window.location} isShown />;
}

const neverChanges = () => () => undefined;

/** The visitor's country by the browser's language; the prerendered page is written for the default one. */
function useCountry(): string {
  return useSyncExternalStore(
    neverChanges,
    () => countryOfLanguage(navigator.language),
    () => DEFAULT_COUNTRY,
  );
}
