import { findExisting } from '@/data/imports';
import type { WantedKeys } from '@/data/imports';
import type { DirectoryMatches } from '@/data/directory/use-directory-matches';
import type { DocStore } from '@/data/store/port';
import type { Customer } from '@/domain/customer';
import type { GuessContext } from '@/domain/import/guess-mapping';
import type { Viewer } from '@/domain/viewer';
import type { ImportDesk } from './desk';
import type { OpenDesk } from './desk-context';
import { foundOrderOf } from './import-columns';
import { NO_WORK } from './work';
import type { Work } from './work';

/** A desk that is opened when it is needed, and the customers its rows have met. */
export type DeskSession = {
  readonly desk: () => ImportDesk;
  /** The opened file as the page knows it, or why it cannot be imported, in a sentence. */
  readonly open: (bytes: Uint8Array, fileName: string, context: GuessContext) => Promise<Work | string>;
  /** Asks for the customers that rows may be and shows them to the desk. Rejects with AppError. */
  readonly meet: (wanted: WantedKeys, onProgress?: (done: number, total: number) => void) => Promise<void>;
  readonly met: () => readonly Customer[];
  readonly close: () => void;
};

/** Makes a session over a store, for one person. */
export function createDeskSession(
  openDesk: () => OpenDesk,
  store: DocStore,
  viewer: Viewer,
  matchesInDirectory: DirectoryMatches,
): DeskSession {
  let open: OpenDesk | null = null;
  const met = new Map<string, Customer>();
  const desk = () => (open ??= openDesk()).desk;
  return {
    desk,
    open: async (bytes, fileName, context) => {
      const file = await desk().open(bytes, context);
      if (!file.ok) return file.sentence;
      const { rows, columns, mapping } = file;
      const dateOrder = foundOrderOf(columns, mapping, context.own)?.order ?? NO_WORK.dateOrder;
      return { ...NO_WORK, fileName, rows, columns, mapping, dateOrder };
    },
    meet: async (wanted, onProgress = () => undefined) => {
      const found = await findExisting(store, viewer, wanted, matchesInDirectory, onProgress);
      for (const customer of found) met.set(customer.uuid, customer);
      await desk().meet(found);
    },
    met: () => [...met.values()],
    close: () => {
      open?.close();
      open = null;
      met.clear();
    },
  };
}
