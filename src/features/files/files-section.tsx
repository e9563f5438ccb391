import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { filesOf } from '@/data/files/files';
import { useLive } from '@/data/live/use-live';
import { useUser, useViewer } from '@/data/session/use-session';
import { usePeople } from '@/data/employees/use-people';
import { fileKind, MOST_FILES } from '@/domain/files/file';
import type { FileNoun } from '@/domain/core/noun-names';
import type { FileRecord } from '@/domain/files/file';
import { mayAddFile, mayDeleteFile } from '@/domain/files/file-rights';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';
import { joinList } from '@/shared/format/words';
import { UnsavedChangesGuard } from '@/shared/forms/frame/unsaved-changes-guard';
import { AsyncView } from '@/shared/ui/states/async-view';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';
import { ProblemRows } from '@/shared/ui/list/problem-rows';

import { AddFiles } from './add-files';
import { FileList } from './file-list';
import { PictureDialog } from './picture-dialog';
import { PictureGrid } from './picture-grid';
import { SendingList } from './sending-list';
import { useFileActions } from './use-file-actions';
import { useLostFiles } from './use-lost-files';
import { useSending } from './use-sending';

export type FilesSectionProps = {
  readonly noun: FileNoun;
  readonly record: Pick<FileRecord, 'uuid' | 'owner' | 'assignees'> & {
    /** True at the maximum number of files, as counted by functions. */
    readonly filesFull: boolean;
  };
};

/** Photos and files of a record: view, add, save and delete. */
export function FilesSection({ noun, record }: FilesSectionProps) {
  const { country } = useFormat();
  const viewer = useViewer();
  const { hasAttach } = useUser();
  const { nameOf } = usePeople();
  const at = { noun, recordId: record.uuid, assignees: record.assignees };
  const live = useLive(filesOf(viewer, at));
  const files = live.rows.filter(({ state }) => state === 'ready');
  const pictures = files.filter(({ type }) => fileKind(type) === 'picture');
  const others = files.filter(({ type }) => fileKind(type) !== 'picture');
  const sending = useSending(at, live.rows);
  const lost = useLostFiles(at, sending.items);
  const actions = useFileActions();
  const [shownId, setShownId] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<FileRecord | null>(null);
  const headingId = useId();
  const shown = pictures.find(({ uuid }) => uuid === shownId);
  const mayDelete = (file: FileRecord) => mayDeleteFile(viewer, file);
  const mayAdd = mayAddFile(viewer, noun, record);

  return (
    <AddFiles
      headingId={headingId}
      isFull={record.filesFull || live.rows.length >= MOST_FILES}
      standing={!mayAdd ? 'hidden' : hasAttach ? 'on' : 'off'}
      onAdd={sending.add}
      heading={
        <Typography variant="h2" id={headingId}>
          Photos and files
        </Typography>
      }
    >
      {lost.names.length > 0 && (
        <Alert severity="warning" onClose={lost.dismiss} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {plural(lost.names.length, ['photo or file was', 'photos or files were'], country)} not sent before
          this page was left: {joinList(lost.names)}. Choose {lost.names.length === 1 ? 'it' : 'them'} again.
        </Alert>
      )}
      <SendingList items={sending.items} retry={sending.retry} remove={sending.remove} />
      <ProblemRows problems={live.problems} />
      <AsyncView
        status={live.status === 'idle' ? 'loading' : live.status}
        data={live.status === 'loading' && files.length === 0 ? undefined : files}
        skeleton={<LineSkeleton rows={2} height={44} />}
        error={live.error}
        onRetry={live.retry}
        isEmpty={(rows) => rows.length === 0}
        empty={
          sending.items.length === 0 && (
            <EmptyState
              title="No photos or files yet"
              text="Photos of the roof, the signed contract, the permit: everyone who works on this finds them here."
            />
          )
        }
      >
        {() => (
          <>
            {pictures.length > 0 && (
              <PictureGrid
                pictures={pictures}
                nameOf={nameOf}
                onOpen={(picture) => setShownId(picture.uuid)}
              />
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
          </>
        )}
      </AsyncView>
      {shown && (
        <PictureDialog
          pictures={pictures}
          picture={shown}
          mayDelete={mayDelete}
          actions={actions}
          onShow={(picture) => setShownId(picture.uuid)}
          onDelete={setLeaving}
          onClose={() => setShownId(null)}
        />
      )}
      <ConfirmDialog
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
      <UnsavedChangesGuard
        when={sending.items.length > 0}
        text="Photos and files that are not sent yet are left out."
      />
    </AddFiles>
  );
}
