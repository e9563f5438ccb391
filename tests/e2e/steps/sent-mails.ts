import { extractText } from 'unpdf';
import { COLLECTIONS } from '../../../src/domain/core/collections';
import { DOCUMENTS } from '../../setup/emulators';
import { asOwner } from './server';

type Value = {
  readonly stringValue?: string;
  readonly mapValue?: { readonly fields?: Readonly<Record<string, Value>> };
  readonly arrayValue?: { readonly values?: readonly Value[] };
};
type Found = { readonly document?: { readonly fields?: Readonly<Record<string, Value>> } };

const fieldOf = (value: Value | undefined, name: string) => value?.mapValue?.fields?.[name];

/** The PDFs in the mails that went out to an address: their names and their text. */
export async function mailedPdfs(
  to: string,
): Promise<readonly { readonly name: string; readonly text: string }[]> {
  const where = {
    fieldFilter: { field: { fieldPath: 'to' }, op: 'ARRAY_CONTAINS', value: { stringValue: to } },
  };
  const found = await asOwner<readonly Found[]>(`${DOCUMENTS}:runQuery`, {
    structuredQuery: { from: [{ collectionId: COLLECTIONS.outbox }], where },
  });
  const files = found.flatMap(
    ({ document }) => fieldOf(document?.fields?.['message'], 'attachments')?.arrayValue?.values ?? [],
  );
  return Promise.all(
    files.map(async (file) => {
      const content = Buffer.from(fieldOf(file, 'content')?.stringValue ?? '', 'base64');
      const { text } = await extractText(new Uint8Array(content), { mergePages: true });
      return { name: fieldOf(file, 'filename')?.stringValue ?? '', text: text.replace(/\s+/g, ' ') };
    }),
  );
}
