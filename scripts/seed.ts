import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { buildWorld } from '@/demo/build-world';
import type { Size } from '@/demo/build-world';
import { EXAMPLE_PASSWORD } from '@/demo/people';
import { withVolumes } from '@/demo/volumes';
import { paths } from '@/domain/navigation/paths';
import { dayOf } from '@/domain/time/time';
import { storeWorld } from './lib/store-world';

/** An arbitrary constant, to keep screenshots and docs stable. */
const SEED = 20_26;

/** Fills the emulators. `JOBLANE_SEED_SIZE` ("10000,2000"): leads and sales, for the bench, with its other volumes. */
async function main(): Promise<void> {
  const projectId = process.env['GCLOUD_PROJECT'] ?? '';
  if (!projectId.startsWith('demo-') || !process.env['FIRESTORE_EMULATOR_HOST']) {
    throw new Error('The example world is for emulators only: the project id must start with "demo-".');
  }
  initializeApp({ projectId });
  const today = dayOf(Date.now(), 'America/Chicago');
  const size = wishedSize();
  const made = buildWorld(SEED, today, size);
  const world = size ? withVolumes(made, today) : made;

  for (const person of world.people) {
    await getAuth().createUser({
      uid: person.uid,
      email: person.email,
      emailVerified: true,
      password: EXAMPLE_PASSWORD,
      displayName: `${person.firstName} ${person.lastName}`,
    });
  }

  await storeWorld(world);

  console.log(`Accounts (password of all: ${EXAMPLE_PASSWORD})`);
  for (const person of world.people) {
    const company = world.companies.find((one) => one.uuid === person.company)?.name ?? 'on their own';
    console.log(`  ${person.email.padEnd(32)} ${person.preset.padEnd(14)} ${company}`);
  }
  const shown = world.links[0]?.uuid ?? '';
  console.log(`A client's tracking page: ${paths.tracking(shown)}`);
}

function wishedSize(): Size | undefined {
  const [leads, sales] = (process.env['JOBLANE_SEED_SIZE'] ?? '').split(',').map(Number);
  return leads && sales ? { leads, sales } : undefined;
}

await main();
