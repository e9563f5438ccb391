import { useEffect } from 'react';
import { Link, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { NavigationContext } from '@/shared/navigation/navigation';
import type { Navigation } from '@/shared/navigation/navigation';
import { PublicFrame } from './public-frame';

/** Public pages as screens of the app, which its router leads to and from. */
export function PublicLayout() {
  useFragment();
  return (
    <NavigationContext value={ROUTER_NAVIGATION}>
      <PublicFrame>
        <Outlet />
      </PublicFrame>
    </NavigationContext>
  );
}

const ROUTER_NAVIGATION: Navigation = {
  Link,
  useQuery: () => {
    const [query, setQuery] = useSearchParams();
    return [query, (next) => setQuery(next, { replace: true, preventScrollReset: true })];
  },
};

/** Scrolls to the section that the address names: the browser looked for it before the page was rendered. */
function useFragment(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return undefined;
    // After the frame's own effects, one of which scrolls to the top.
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
