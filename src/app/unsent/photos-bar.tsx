import Button from '@mui/material/Button';
import ImageUp from 'lucide-react/icons/image-up';
import { useState } from 'react';
import { useUploadQueue } from '@/data/files/uploads/use-upload-queue';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { StatusBar } from './status-bar';

const RefusedPhotos = lazyDialog(async () => (await import('./refused-photos')).RefusedPhotos);

/** Sends the photos and files that wait on this device, and says how many there are. */
export function PhotosBar() {
  const { country } = useFormat();
  const { queue, uploads } = useUploadQueue();
  const [isOpen, setIsOpen] = useState(false);
  const refused = uploads.filter(({ state }) => state === 'failed');
  const failed = refused.length;
  const waiting = uploads.length - failed;
  if (uploads.length === 0) return null;
  const words = ['photo or file', 'photos or files'] as const;
  const said = [
    waiting > 0 && `${plural(waiting, words, country)} on the way to the server.`,
    failed > 0 && `${plural(failed, words, country)} could not be sent.`,
  ];
  return (
    <StatusBar icon={ImageUp}>
      {said.filter(Boolean).join(' ')}
      {failed > 0 && (
        <Button size="small" variant="text" onClick={() => setIsOpen(true)}>
          See why
        </Button>
      )}
      <RefusedPhotos
        open={isOpen && failed > 0}
        refused={refused.map(({ waiting: one }) => one)}
        onRetry={queue.retry}
        onRemove={queue.remove}
        onClose={() => setIsOpen(false)}
      />
    </StatusBar>
  );
}
