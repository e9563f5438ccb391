import { DATABASE, DOCUMENTS } from '../../setup/emulators';
import { asOwner } from './server';

const PER_COMMIT = 250;

type Fields = Readonly<Record<string, unknown>>;

/** Adds copies of a customer as open leads of its owner. */
export async function addLeadsLike(customerId: string, count: number): Promise<void> {
  const sample = await asOwner<{ readonly fields: Fields }>(`${DOCUMENTS}/Customers/${customerId}`);
  const writes = Array.from({ length: count }, (_, index) => {
    const id = `${customerId}-copy-${index + 1}`;
    const fields = {
      ...sample.fields,
      uuid: { stringValue: id },
      name: { stringValue: `Copied Lead ${index + 1}` },
      nameKey: { stringValue: `copied lead ${index + 1}` },
    };
    return { update: { name: `${DATABASE}/documents/Customers/${id}`, fields } };
  });
  for (let at = 0; at < writes.length; at += PER_COMMIT) {
    await asOwner(`${DOCUMENTS}:commit`, { writes: writes.slice(at, at + PER_COMMIT) });
  }
}
