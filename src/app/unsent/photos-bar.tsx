import ImageUp from 'lucide-react/icons/image-up';
import { useUploadQueue } from '@/data/files/uploads/use-upload-queue';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { StatusBar } from './status-bar';

/** Sends the photos and files that wait on this device, and says how many there are. */
export function PhotosBar() {
  const { country } = useFormat();
  const { uploads } = useUploadQueue();
  const waiting = uploads.filter(({ state }) => state !== 'failed').length;
  const failed = uploads.length - waiting;
  if (uploads.length === 0) return null;
  const words = ['photo or file', 'photos or files'] as const;
  const said = [
    waiting > 0 && `${plural(waiting, words, country)} on the way to the server.`,
    failed > 0 && `${plural(failed, words, country)} could not be sent: open the record to see why.`,
  ];
  return <StatusBar icon={ImageUp}>{said.filter(Boolean).join(' ')}</StatusBar>;
}
