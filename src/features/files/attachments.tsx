import { Suspense } from 'react';

import { useViewer } from '@/data/session/use-session';
import { mayDeleteFile } from '@/domain/files/file-rights';
import { UnsavedChangesGuard } from '@/shared/forms/frame/unsaved-changes-guard';
import { ErrorLine } from '@/shared/ui/states/error-line';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';

import { LostNotice } from './lost-notice';
import type { LargePicturesProps } from './large-pictures';
import { SendingList } from './sending-list';
import type { StoredFilesProps } from './stored-files';
import type { Attaching } from './use-attaching';
import { lazy } from '@/shared/ui/states/lazy';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';

const StoredFiles = lazy(async () => ({ default: (await import('./stored-files')).StoredFiles }));

const LargePictures = lazyDialog(async () => (await import('./large-pictures')).LargePictures);

const shows = (props: StoredFilesProps) => (
  <Suspense fallback={<LineSkeleton rows={1} height={44} />}>
    <StoredFiles {...props} />
  </Suspense>
);

export type AttachmentsProps = {
  readonly attaching: Attaching;
  /** Names uploaders, where several people add; left out where the author is known. */
  readonly nameOf?: (uid: string) => string;
};

/** What is being added to a card, message, mail or post, and what is there. Empty while there is nothing. */
export function Attachments({ attaching, nameOf }: AttachmentsProps) {
  const viewer = useViewer();
  const { files, live, sending, lost } = attaching;
  return (
    <>
      <LostNotice {...lost} />
      <SendingList items={sending.items} retry={sending.retry} remove={sending.remove} />
      {(live.status === 'error' || live.status === 'denied') && (
        <ErrorLine
          text={`The photos and files did not load. ${live.error?.message ?? ''}`}
          onRetry={live.retry}
        />
      )}
      {files.length > 0 &&
        shows({ files, nameOf: nameOf ?? null, mayDelete: (file) => mayDeleteFile(viewer, file) })}
      <UnsavedChangesGuard
        when={sending.items.length > 0}
        text="Photos and files that are not sent yet are left out."
      />
    </>
  );
}

export type SentFilesProps = Pick<StoredFilesProps, 'files'> & {
  /** Shows one picture large and nothing else: where the small ones come from elsewhere. */
  readonly large?: Omit<LargePicturesProps, 'pictures'>;
};

/** Files of a sent message, mail or post: photos open large, all can be saved. */
export function SentFiles({ files, large }: SentFilesProps) {
  if (files.length === 0) return null;
  if (!large) return shows({ files, nameOf: null, mayDelete: () => false });
  return <LargePictures pictures={files} {...large} />;
}
