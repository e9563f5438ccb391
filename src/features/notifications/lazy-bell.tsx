import { lazyOrNothing } from '@/shared/ui/states/lazy-or-nothing';

const LateBell = lazyOrNothing(async () => (await import('./bell')).Bell);

/** The bell; its code and the API load when it is first rendered. A component, as the shell loads it late too. */
export function Bell() {
  return <LateBell />;
}
