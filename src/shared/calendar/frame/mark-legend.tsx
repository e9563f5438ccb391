import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';

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
      <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {[...marks].map(([id, { letter, colour, name }]) => {
          const isShown = !hidden.includes(id);
          return (
            <ButtonBase
              key={id}
              aria-pressed={isShown}
              onClick={() => onToggle(id)}
              sx={{
                flex: 'none',
                gap: '4px',
                height: 24,
                px: '6px',
                border: '1px solid',
                borderColor: 'divider',
                borderRadius: '6px',
                fontFamily: 'inherit',
                fontSize: '0.75rem',
                lineHeight: '1rem',
                fontWeight: 500,
                color: isShown ? 'text.primary' : 'text.secondary',
                textDecoration: isShown ? undefined : 'line-through',
              }}
            >
              <span className="jl-event-mark" aria-hidden style={{ background: colour }}>
                {letter}
              </span>
              {name}
            </ButtonBase>
          );
        })}
      </Box>
      {children}
    </Box>
  );
}
