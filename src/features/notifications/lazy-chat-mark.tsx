import { lazyOrNothing } from '@/shared/ui/states/lazy-or-nothing';

const LateMark = lazyOrNothing(async () => (await import('./chat-mark')).ChatMark);

/** The count beside the menu's Chat; its code loads when it is first rendered. */
export function ChatMark() {
  return <LateMark />;
}
