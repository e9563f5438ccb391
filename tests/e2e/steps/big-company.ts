import { emulators, TEST_PROJECT } from '../../setup/emulators';

const DATABASE = `projects/${TEST_PROJECT}/databases/(default)`;
const ADDRESS = `${emulators.firestore.url}/v1/${DATABASE}`;
/** Past the rules, as the emulators let their owner. */
const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
const PER_COMMIT = 250;

type Fields = Readonly<Record<string, unknown>>;

/** Gives the owner of this customer so many more open leads like it. */
export async function addLeadsLike(customerId: string, count: number): Promise<void> {
  const sample = await ask<{ readonly fields: Fields }>(`${ADDRESS}/documents/Customers/${customerId}`);
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
    await ask(`${ADDRESS}/documents:commit`, { writes: writes.slice(at, at + PER_COMMIT) });
  }
}

async function ask<T>(address: string, body?: unknown): Promise<T> {
  const response = await fetch(address, {
    headers: OWNER,
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${address}: ${await response.text()}`);
  return (await response.json()) as T;
}
