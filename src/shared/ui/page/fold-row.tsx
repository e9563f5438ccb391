import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useId, useState, type ReactNode } from 'react';

import type { LineIcon } from '../../theme/line-icon';
import { Icon } from '../text/icon';
import { ProgressTrack } from '../text/progress-track';

export type FoldRowProps = {
  readonly icon: LineIcon;
  readonly title: string;
  /** Below the title. */
  readonly note?: ReactNode;
  /** At the end: a count. */
  readonly end?: string;
  /** Draws a track below the title. */
  readonly progress?: { readonly done: number; readonly total: number };
  /** Below the row while it is closed. */
  readonly peek?: ReactNode;
  /** Drawn while it is open. */
  readonly children: ReactNode;
};

/** A part of a card in one row, which a press opens and closes. */
export function FoldRow({ icon, title, note, end, progress, peek, children }: FoldRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        sx={{
          display: 'flex',
          gap: 1.5,
          width: '100%',
          minHeight: 48,
          py: 0.5,
          font: 'inherit',
          textAlign: 'left',
          '& > svg': { color: 'text.secondary' },
        }}
      >
        <Icon of={icon} />
        <Box component="span" sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
          {title}
          {note && (
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem', lineHeight: '1rem' }}>
              {note}
            </Box>
          )}
          {progress && <ProgressTrack {...progress} />}
        </Box>
        {/* The space is for screen readers, which else join the title and the count. */}{' '}
        {end !== undefined && (
          <Box component="span" className="tn" sx={{ fontWeight: 600 }}>
            {end}
          </Box>
        )}
        <Icon of={isOpen ? ChevronUp : ChevronDown} />
      </ButtonBase>
      {!isOpen && peek}
      <div id={id}>{isOpen && <Box sx={{ pb: 1 }}>{children}</Box>}</div>
    </div>
  );
}
