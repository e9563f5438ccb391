const RELOADED_AT = 'joblane.reloadedForNewVersion';

/**
 * After a deploy an open tab may ask for a chunk that is gone. Reloads once a minute at most, so
 * that a chunk that is truly missing ends on the error page instead of in a loop.
 */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without signal a reload would end on the browser's own error page and lose what was typed.
    if (!navigator.onLine) return;
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (Date.now() - last < 60_000) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    window.location.reload();
  });
}
