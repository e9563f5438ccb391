import { DOCUMENTS, emulators, TEST_PROJECT } from '../../setup/emulators';

/** The emulators' owner token, which bypasses the rules. */
const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

/** Calls an emulator with the rights of the server; the caller knows the type of the answer. */
export async function asOwner<T>(
  address: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<T> {
  const response = await fetch(address, {
    method,
    headers: OWNER,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${address}: ${await response.text()}`);
  return (await response.json()) as T;
}

type StoredValue = {
  readonly stringValue?: string;
  readonly timestampValue?: string;
  readonly arrayValue?: { readonly values?: readonly StoredValue[] };
};
type StoredDocument = { readonly fields?: Readonly<Record<string, StoredValue>> };

/** One field of a stored document: text, or a moment as ISO text; undefined when missing. */
export async function storedText(path: string, field: string): Promise<string | undefined> {
  const { fields = {} } = await asOwner<StoredDocument>(`${DOCUMENTS}/${path}`);
  return fields[field]?.stringValue ?? fields[field]?.timestampValue;
}

/** The texts of a stored list. */
export async function storedList(path: string, field: string): Promise<readonly string[]> {
  const { fields = {} } = await asOwner<StoredDocument>(`${DOCUMENTS}/${path}`);
  return (fields[field]?.arrayValue?.values ?? []).flatMap(({ stringValue }) => stringValue ?? []);
}

/** Count of a business's visits that overlap a span (epoch ms). */
export async function visitsBetween(owner: string, span: { readonly start: number; readonly end: number }) {
  const where = {
    fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL', value: { stringValue: owner } },
  };
  const answers = await asOwner<readonly { readonly document?: StoredDocument }[]>(`${DOCUMENTS}:runQuery`, {
    structuredQuery: { from: [{ collectionId: 'Visits' }], where },
  });
  return answers.filter(({ document }) => {
    const at = (field: string) => Date.parse(document?.fields?.[field]?.timestampValue ?? '');
    return at('start') < span.end && at('end') > span.start;
  }).length;
}

/** Replaces a list of texts, as another user would. */
export async function storeList(path: string, field: string, values: readonly string[]): Promise<void> {
  const list = { arrayValue: { values: values.map((stringValue) => ({ stringValue })) } };
  await asOwner(
    `${DOCUMENTS}/${path}?updateMask.fieldPaths=${field}`,
    { fields: { [field]: list } },
    'PATCH',
  );
}

/** Sets a moment (ISO text), as another user would. */
export async function storeMoment(path: string, field: string, timestampValue: string): Promise<void> {
  const body = { fields: { [field]: { timestampValue } } };
  await asOwner(`${DOCUMENTS}/${path}?updateMask.fieldPaths=${field}`, body, 'PATCH');
}

/** Sets a whole number, as functions would. */
export async function storeInteger(path: string, field: string, value: number): Promise<void> {
  const body = { fields: { [field]: { integerValue: String(value) } } };
  await asOwner(`${DOCUMENTS}/${path}?updateMask.fieldPaths=${field}`, body, 'PATCH');
}

/** Count of a collection's documents with this text in a field. */
export async function storedWith(collectionId: string, fieldPath: string, text: string): Promise<number> {
  const where = { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue: text } } };
  const answers = await asOwner<readonly { readonly document?: unknown }[]>(`${DOCUMENTS}:runQuery`, {
    structuredQuery: { from: [{ collectionId }], where },
  });
  return answers.filter(({ document }) => document !== undefined).length;
}

export function messagesWith(body: string): Promise<number> {
  return storedWith('ClientMessages', 'body', body);
}

/** Disables or enables an account, as support would. */
export async function switchAccount(localId: string, disableUser: boolean): Promise<void> {
  const accounts = `${emulators.auth.url}/identitytoolkit.googleapis.com/v1/projects/${TEST_PROJECT}/accounts`;
  await asOwner(`${accounts}:update`, { localId, disableUser });
}
