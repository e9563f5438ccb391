import { lazyOrNothing } from '@/shared/ui/states/lazy-or-nothing';

/** The bell; its code and the API load when it is first rendered. */
export const Bell = lazyOrNothing(async () => (await import('./bell')).Bell);
