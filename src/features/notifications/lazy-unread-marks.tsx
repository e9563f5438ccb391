import { lazyOrNothing } from '@/shared/ui/states/lazy-or-nothing';

/** The counts beside the menu's Chat and Mail; their code loads when one is first rendered. */
export const ChatMark = lazyOrNothing(async () => (await import('./unread-mark')).ChatMark);
export const MailMark = lazyOrNothing(async () => (await import('./unread-mark')).MailMark);
