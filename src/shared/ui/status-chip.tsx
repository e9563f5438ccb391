import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import ChevronDown from 'lucide-react/icons/chevron-down';

import { statusLook, toneColour } from '../theme/status';
import { Icon } from './icon';

export type StatusChipProps = {
  status: string;
  /** 24 high in lists, 28 beside a title. */
  size?: 'medium' | 'large';
  /** Shown instead of the status itself. */
  label?: string;
  /** Makes the chip a button that changes the status. */
  onClick?: (anchor: HTMLElement) => void;
};

/** A status as icon and words in its tone; with `onClick` also the way to change it. */
export function StatusChip({ status, size = 'medium', label = status, onClick }: StatusChipProps) {
  const { tone, icon } = statusLook(status);
  const { ink, fill } = toneColour(tone);
  const isLarge = size === 'large';
  const iconSize = isLarge ? 16 : 14;
  const sx = {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    flex: 'none',
    height: isLarge ? 28 : 24,
    paddingInlineStart: isLarge ? '8px' : '6px',
    paddingInlineEnd: isLarge && onClick ? '6px' : '8px',
    borderRadius: '6px',
    fontFamily: 'inherit',
    fontSize: isLarge ? '0.875rem' : '0.75rem',
    lineHeight: isLarge ? '1.25rem' : '1rem',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: ink,
    // A selected row sets the ground to paper, or a blue chip would drown in the selection.
    background: `var(--jl-chip-ground, ${fill})`,
  };
  const content = (
    <>
      <Icon of={icon} size={iconSize} />
      {label}
    </>
  );
  if (!onClick) {
    return (
      <Box component="span" sx={sx}>
        {content}
      </Box>
    );
  }
  return (
    <ButtonBase
      sx={sx}
      aria-haspopup="menu"
      aria-label={`Status: ${label}. Change`}
      onClick={(event) => onClick(event.currentTarget)}
    >
      {content}
      <Icon of={ChevronDown} size={iconSize} />
    </ButtonBase>
  );
}
