import { useEffect } from 'react';

import type { TrackingReader } from '@/data/tracking/tracking-reader';
import { newLinkId } from '@/data/core/ids';

/** A glance shorter than this, or a page drawn for a link preview, is not a visit. */
const LOOK_MS = 1_500;

/** Tells the office once per visit (a tab's life) that the page was looked at. */
export function useOpened(reader: TrackingReader, link: string, isOpen: boolean): void {
  useEffect(() => {
    const key = `opened:${link}`;
    if (!isOpen || sessionStorage.getItem(key) !== null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      sessionStorage.setItem(key, '1');
      // Nobody waits for it, and the client can do nothing about it.
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
