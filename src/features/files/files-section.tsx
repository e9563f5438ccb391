import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';

import { filesOf } from '@/data/files/files';
import { useLive } from '@/data/live/use-live';
import { useUser, useViewer } from '@/data/session/use-session';
import { usePeople } from '@/data/employees/use-people';
import { MOST_FILES } from '@/domain/files/file';
import type { FileNoun } from '@/domain/core/noun-names';
import type { FileRecord } from '@/domain/files/file';
import { mayAddFile, mayDeleteFile } from '@/domain/files/file-rights';
import { UnsavedChangesGuard } from '@/shared/forms/frame/unsaved-changes-guard';
import { AsyncView } from '@/shared/ui/states/async-view';
import { EmptyJobs } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';
import { ProblemRows } from '@/shared/ui/list/problem-rows';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';

import { AddFiles } from './add-files';
import { NewPhotosTag } from './new-photos-tag';
import { SendingList } from './sending-list';
import { StoredFiles } from './stored-files';
import { useUploads } from './use-uploads';

export type FilesSectionProps = {
  readonly noun: FileNoun;
  readonly record: Pick<FileRecord, 'uuid' | 'owner' | 'assignees'> & {
    /** True at the maximum number of files, as counted by functions. */
    readonly filesFull: boolean;
  };
  /** Shows only what is added here, under this heading, and tells whether there is any. */
  readonly only?: { readonly heading: string; readonly onAny: (isAny: boolean) => void };
};

/** Records of work that photos show before, during and after. */
const TAGGED: readonly FileNoun[] = ['tracker', 'job'];

/** Photos and files of a record: view, add, save and delete. */
export function FilesSection({ noun, record, only }: FilesSectionProps) {
  const viewer = useViewer();
  const { hasAttach } = useUser();
  const { nameOf } = usePeople();
  const at = { noun, recordId: record.uuid, assignees: record.assignees };
  const live = useLive(filesOf(viewer, at));
  const sending = useUploads(at, live.rows);
  const files = live.rows.filter(({ state, uuid }) => state === 'ready' && (!only || sending.isNew(uuid)));
  const items = sending.items.filter(({ id }) => !only || sending.isNew(id));
  const isAny = files.length > 0 || items.some(({ state }) => state !== 'failed');
  const tellAny = useStableHandler((any: boolean) => only?.onAny(any));
  useEffect(() => tellAny(isAny), [isAny, tellAny]);
  const [tag, setTag] = useState<FileRecord['tag']>('');
  const headingId = useId();
  const mayDelete = (file: FileRecord) => mayDeleteFile(viewer, file);
  const mayAdd = mayAddFile(viewer, noun, record);
  const isFull = record.filesFull || live.rows.length >= MOST_FILES;
  const standing = !mayAdd ? 'hidden' : hasAttach ? 'on' : 'off';

  return (
    <AddFiles
      headingId={headingId}
      isFull={isFull}
      standing={standing}
      onAdd={(chosen) => sending.add(chosen, tag)}
      heading={
        <Typography variant="h2" id={headingId}>
          {only?.heading ?? 'Photos and files'}
        </Typography>
      }
    >
      {TAGGED.includes(noun) && standing === 'on' && !isFull && <NewPhotosTag tag={tag} onChange={setTag} />}
      <SendingList items={items} retry={sending.retry} remove={sending.remove} />
      <ProblemRows problems={live.problems} />
      <AsyncView
        status={live.status === 'idle' ? 'loading' : live.status}
        data={live.status === 'loading' && files.length === 0 ? undefined : files}
        skeleton={<LineSkeleton rows={2} height={44} />}
        error={live.error}
        onRetry={live.retry}
        isEmpty={(rows) => rows.length === 0}
        empty={
          !only &&
          items.length === 0 && (
            <EmptyState
              art={<EmptyJobs width={160} />}
              title="No photos or files yet"
              text="Photos of the roof, the signed contract, the permit: everyone who works on this finds them here."
            />
          )
        }
      >
        {(rows) => (
          <StoredFiles
            files={rows}
            nameOf={nameOf}
            mayDelete={mayDelete}
            {...(standing === 'on' && { onMarked: (marked, photo) => sending.addMarked(marked, photo) })}
          />
        )}
      </AsyncView>
      <UnsavedChangesGuard
        when={sending.isAtRisk}
        text="Photos and files that this device does not keep are left out."
      />
    </AddFiles>
  );
}
