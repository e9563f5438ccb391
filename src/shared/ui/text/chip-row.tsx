import ButtonBase from '@mui/material/ButtonBase';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';

import { chipSx } from './chip-styles';
import { Icon } from './icon';
import '../list/list-frame.css';

/** Of one line of chips, in pixels; a second one makes it 80. */
const ONE_LINE = 44;

export type ChipRowProps = { children: ReactNode };

/**
 * Chips in one line. What has no room in it wraps out of sight until "More" is pressed, or a key reaches it; chips
 * that are set come first, so that none of them hides. The browser tells when the line breaks: nothing is measured.
 */
export function ChipRow({ children }: ChipRowProps) {
  const [isOver, setIsOver] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const lines = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setIsOver((entry?.contentRect.height ?? 0) > ONE_LINE));
    if (lines.current) observer.observe(lines.current);
    return () => observer.disconnect();
  }, []);

  const showFocused = ({ target, currentTarget }: FocusEvent) => {
    if (target.getBoundingClientRect().top > currentTarget.getBoundingClientRect().bottom) setIsOpen(true);
  };

  return (
    <>
      <div className={isOpen ? 'jl-chips jl-chips-open' : 'jl-chips'} onFocus={showFocused}>
        <div ref={lines} id={id} className={isOver ? 'jl-filters-scroll jl-chips-over' : 'jl-filters-scroll'}>
          {children}
        </div>
      </div>
      {isOver && (
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ ...chipSx(false), flex: 'none', gap: 0.5, paddingInline: '12px 8px' }}
        >
          {isOpen ? 'Fewer' : 'More'} <span className="visually-hidden">filters</span>
          <Icon of={isOpen ? ChevronUp : ChevronDown} size={16} />
        </ButtonBase>
      )}
    </>
  );
}
