/** The app's address without a trailing slash, for links in mails. Never from a request: it may be forged. */
export function appAddress(): string {
  return process.env['APP_ADDRESS'] || `https://${process.env['GCLOUD_PROJECT'] ?? ''}.web.app`;
}

/** Whether this runs on the emulators, which show mailed links instead of sending mails. */
export function isEmulated(): boolean {
  return process.env['FUNCTIONS_EMULATOR'] === 'true';
}
