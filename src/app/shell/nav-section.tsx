import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useId, type ReactNode } from 'react';
import { Icon } from '@/shared/ui/text/icon';

export type NavSectionProps = {
  readonly title: string;
  readonly isOpen: boolean;
  /** Absent for a section that cannot be closed. */
  readonly onToggle?: (() => void) | undefined;
  /** While it is closed: what is new in it. */
  readonly marks?: ReactNode;
  readonly children: ReactNode;
};

const titleSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  width: '100%',
  height: { xs: 44, lg: 40 },
  paddingInline: '12px 9px',
  borderRadius: '6px',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 600,
  color: 'text.secondary',
} as const;

/** A section of the drawer under its title; the title of most opens and closes it. */
export function NavSection({ title, isOpen, onToggle, marks, children }: NavSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-label={title}>
      <Box component="h2" sx={{ margin: 0, ...(!onToggle && titleSx) }}>
        {onToggle ? (
          <ButtonBase
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={onToggle}
            sx={{ ...titleSx, '&:hover': { bgcolor: 'hover' } }}
          >
            <Box component="span" sx={{ marginInlineEnd: 'auto' }}>
              {title}
            </Box>
            {!isOpen && marks}
            <Icon of={isOpen ? ChevronUp : ChevronRight} size={16} mirror={!isOpen} />
          </ButtonBase>
        ) : (
          title
        )}
      </Box>
      <div id={id}>{isOpen && children}</div>
    </Box>
  );
}
