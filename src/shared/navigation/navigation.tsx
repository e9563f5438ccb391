import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { ComponentProps, ComponentType } from 'react';

export type SiteLinkProps = ComponentProps<'a'> & {
  /** Path with query and fragment. */
  readonly to: string;
};

/** How a public page moves on: by the app's router, or by the browser where the app's script is not loaded. */
export type Navigation = {
  readonly Link: ComponentType<SiteLinkProps>;
  /** The query of the address, and what replaces it without leaving the page. */
  readonly useQuery: () => readonly [query: URLSearchParams, replace: (next: string) => void];
};

const queryListeners = new Set<() => void>();

const BROWSER_NAVIGATION: Navigation = {
  Link: ({ to, children, ...props }) => (
    <a href={to} {...props}>
      {children}
    </a>
  ),
  useQuery: () => {
    // The prerendered page has no query; the visitor's own follows right after hydration.
    const search = useSyncExternalStore(
      subscribeToQuery,
      () => window.location.search,
      () => '',
    );
    return [useMemo(() => new URLSearchParams(search), [search]), replaceQuery];
  },
};

/** The browser's own navigation, unless the app provides its router's. */
export const NavigationContext = createContext<Navigation>(BROWSER_NAVIGATION);

/** A link from a public page to another page of the site. */
export function SiteLink(props: SiteLinkProps) {
  const { Link } = use(NavigationContext);
  return <Link {...props} />;
}

/** The query of a public page's address, and what replaces it without leaving the page. */
export function useSiteQuery(): ReturnType<Navigation['useQuery']> {
  return use(NavigationContext).useQuery();
}

function subscribeToQuery(tell: () => void): () => void {
  queryListeners.add(tell);
  window.addEventListener('popstate', tell);
  return () => {
    queryListeners.delete(tell);
    window.removeEventListener('popstate', tell);
  };
}

function replaceQuery(next: string): void {
  window.history.replaceState(window.history.state, '', `?${next}`);
  for (const tell of queryListeners) tell();
}
