import { readFile } from '@/data/file-content';
import { deleteFile } from '@/data/files';
import { useStore } from '@/data/live/use-live';
import { useCommit } from '@/data/use-commit';
import type { FileRecord } from '@/domain/file';
import { useAction } from '@/shared/feedback/use-action';
import { saveFile } from '@/shared/media/save-file';

/** What people do with a file that is there. */
export type FileActions = {
  readonly isBusy: boolean;
  /** Hands it to the browser to keep. */
  readonly save: (file: FileRecord) => void;
  /** Opens a PDF in a tab of its own. */
  readonly openPdf: (file: FileRecord) => void;
  readonly remove: (file: FileRecord) => void;
};

/** How long a new tab may take to read what it was opened for, in ms. */
const TAB_READS_MS = 60_000;

/** Saves, opens and deletes files; why something failed is said in a notice. */
export function useFileActions(): FileActions {
  const store = useStore();
  const commit = useCommit();
  const { busy, run } = useAction();
  return {
    isBusy: busy,
    save: (file) => void run(async () => saveFile(file.name, await readFile(store, file))),
    openPdf: (file) => {
      // Opened by the press itself: browsers block a tab that opens later.
      const tab = window.open('', '_blank');
      void run(async () => {
        const address = URL.createObjectURL(await readFile(store, file));
        setTimeout(() => URL.revokeObjectURL(address), TAB_READS_MS);
        if (!tab) return;
        tab.opener = null;
        tab.location.replace(address);
      }).then((isOpen) => {
        if (!isOpen) tab?.close();
      });
    },
    remove: (file) => commit(deleteFile(file)),
  };
}
