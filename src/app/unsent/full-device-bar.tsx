import HardDrive from 'lucide-react/icons/hard-drive';
import { StatusBar } from './status-bar';

/** Says that this device keeps nothing more, what that means for changes and what to do. */
export function FullDeviceBar() {
  return (
    <StatusBar icon={HardDrive}>
      This device has no room left. Changes are sent as you make them, but not kept here: let them be sent
      before you close this window. Free some space, then reload.
    </StatusBar>
  );
}
