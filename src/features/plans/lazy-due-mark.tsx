import { lazyOrNothing } from '@/shared/ui/states/lazy-or-nothing';

/** The mark of a failed payment for the drawer, which does not wait for it. */
export const LazyDueMark = lazyOrNothing(async () => (await import('./due-mark')).DueMark);
