import { useEffect } from 'react';

import type { TrackingReader } from '@/data/tracking/tracking-reader';
import { newLinkId } from '@/data/core/ids';

/** A shorter look, or a render for a link preview, is not a visit. */
const LOOK_MS = 1_500;

/** Reports once per visit (a tab's life) to the office that the page was opened. */
export function useOpened(reader: TrackingReader, link: string, isOpen: boolean): void {
  useEffect(() => {
    const key = `opened:${link}`;
    if (!isOpen || sessionStorage.getItem(key) !== null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      sessionStorage.setItem(key, '1');
      // In the background: the client can do nothing about a failure.
      reader.respond({ link, requestId: newLinkId(), kind: 'opened' }).catch(() => undefined);
    };
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(tell, LOOK_MS);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [reader, link, isOpen]);
}
