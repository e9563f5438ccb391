import { countedPath } from '@/domain/analytics/counted-path';

/** A screen for the tag manager: its route, never a record's name. */
export type CountedPage = { readonly pathname: string; readonly title: string };

const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js';

/** Cookies with ids of Google's tags: https://support.google.com/analytics/answer/11397207 */
const COOKIE = /^_(ga|gid|gat|gcl)(_|$)/;

/** The user agrees to counting only; advertising is never asked for. */
const GRANTED = {
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
} as const;

/** Loads a container ("GTM-XXXX") and returns a reporter of screens: the script must not read ids in addresses. */
export function loadTagManager(container: string): (page: CountedPage) => void {
  command('consent', 'default', GRANTED);
  push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${TAG_MANAGER}?id=${encodeURIComponent(container)}`;
  document.head.append(script);
  return tellPage;
}

/** Removes the cookies of Google's tags, on this host and its parent domains. */
export function forgetTagCookies(): void {
  const names = document.cookie
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => COOKIE.test(name));
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names)
    for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`;
}

function tellPage({ pathname, title }: CountedPage): void {
  const page = {
    page_location: `${window.location.origin}${countedPath(pathname)}`,
    page_title: title,
    page_referrer: '',
  };
  command('set', page);
  push({ event: 'page_view', ...page });
}

function push(entry: Record<string, unknown>): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/** The tag manager accepts a command only as an `arguments` object, not as an array. */
function command(..._words: readonly unknown[]): void {
  push(arguments as unknown as Record<string, unknown>);
}
