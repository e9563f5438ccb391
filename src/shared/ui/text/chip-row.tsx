import ButtonBase from '@mui/material/ButtonBase';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';

import { chipSx } from './chip-styles';
import { Icon } from './icon';
import '../list/list-frame.css';

/** Height of one line of chips in pixels; two lines take 80. */
const ONE_LINE = 44;

export type ChipRowProps = { children: ReactNode };

/**
 * Chips in one line. The overflow wraps out of sight until "More" is pressed or the focus reaches it; set chips come
 * first, so none of them is hidden. The browser reports the line break: nothing is measured.
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
