import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';

import type { LineIcon } from '../../theme/line-icon';
import { Icon } from '../text/icon';

export type Segment<V extends string> = { value: V; label: string; icon?: LineIcon };

export type SegmentedControlProps<V extends string> = {
  label: string;
  options: readonly Segment<V>[];
  /** Null while nothing is chosen. */
  value: V | null;
  onChange: (value: V) => void;
  /** Takes the whole width, as a choice in a dialog. */
  isWide?: boolean;
};

/** A choice between a few views of the same data: Day, Week, Month. */
export function SegmentedControl<V extends string>({
  label,
  options,
  value,
  onChange,
  isWide = false,
}: SegmentedControlProps<V>) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: isWide ? 'flex' : 'inline-flex',
        flex: 'none',
        // Many segments take a second line on a phone.
        flexWrap: 'wrap',
        maxWidth: '100%',
        minHeight: 36,
        boxSizing: 'border-box',
        p: '3px',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '10px',
      }}
    >
      {options.map((option) => {
        const isChosen = option.value === value;
        return (
          <ButtonBase
            key={option.value}
            aria-pressed={isChosen}
            onClick={() => onChange(option.value)}
            sx={{
              px: '12px',
              minHeight: 28,
              gap: '6px',
              flex: isWide ? 1 : undefined,
              borderRadius: '7px',
              fontFamily: 'inherit',
              fontSize: '0.875rem',
              lineHeight: '1.25rem',
              fontWeight: isChosen ? 600 : 500,
              color: isChosen ? 'primary.main' : 'text.secondary',
              bgcolor: isChosen ? 'primary.tint' : undefined,
              '&:hover': { color: isChosen ? 'primary.main' : 'text.primary' },
            }}
          >
            {option.icon && <Icon of={option.icon} size={18} />}
            {option.label}
          </ButtonBase>
        );
      })}
    </Box>
  );
}
