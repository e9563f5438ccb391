import CloudUpload from 'lucide-react/icons/cloud-upload';

import '../table/cells.css';
import { Icon } from '../text/icon';

/** Marks a change that is saved on this device and not yet sent. */
export function PendingMark() {
  return (
    <span className="jl-pending">
      <Icon of={CloudUpload} size={14} />
      Waiting to send
    </span>
  );
}
