import { configuredTagManager } from '@/data/analytics/analytics';
import { lazyOrNothing } from '@/shared/ui/states/lazy-or-nothing';
import type { ConsentPlaceProps } from './consent-place';

/** Loaded only where a tag manager is configured. When it does not load, nobody is asked and nothing is counted. */
const ConsentPlace = lazyOrNothing(async () => (await import('./consent-place')).ConsentPlace);

/** The question about cookies, in builds with a tag manager. */
export function ConsentQuestion(props: ConsentPlaceProps) {
  return configuredTagManager() && <ConsentPlace {...props} />;
}
