/**
 * Where the app is, without a slash at the end: what mails link to. Never taken from a request, whose
 * sender could so put an address of theirs into our mails.
 */
export function appAddress(): string {
  return process.env['APP_ADDRESS'] || `https://${process.env['GCLOUD_PROJECT'] ?? ''}.web.app`;
}

/** Whether this runs on the emulators, where mails are not sent and their links are shown instead. */
export function isEmulated(): boolean {
  return process.env['FUNCTIONS_EMULATOR'] === 'true';
}
