/**
 * Loads the code that a field worker's day needs, before the crew leaves the signal: Today, the job, sign-off and reports
 * to the office. The service worker stores the rest of the app a little later.
 */
export async function loadFieldDay(): Promise<void> {
  await Promise.all([
    import('./today-page'),
    import('./tell-office-dialog'),
    import('./sign-off-dialog'),
    import('../record/job-page'),
    import('../record/job-dialogs'),
  ]);
}
