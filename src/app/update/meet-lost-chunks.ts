import { tellNews } from './news';

let isMeeting = false;

/** Reloads the page when a chunk is gone after a deploy, or asks to when there is typed text. */
export function meetLostChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    // Offline, a reload would end on the browser's own error page and lose typed text.
    if (!navigator.onLine || isMeeting) return;
    isMeeting = true;
    // Prefetched after the first screen; if not, the next lost chunk tries again.
    void import('./load-newest')
      .then(({ loadNewestUnasked }) => loadNewestUnasked() || tellNews('lost'))
      .catch(() => undefined)
      .finally(() => {
        isMeeting = false;
      });
  });
}
