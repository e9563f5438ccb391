import ChevronDown from 'lucide-react/icons/chevron-down';

import { statusLook, toneColour } from '../../theme/status';
import '../table/cells.css';
import { Icon } from './icon';

export type StatusChipProps = {
  status: string;
  /** 24 pixels high in lists, 28 beside a title. */
  size?: 'medium' | 'large';
  label?: string;
  onClick?: (anchor: HTMLElement) => void;
};

/** A status as icon and words in its tone; a button with `onClick`. */
export function StatusChip({ status, size = 'medium', label = status, onClick }: StatusChipProps) {
  const { tone, icon } = statusLook(status);
  const { ink, fill } = toneColour(tone);
  const iconSize = size === 'large' ? 16 : 14;
  const look = {
    className: size === 'large' ? 'jl-chip jl-chip-large' : 'jl-chip',
    // A selected row sets the background to paper, or a blue chip would disappear in the selection.
    style: { color: ink, background: `var(--jl-chip-ground, ${fill})` },
  };
  const content = (
    <>
      <Icon of={icon} size={iconSize} />
      {label}
    </>
  );
  if (!onClick) return <span {...look}>{content}</span>;
  return (
    <button
      type="button"
      {...look}
      aria-haspopup="menu"
      aria-label={`Status: ${label}. Change`}
      onClick={(event) => onClick(event.currentTarget)}
    >
      {content}
      <Icon of={ChevronDown} size={iconSize} />
    </button>
  );
}
