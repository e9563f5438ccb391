import type { TrackingReader } from '@/data/tracking/tracking-reader';
import { newLinkId } from '@/data/core/ids';
import { useSeen } from './use-seen';

/** Reports once per visit (a tab's life) to the office that the page was opened. */
export function useOpened(reader: TrackingReader, link: string, isOpen: boolean): void {
  useSeen(isOpen ? `opened:${link}` : null, () =>
    reader.respond({ link, requestId: newLinkId(), kind: 'opened' }),
  );
}
