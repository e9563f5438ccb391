import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import type { DocumentData } from 'firebase-admin/firestore';
import { buildWorld } from '@/demo/build-world';
import type { World } from '@/demo/build-world';
import { EXAMPLE_PASSWORD } from '@/demo/people';
import { companyShape, settingsShape } from '@/domain/company';
import { customerShape } from '@/domain/customer';
import { jobShape, priceShape, visitShape } from '@/domain/job';
import { paths } from '@/domain/paths';
import type { Fields, InferFields, Shape } from '@/domain/shape';
import { dayOf } from '@/domain/time';
import { trackerShape, trackingShape } from '@/domain/tracker';
import { userShape } from '@/domain/user';
import { storedRecord } from '../functions/src/records';

/** Any number will do; a fixed one keeps screenshots and docs alike. */
const SEED = 20_26;

/** Most writes one batch takes with room to spare. */
const BATCH = 400;

type Stored = { readonly path: string; readonly data: DocumentData };

function documents<F extends Fields>(
  shape: Shape<F>,
  records: readonly InferFields<F>[],
  idOf: (record: InferFields<F>) => string,
): Stored[] {
  return records.map((record) => ({
    path: `${shape.collection}/${idOf(record)}`,
    data: storedRecord(shape, record),
  }));
}

function worldDocuments(world: World): Stored[] {
  const { sales } = world;
  return [
    ...documents(userShape, world.users, (user) => user.uuid),
    ...documents(companyShape, world.companies, (company) => company.uuid),
    ...documents(settingsShape, world.settings, (settings) => settings.owner),
    ...documents(customerShape, world.customers, (customer) => customer.uuid),
    ...documents(
      trackerShape,
      sales.map((sale) => sale.tracker),
      (tracker) => tracker.uuid,
    ),
    ...documents(
      jobShape,
      sales.map((sale) => sale.job),
      (job) => job.uuid,
    ),
    ...documents(
      visitShape,
      sales.flatMap((sale) => sale.visits),
      (visit) => visit.uuid,
    ),
    ...documents(
      priceShape,
      sales.flatMap((sale) => sale.prices),
      (price) => price.uuid,
    ),
    ...documents(
      trackingShape,
      sales.map((sale) => sale.link),
      (link) => link.uuid,
    ),
  ];
}

/** Fills the emulators with the example world and prints its accounts. */
async function main(): Promise<void> {
  const projectId = process.env['GCLOUD_PROJECT'] ?? '';
  if (!projectId.startsWith('demo-') || !process.env['FIRESTORE_EMULATOR_HOST']) {
    throw new Error('The example world is for emulators only: the project id must start with "demo-".');
  }
  initializeApp({ projectId });
  const world = buildWorld(SEED, dayOf(Date.now(), 'America/Chicago'));

  for (const person of world.people) {
    await getAuth().createUser({
      uid: person.uid,
      email: person.email,
      emailVerified: true,
      password: EXAMPLE_PASSWORD,
      displayName: `${person.firstName} ${person.lastName}`,
    });
  }

  const store = getFirestore();
  const all = worldDocuments(world);
  for (let from = 0; from < all.length; from += BATCH) {
    const batch = store.batch();
    for (const { path, data } of all.slice(from, from + BATCH)) batch.set(store.doc(path), data);
    await batch.commit();
  }

  console.log(`Accounts (password of all: ${EXAMPLE_PASSWORD})`);
  for (const person of world.people) {
    const company = world.companies.find((one) => one.uuid === person.company)?.name ?? 'on their own';
    console.log(`  ${person.email.padEnd(32)} ${person.preset.padEnd(14)} ${company}`);
  }
  const shown = world.sales[0]?.link.uuid ?? '';
  console.log(`A client's tracking page: ${paths.tracking(shown)}`);
}

await main();
