import { readFile } from '@/data/files/file-content';
import { deleteFile } from '@/data/files/files';
import { useStore } from '@/data/live/use-live';
import { useCommit } from '@/data/runtime/use-commit';
import type { FileRecord } from '@/domain/files/file';
import { useAction } from '@/shared/feedback/use-action';
import { openInTab } from '@/shared/media/open-in-tab';
import { saveFile } from '@/shared/media/save-file';

/** Actions on a stored file. */
export type FileActions = {
  readonly isBusy: boolean;
  readonly save: (file: FileRecord) => void;
  readonly openPdf: (file: FileRecord) => void;
  readonly remove: (file: FileRecord) => void;
};

/** Saves, opens and deletes files; a notice reports failures. */
export function useFileActions(): FileActions {
  const store = useStore();
  const commit = useCommit();
  const { busy, run } = useAction();
  return {
    isBusy: busy,
    save: (file) => void run(async () => saveFile(file.name, await readFile(store, file))),
    openPdf: (file) => void run(() => openInTab(() => readFile(store, file))),
    remove: (file) => commit(deleteFile(file)),
  };
}
