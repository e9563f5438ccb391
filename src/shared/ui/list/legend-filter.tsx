import Box from '@mui/material/Box';

import { statusLook, toneColour } from '../../theme/status';
import { Icon } from '../text/icon';
import { LegendChip } from '../text/legend-chip';
import { legendRowSx } from '../page/legend-row';

export type LegendFilterProps = {
  statuses: readonly string[];
  hidden: readonly string[];
  onToggle: (status: string) => void;
  label?: string;
};

/** A legend that filters: pressing a status hides its entries. */
export function LegendFilter({ statuses, hidden, onToggle, label = 'Statuses' }: LegendFilterProps) {
  return (
    <Box role="group" aria-label={label} sx={legendRowSx}>
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
