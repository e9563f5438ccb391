import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Camera from 'lucide-react/icons/camera';
import { useRef } from 'react';
import type { ReactNode } from 'react';

import { filesOf } from '@/data/files/files';
import { useLive } from '@/data/live/use-live';
import { useUser, useViewer } from '@/data/session/use-session';
import { fileKind, photoTime } from '@/domain/files/file';
import { mayAddFile } from '@/domain/files/file-rights';
import { ThumbBar } from '@/shared/ui/record/thumb-bar';
import { FoldRow } from '@/shared/ui/page/fold-row';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { Icon } from '@/shared/ui/text/icon';

import { FileInput } from './file-input';
import type { FilesSectionProps } from './files-section';
import { SendingList } from './sending-list';
import { useUploads } from './use-uploads';

export type PhotoRowProps = Pick<FilesSectionProps, 'noun' | 'record'> & {
  /** On a phone: the action beside "Take photos" in the bottom bar. */
  readonly besides?: ReactNode;
  /** What the row opens. */
  readonly children: ReactNode;
};

/** Photos and files of a record in one row that opens; on a phone, the camera is in the bottom bar. */
export function PhotoRow({ noun, record, besides, children }: PhotoRowProps) {
  const viewer = useViewer();
  const { hasAttach } = useUser();
  const isPhone = useIsPhone();
  const camera = useRef<HTMLInputElement>(null);
  const at = { noun, recordId: record.uuid, assignees: record.assignees };
  const { rows } = useLive(filesOf(viewer, at));
  const sending = useUploads(at, rows);
  const files = rows.filter(({ state }) => state === 'ready');
  const pictures = files
    .filter(({ type, thumb }) => fileKind(type) === 'picture' && thumb !== '')
    .toSorted((a, b) => photoTime(b) - photoTime(a));
  const failed = sending.items.filter(({ state }) => state === 'failed');
  const waiting = sending.items.length - failed.length;
  const mayTake = hasAttach && !record.filesFull && mayAddFile(viewer, noun, record);
  return (
    <>
      <FoldRow
        icon={Camera}
        title="Photos and files"
        {...(files.length > 0 && { end: String(files.length) })}
        {...(waiting > 0 && { note: `${waiting} waiting to send` })}
        peek={
          <>
            {pictures.length > 0 && (
              <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 1, pb: 1 }}>
                {pictures.slice(0, 4).map(({ uuid, thumb }) => (
                  <Box
                    key={uuid}
                    component="img"
                    src={thumb}
                    alt=""
                    sx={{ width: '100%', aspectRatio: '1', objectFit: 'cover', borderRadius: '6px' }}
                  />
                ))}
              </Box>
            )}
            <SendingList items={failed} retry={sending.retry} remove={sending.remove} />
          </>
        }
      >
        {children}
      </FoldRow>
      {isPhone && (mayTake || besides) && (
        <ThumbBar>
          {mayTake && (
            <Button
              variant="contained"
              startIcon={<Icon of={Camera} />}
              onClick={() => camera.current?.click()}
            >
              Take photos
            </Button>
          )}
          {besides}
        </ThumbBar>
      )}
      {mayTake && (
        <FileInput
          ref={camera}
          label="Photo of the work"
          disabled={false}
          isCamera
          onAdd={(chosen) => sending.add(chosen, '')}
        />
      )}
    </>
  );
}
