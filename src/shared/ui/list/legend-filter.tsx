import Box from '@mui/material/Box';

import { statusLook, toneColour } from '../../theme/status';
import { Icon } from '../text/icon';
import { LegendChip } from '../text/legend-chip';

export type LegendFilterProps = {
  statuses: readonly string[];
  hidden: readonly string[];
  onToggle: (status: string) => void;
  label?: string;
};

/** A legend that filters: pressing a status hides its entries. */
export function LegendFilter({ statuses, hidden, onToggle, label = 'Statuses' }: LegendFilterProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      // On a phone one row that scrolls sideways across the full screen width.
      sx={{
        display: 'flex',
        flex: 'none',
        boxSizing: 'border-box',
        maxWidth: { xs: 'calc(100% + 2 * var(--jl-gutter))', md: '100%' },
        flexWrap: { md: 'wrap' },
        gap: 1,
        mx: { xs: 'calc(-1 * var(--jl-gutter))', md: 0 },
        px: { xs: 'var(--jl-gutter)', md: 0 },
        py: { xs: 0.5, md: 0 },
        overflowX: { xs: 'auto', md: 'visible' },
        scrollbarWidth: 'none',
      }}
    >
      {statuses.map((status) => {
        const { tone, icon } = statusLook(status);
        return (
          <LegendChip
            key={status}
            mark={<Icon of={icon} size={14} />}
            label={status}
            look={toneColour(tone)}
            isShown={!hidden.includes(status)}
            onToggle={() => onToggle(status)}
          />
        );
      })}
    </Box>
  );
}
