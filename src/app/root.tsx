import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '@/data/session/use-session';
import type { Session } from '@/data/session/session';
import { decide, guardOf } from '@/domain/session/guards';
import type { GuardDecision, SessionFacts } from '@/domain/session/guards';
import { PRODUCT_NAME } from '@/domain/core/product';
import { forgetWanted, rememberWanted, wantedAddress } from '@/features/session/public';
import { KeptFor } from '@/shared/kept/person-key';
import { useScreenName } from '@/shared/screen/screen-name';
import { useArrival } from '@/shared/screen/use-arrival';
import { useKeptFocus } from '@/shared/screen/use-kept-focus';
import { ErrorState } from '@/shared/ui/states/error-state';
import { FullScreenLoader } from '@/shared/ui/states/full-screen-loader';
import { lazyOrNothing } from '@/shared/ui/states/lazy-or-nothing';
import { ConsentQuestion } from './consent/consent-question';
import { useRouteHandle } from './route-handle';
import { useNews } from './update/news';

/** Loaded after the first screen. Without it the page works as it is. */
const UpdatePlace = lazyOrNothing(async () => (await import('./update/update-place')).UpdatePlace);

function factsOf(session: Session): SessionFacts {
  if (session.state !== 'signedIn') return { state: session.state };
  const { onBoarded, companyUser } = session.user;
  return { state: 'signedIn', onBoarded, companyUser };
}

function uidOf(session: Session): string {
  if (session.state === 'signedIn') return session.user.uuid;
  return session.state === 'signedOut' ? (session.pendingUser?.uid ?? '') : '';
}

/** Keeps the address from which the guard redirected this visitor, and no later user, until it is reached. */
function useWantedAddress(state: SessionFacts['state'], decision: GuardDecision, here: string): void {
  // `gone` until the login shows: it may have to load, and meanwhile the screen is still the last user's.
  const person = useRef<'none' | 'here' | 'gone'>('none');
  useEffect(() => {
    if (state === 'signedIn') {
      person.current = 'here';
    } else if (state === 'signedOut' && person.current === 'here') {
      person.current = 'gone';
      forgetWanted();
    }
    if (person.current === 'gone' && decision.go === 'stay') person.current = 'none';
    if (person.current === 'gone') return;
    if (decision.go === 'redirect' && decision.keepWanted) rememberWanted(here);
    else if (decision.go === 'stay' && here === wantedAddress()) forgetWanted();
  });
}

/**
 * The parent of every route: asks the guard before rendering a screen, keeps the wanted address, sets the document's
 * title, and scrolls to the top and focuses the heading when the path changes.
 */
export function Root() {
  const { guard, title } = useRouteHandle();
  const session = useSession();
  const facts = factsOf(session);
  const news = useNews();
  const location = useLocation();
  const decision = decide(guardOf(guard, location.search), facts, wantedAddress());
  useWantedAddress(facts.state, decision, `${location.pathname}${location.search}`);

  const name = useScreenName();
  useEffect(() => {
    const parts = [name, title, PRODUCT_NAME].filter((part) => part !== '');
    document.title = [...new Set(parts)].join(' · ');
  }, [name, title]);
  useArrival(location.pathname);
  useKeptFocus();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [location.pathname]);

  return (
    <>
      <ConsentQuestion title={title} address={location} isShown={decision.go === 'stay'} />
      {news !== null && <UpdatePlace news={news} isVisitor={facts.state === 'signedOut'} />}
      {decision.go === 'wait' && <Waiting />}
      {decision.go === 'redirect' && <Navigate to={decision.to} replace />}
      {decision.go === 'stay' && (
        <KeptFor uid={uidOf(session)}>
          <Outlet />
        </KeptFor>
      )}
    </>
  );
}

/** The full-screen loader; when the start is stuck, the reason and a retry button. */
function Waiting() {
  const session = useSession();
  if (session.state !== 'starting' || session.problem === null) return <FullScreenLoader />;
  return (
    <main>
      <ErrorState
        heading="h1"
        title="Joblane could not start"
        text={session.problem.message}
        onRetry={session.retry}
      />
    </main>
  );
}
