import { foundBy } from '../../../src/domain/search/find';
import { DATABASE, DOCUMENTS } from '../../setup/emulators';
import { asOwner } from './server';

const PER_COMMIT = 250;

type Fields = Readonly<Record<string, unknown>>;

/** Adds copies of a customer as open leads of its owner, as an import does: triggers leave such rows alone. */
export async function addLeadsLike(customerId: string, count: number): Promise<void> {
  const sample = await fieldsOf('Customers', customerId);
  await write('Customers', count, (index) => ({
    ...sample,
    uuid: { stringValue: `${customerId}-copy-${index}` },
    name: { stringValue: `Copied Lead ${index}` },
    nameKey: { stringValue: `copied lead ${index}` },
    importId: { stringValue: 'copies' },
  }));
}

/** Adds copies of a job, open and unplanned, to the owner of a customer. */
export async function addJobsLike(jobId: string, customerId: string, count: number): Promise<void> {
  const { owner, assignees } = await fieldsOf('Customers', customerId);
  const sample = await fieldsOf('Jobs', jobId);
  await write('Jobs', count, (index) => {
    const title = `Copied Job ${index}`;
    // Reverse names: the last copy comes first in order.
    const customerName = `Client ${10_000 - index}`;
    const number = 1_000 + index;
    const empty = { numberPrefix: '', phone: '', streetAddress: '', city: '' };
    // What the trigger would write, which takes minutes for so many.
    const { find, customerKey } = foundBy({ ...empty, title, customerName, number });
    return {
      ...sample,
      owner,
      assignees,
      ...textFields({ ...empty, title, customerName, customerKey }),
      uuid: { stringValue: `${customerId}-job-${index}` },
      importId: { stringValue: 'copies' },
      ...textFields({ listOrganizer: 'Open', status: 'Unscheduled' }),
      plannedStart: { nullValue: null },
      number: { integerValue: String(number) },
      find: { arrayValue: { values: find.map((stringValue) => ({ stringValue })) } },
    };
  });
}

/** Adds copies of a chat message, a minute apart and all before it; functions count them no more. */
export async function addMessagesLike(messageId: string, count: number): Promise<void> {
  const sample = await fieldsOf('Messages', messageId);
  await write('Messages', count, (index) => ({
    ...sample,
    ...textFields({ body: `Copied message ${index}` }),
    uuid: { stringValue: `${messageId}-copy-${index}` },
    createdAt: { timestampValue: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString() },
    isCounted: { booleanValue: true },
  }));
}

/** Adds copies of a post without its pictures, to a business's coworkers and `readers`; the last one is the newest. */
export async function addPostsLike(
  postId: string,
  count: number,
  to: { readonly owner: string; readonly by: string; readonly readers: readonly string[] },
): Promise<void> {
  const sample = await fieldsOf('Posts', postId);
  const from = Date.now() - count * 60_000;
  await write('Posts', count, (index) => ({
    ...sample,
    ...textFields({ owner: to.owner, createdBy: to.by, text: `Copied post ${index}` }),
    uuid: { stringValue: `${to.owner}-post-${index}` },
    readers: { arrayValue: { values: to.readers.map((stringValue) => ({ stringValue })) } },
    pictures: { arrayValue: { values: [] } },
    createdAt: { timestampValue: new Date(from + index * 60_000).toISOString() },
  }));
}

const textFields = (texts: Readonly<Record<string, string>>): Fields =>
  Object.fromEntries(Object.entries(texts).map(([name, stringValue]) => [name, { stringValue }]));

async function fieldsOf(collection: string, id: string): Promise<Fields> {
  return (await asOwner<{ readonly fields: Fields }>(`${DOCUMENTS}/${collection}/${id}`)).fields;
}

async function write(
  collection: string,
  count: number,
  make: (index: number) => Fields & { readonly uuid: { readonly stringValue: string } },
): Promise<void> {
  const writes = Array.from({ length: count }, (_, at) => {
    const fields = make(at + 1);
    return { update: { name: `${DATABASE}/documents/${collection}/${fields.uuid.stringValue}`, fields } };
  });
  for (let at = 0; at < writes.length; at += PER_COMMIT) {
    await asOwner(`${DOCUMENTS}:commit`, { writes: writes.slice(at, at + PER_COMMIT) });
  }
}
