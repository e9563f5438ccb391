import { Draggable } from '@fullcalendar/interaction';
import Box from '@mui/material/Box';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useEffect, useRef, type ReactNode } from 'react';

import { Icon } from '../../ui/text/icon';

export type TrayItemProps = {
  id: string;
  title: string;
  durationMs: number;
  children?: ReactNode;
  /** Enter or a click: plans it without dragging. */
  onOpen?: (id: string) => void;
};

/** An unscheduled item, dragged onto the calendar or opened. Only calendar screens load its drag library. */
export function TrayItem({ id, title, durationMs, children, onOpen }: TrayItemProps) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const draggable = new Draggable(target, {
      longPressDelay: 350,
      eventData: () => ({ id, title, duration: { milliseconds: durationMs } }),
    });
    return () => draggable.destroy();
  }, [id, title, durationMs]);

  return (
    <Box
      ref={element}
      // The whole item is clickable; clicks on the title, its keyboard target, bubble up.
      onClick={() => onOpen?.(id)}
      sx={{
        position: 'relative',
        p: '10px 12px',
        paddingInlineStart: '28px',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '10px',
        bgcolor: 'background.paper',
        cursor: 'grab',
        '&:hover': { bgcolor: 'hover' },
        '& + &': { mt: 1 },
      }}
    >
      <Box
        component="span"
        sx={{ position: 'absolute', insetInlineStart: '6px', top: '12px', color: 'text.secondary' }}
      >
        <Icon of={GripVertical} size={16} />
      </Box>
      <Box component="button" type="button" sx={titleStyles}>
        <span className="visually-hidden">Plan</span> {title}
      </Box>
      {children}
    </Box>
  );
}

const titleStyles = {
  display: 'block',
  width: '100%',
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  fontWeight: 600,
  color: 'inherit',
  textAlign: 'inherit',
  cursor: 'inherit',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // The focus ring surrounds the whole item, not only the button's line.
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    content: '""',
    position: 'absolute',
    inset: '-1px',
    borderRadius: '10px',
    outline: '2px solid var(--jl-primary)',
    outlineOffset: '-1px',
  },
} as const;
