import Box from '@mui/material/Box';
import CalendarArrowUp from 'lucide-react/icons/calendar-arrow-up';
import { useEffect, useState } from 'react';
import type { Visit } from '@/domain/jobs/visit';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';
import { BulkBar } from '@/shared/ui/list/bulk-bar';

const MoveVisitsDialog = lazyDialog(async () => (await import('./move-visits-dialog')).MoveVisitsDialog);

export type PickedBarProps = { readonly visits: readonly Visit[]; readonly onEnd: () => void };

/** The picked visits and what is done with them; Escape ends picking. */
export function PickedBar({ visits, onEnd }: PickedBarProps) {
  const [isMoving, setIsMoving] = useState(false);
  const end = useStableHandler((event: KeyboardEvent) => {
    // In a dialog, or while a visit is dragged, the key has another meaning.
    if (event.key === 'Escape' && !isMoving && !event.defaultPrevented) onEnd();
  });
  useEffect(() => {
    document.addEventListener('keydown', end);
    return () => document.removeEventListener('keydown', end);
  }, [end]);
  const none = visits.length === 0;
  return (
    <Box sx={{ position: 'sticky', top: 'calc(var(--jl-topbar) + 8px)', zIndex: 5 }}>
      <BulkBar
        count={visits.length}
        actions={[
          {
            id: 'move',
            label: 'Move…',
            icon: CalendarArrowUp,
            disabled: none,
            ...(none && { reason: 'Pick visits on the calendar first.' }),
            onRun: () => setIsMoving(true),
          },
        ]}
        onClear={onEnd}
      />
      {!none && (
        <MoveVisitsDialog
          open={isMoving}
          visits={visits}
          onMoved={() => {
            setIsMoving(false);
            onEnd();
          }}
          onClose={() => setIsMoving(false)}
        />
      )}
    </Box>
  );
}
