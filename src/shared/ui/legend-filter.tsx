import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';

import { statusLook, toneColour } from '../theme/status';
import { Icon } from './icon';

export type LegendFilterProps = {
  statuses: readonly string[];
  hidden: readonly string[];
  onToggle: (status: string) => void;
  label?: string;
};

/** A legend that filters: pressing a status hides what carries it. */
export function LegendFilter({ statuses, hidden, onToggle, label = 'Statuses' }: LegendFilterProps) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {statuses.map((status) => {
        const { tone, icon } = statusLook(status);
        const { ink, fill } = toneColour(tone);
        const isShown = !hidden.includes(status);
        return (
          <ButtonBase
            key={status}
            aria-pressed={isShown}
            onClick={() => onToggle(status)}
            sx={{
              gap: '6px',
              height: 24,
              paddingInlineStart: '6px',
              paddingInlineEnd: '8px',
              borderRadius: '6px',
              fontFamily: 'inherit',
              fontSize: '0.75rem',
              lineHeight: '1rem',
              fontWeight: 500,
              color: isShown ? ink : 'text.secondary',
              background: isShown ? fill : 'none',
              textDecoration: isShown ? undefined : 'line-through',
            }}
          >
            <Icon of={icon} size={14} />
            {status}
          </ButtonBase>
        );
      })}
    </Box>
  );
}
