import IconButton from '@mui/material/IconButton';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';

import { Icon } from '@/shared/ui/text/icon';

export type LineButtonsProps = {
  /** Name of the line for screen readers: "lead source 2". */
  readonly label: string;
  /** Absent at the end of the list. */
  readonly onUp?: () => void;
  readonly onDown?: () => void;
  readonly onRemove: () => void;
};

/** Buttons that move a line of an edited list up and down, and remove it. */
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
