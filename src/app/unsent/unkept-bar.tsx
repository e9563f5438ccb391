import HardDrive from 'lucide-react/icons/hard-drive';
import { StatusBar } from './status-bar';

export type UnkeptBarProps = {
  readonly isFull: boolean;
};

/** Explains that this device stores nothing more, the effect on changes, and what to do. */
export function UnkeptBar({ isFull }: UnkeptBarProps) {
  return (
    <StatusBar icon={HardDrive}>
      {isFull
        ? 'This device has no room left. Changes are sent as you make them, but not kept here: let them be sent before you close this window. Free some space, then reload.'
        : 'This browser does not keep your changes at the moment. They are sent as you make them: let them be sent before you close this window. Reload to try again.'}
    </StatusBar>
  );
}
