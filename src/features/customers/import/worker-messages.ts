import type { ImportDraft, ReadContext } from '@/domain/import/read-row';
import type { FileTable } from './read-file';

/** What the page asks the import worker. */
export type WorkerRequest =
  | { readonly kind: 'open'; readonly file: File }
  | {
      readonly kind: 'read';
      readonly rows: readonly (readonly string[])[];
      readonly context: Omit<ReadContext, 'dateOrder'>;
    };

/** What it answers, one answer to each request in order. */
export type WorkerAnswer =
  | { readonly kind: 'opened'; readonly table: FileTable }
  | { readonly kind: 'read'; readonly drafts: readonly ImportDraft[] };
