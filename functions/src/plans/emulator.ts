/**
 * Signs the test events of the emulators. It is no secret: outside of them it is refused, because there the
 * webhook's secret comes from Stripe.
 */
export const EMULATOR_WEBHOOK_SECRET = 'whsec_for_the_emulators_only';

/** Whether this runs on the emulators, with a project that cannot be a real one. */
export function onEmulators(): boolean {
  return (
    process.env['FUNCTIONS_EMULATOR'] === 'true' && (process.env['GCLOUD_PROJECT'] ?? '').startsWith('demo-')
  );
}

/** Address of an HTTP function on the emulators, which their hub knows. */
export async function emulatedFunction(name: string): Promise<string> {
  const response = await fetch(`http://${process.env['FIREBASE_EMULATOR_HUB'] ?? ''}/emulators`);
  // What the hub of firebase-tools answers.
  const { functions } = (await response.json()) as { functions: { host: string; port: number } };
  return `http://${functions.host}:${functions.port}/${process.env['GCLOUD_PROJECT'] ?? ''}/us-central1/${name}`;
}
