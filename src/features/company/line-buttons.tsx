import IconButton from '@mui/material/IconButton';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';

import { Icon } from '@/shared/ui/text/icon';

export type LineButtonsProps = {
  /** Which line it is, for those who hear the screen: "lead source 2". */
  readonly label: string;
  /** Absent at the end of the list. */
  readonly onUp?: () => void;
  readonly onDown?: () => void;
  readonly onRemove: () => void;
};

/** Moves a line of an edited list up and down, and takes it away. */
export function LineButtons({ label, onUp, onDown, onRemove }: LineButtonsProps) {
  return (
    <>
      <IconButton aria-label={`Move ${label} up`} disabled={!onUp} onClick={onUp}>
        <Icon of={ArrowUp} size={18} />
      </IconButton>
      <IconButton aria-label={`Move ${label} down`} disabled={!onDown} onClick={onDown}>
        <Icon of={ArrowDown} size={18} />
      </IconButton>
      <IconButton aria-label={`Remove ${label}`} onClick={onRemove}>
        <Icon of={X} size={18} />
      </IconButton>
    </>
  );
}
