import { lazyOrNothing } from '@/shared/ui/states/lazy-or-nothing';

/** The count beside the menu's Chat; its code loads when it is first rendered. */
export const ChatMark = lazyOrNothing(async () => (await import('./chat-mark')).ChatMark);
