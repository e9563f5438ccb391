import { PUBLIC_COPY } from '../core/collections';
import type { LinkState } from '../core/statuses';

/** The documents of a client's page in `Tracking/{link}/Public`, each with the state of its link that opens it. */
export const PAGE_DOCUMENTS = [
  { id: PUBLIC_COPY.id, opensWhile: 'active' },
  { id: PUBLIC_COPY.photos, opensWhile: 'active' },
  { id: PUBLIC_COPY.office, opensWhile: 'paused' },
  { id: PUBLIC_COPY.business, opensWhile: 'active' },
] as const satisfies readonly { readonly id: string; readonly opensWhile: LinkState }[];

export type PageDocument = (typeof PAGE_DOCUMENTS)[number]['id'];
