/** Signs the emulators' test events. Not a secret: deployed functions use Stripe's. */
export const EMULATOR_WEBHOOK_SECRET = 'whsec_for_the_emulators_only';

/** Whether this runs on the emulators, with a project id that cannot be real. */
export function onEmulators(): boolean {
  return (
    process.env['FUNCTIONS_EMULATOR'] === 'true' && (process.env['GCLOUD_PROJECT'] ?? '').startsWith('demo-')
  );
}

/** Address of an HTTP function on the emulators, from their hub. */
export async function emulatedFunction(name: string): Promise<string> {
  const response = await fetch(`http://${process.env['FIREBASE_EMULATOR_HUB'] ?? ''}/emulators`);
  // The answer of firebase-tools' hub.
  const { functions } = (await response.json()) as { functions: { host: string; port: number } };
  return `http://${functions.host}:${functions.port}/${process.env['GCLOUD_PROJECT'] ?? ''}/us-central1/${name}`;
}
