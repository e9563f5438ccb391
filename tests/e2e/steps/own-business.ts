import { DATABASE, DOCUMENTS, emulators, TEST_PROJECT } from '../../setup/emulators';
import { EXAMPLE_PASSWORD } from '../../../src/demo/people';
import { asOwner } from './server';

const SAMPLE = 'carla-voss';
const EMPLOYEE = 'ben-petersen';

type OwnBusiness = { readonly owner: string; readonly email: string; readonly employee: string };

type Stored = { readonly name: string; readonly fields: Readonly<Record<string, unknown>> };

/** Creates a free company for one test, a copy of the example world's; the employee has no account. */
export async function ownBusiness({ withEmployee = false } = {}): Promise<OwnBusiness> {
  const owner = `own-${Date.now().toString(36)}`;
  const email = `${owner}@example.com`;
  await asOwner(`${emulators.auth.url}/identitytoolkit.googleapis.com/v1/projects/${TEST_PROJECT}/accounts`, {
    localId: owner,
    email,
    password: EXAMPLE_PASSWORD,
    emailVerified: true,
  });
  const single = await Promise.all(
    [
      ...['Users', 'Companies', 'Settings', 'Rosters'].map((collection) => `${collection}/${SAMPLE}`),
      ...(withEmployee ? [`Users/${EMPLOYEE}`] : []),
    ].map((path) => asOwner<Stored>(`${DOCUMENTS}/${path}`)),
  );
  const documents = [...single, ...(await trackersOfSample())];
  await asOwner(`${DOCUMENTS}:commit`, {
    writes: documents.map((document) => ({ update: copyFor(document, owner, email) })),
  });
  return { owner, email, employee: copiedId(EMPLOYEE, owner) };
}

async function trackersOfSample(): Promise<readonly Stored[]> {
  const where = {
    fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL', value: { stringValue: SAMPLE } },
  };
  const answers = await asOwner<readonly { readonly document?: Stored }[]>(`${DOCUMENTS}:runQuery`, {
    structuredQuery: { from: [{ collectionId: 'Trackers' }], where },
  });
  return answers.flatMap(({ document }) => document ?? []);
}

/** A document's copy with other people and another id; a tracker loses its link. */
function copyFor({ name, fields }: Stored, owner: string, email: string): Stored {
  const [collection = '', id = ''] = name.split('/').slice(-2);
  const copied = copiedId(id, owner);
  const text = JSON.stringify(collection === 'Trackers' ? { ...fields, linkId: { stringValue: '' } } : fields)
    .replaceAll(`"${id}"`, `"${copied}"`)
    .replaceAll(SAMPLE, owner)
    .replaceAll('carla@vossroofing.example', email);
  // The fields of a stored document with replaced texts.
  const read = JSON.parse(text) as Stored['fields'];
  return { name: `${DATABASE}/documents/${collection}/${copied}`, fields: read };
}

function copiedId(id: string, owner: string): string {
  return id === SAMPLE ? owner : `${id}-${owner}`;
}
