import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { legendRowSx } from '../../ui/page/legend-row';
import { LegendChip } from '../../ui/text/legend-chip';
import type { EventMark as Mark } from '../events/calendar-event';
import '../events/event-line.css';

export type MarkLegendProps = {
  /** Whose the events are: "Crews". */
  label: string;
  /** By id. */
  marks: ReadonlyMap<string, Mark>;
  hidden: readonly string[];
  onToggle: (id: string) => void;
  /** The legend of the statuses. */
  children: ReactNode;
};

/** A legend of marks beside another one: pressing a mark hides its events. */
export function MarkLegend({ label, marks, hidden, onToggle, children }: MarkLegendProps) {
  if (marks.size === 0) return children;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, flex: 'none', minWidth: 0 }}>
      <Box role="group" aria-label={label} sx={legendRowSx}>
        {[...marks].map(([id, { letter, colour, name }]) => (
          <LegendChip
            key={id}
            mark={
              <span className="jl-event-mark" aria-hidden style={{ background: colour }}>
                {letter}
              </span>
            }
            label={name}
            isShown={!hidden.includes(id)}
            onToggle={() => onToggle(id)}
          />
        ))}
      </Box>
      {children}
    </Box>
  );
}
