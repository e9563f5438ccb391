import { tellNews } from './news';

let isMeeting = false;

/** After a deploy an open page may ask for a chunk that is gone: it is loaded again, or asks for that where something is typed. */
export function meetLostChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    // Without signal a reload would end on the browser's own error page and lose what was typed.
    if (!navigator.onLine || isMeeting) return;
    isMeeting = true;
    // Here since the page was quiet; where it is not, the next part that is gone asks again.
    void import('./load-newest')
      .then(({ loadNewestUnasked }) => loadNewestUnasked() || tellNews('lost'))
      .catch(() => undefined)
      .finally(() => {
        isMeeting = false;
      });
  });
}
