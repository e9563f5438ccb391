import { useState } from 'react';

import { fileKind, photoTime } from '@/domain/files/file';
import type { FileRecord } from '@/domain/files/file';
import { LazyConfirmDialog } from '@/shared/ui/dialogs/lazy-confirm-dialog';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';

import { FileList } from './file-list';
import { PictureGrid } from './picture-grid';
import { useFileActions } from './use-file-actions';

const PictureDialog = lazyDialog(async () => (await import('./picture-dialog')).PictureDialog);

export type StoredFilesProps = {
  readonly files: readonly FileRecord[];
  /** Null where the uploader is said nearby. */
  readonly nameOf: ((uid: string) => string) | null;
  readonly mayDelete: (file: FileRecord) => boolean;
  /** Adds a marked copy of a photo; not given where none can be added. */
  readonly onMarked?: (marked: File, photo: FileRecord) => void;
};

/** Photos as a grid that opens large, other files one per line; saved, opened and deleted here. */
export function StoredFiles({ files, nameOf, mayDelete, onMarked }: StoredFilesProps) {
  const actions = useFileActions();
  const [shownId, setShownId] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<FileRecord | null>(null);
  // A photo that waited for a signal was added later than it was taken.
  const pictures = files
    .filter(({ type }) => fileKind(type) === 'picture')
    .toSorted((a, b) => photoTime(b) - photoTime(a));
  const others = files.filter(({ type }) => fileKind(type) !== 'picture');
  const shown = pictures.find(({ uuid }) => uuid === shownId);
  return (
    <>
      {pictures.length > 0 && (
        <PictureGrid pictures={pictures} nameOf={nameOf} onOpen={({ uuid }) => setShownId(uuid)} />
      )}
      {others.length > 0 && (
        <FileList
          files={others}
          nameOf={nameOf}
          mayDelete={mayDelete}
          actions={actions}
          onDelete={setLeaving}
        />
      )}
      {shown && (
        <PictureDialog
          open
          pictures={pictures}
          picture={shown}
          mayDelete={mayDelete}
          actions={actions}
          {...(onMarked && { onMarked })}
          onShow={({ uuid }) => setShownId(uuid)}
          onDelete={setLeaving}
          onClose={() => setShownId(null)}
        />
      )}
      <LazyConfirmDialog
        open={leaving !== null}
        title={`Delete ${leaving?.name ?? 'it'}?`}
        text="It goes for everybody and cannot be brought back."
        confirmLabel="Delete"
        tone="danger"
        onConfirm={() => {
          if (leaving) actions.remove(leaving);
          setLeaving(null);
        }}
        onClose={() => setLeaving(null)}
      />
    </>
  );
}
