import CloudOff from 'lucide-react/icons/cloud-off';
import { useJournal } from '@/data/journal/use-journal';
import { readOwnDevice } from '@/data/base/own-device';
import { useIsOnline } from '@/data/runtime/use-is-online';
import { StatusBar } from './status-bar';
import { useLasting } from './use-lasting';
import { lazyOrNothing } from '@/shared/ui/states/lazy-or-nothing';

/** Loaded when it is first needed. */
const UnkeptBar = lazyOrNothing(async () => (await import('./unkept-bar')).UnkeptBar);

/** A silent storage is tried again after five seconds; a busy machine's answers until then, and nobody need read of it. */
const SILENT_FOR_MS = 10_000;

/** Warns under the top bar about a lost connection, or a device that stores nothing. */
export function DeviceBars() {
  const { isLasting, isFull } = useJournal();
  const isOnline = useIsOnline();
  const isUnkept = !isLasting && readOwnDevice();
  const isSilent = useLasting(isUnkept, SILENT_FOR_MS);
  return (
    <div role="status">
      {isUnkept && (isFull || isSilent) && <UnkeptBar isFull={isFull} />}
      {!isOnline && (
        <StatusBar icon={CloudOff}>
          {isLasting
            ? 'No connection. Your changes are safe on this device and are sent when it is back.'
            : 'No connection. Keep this window open: your changes are in it alone until they are sent.'}
        </StatusBar>
      )}
    </div>
  );
}
