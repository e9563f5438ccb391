import Button from '@mui/material/Button';

import { newBoardCall } from '@/api/contract/kanban';
import { useSendCall } from '@/api/use-call';
import { useAction } from '@/shared/feedback/use-action';
import { PageFrame } from '@/shared/ui/page/page-frame';
import { EmptyState } from '@/shared/ui/states/empty-state';

/** The screen before the business has a board. */
export function FirstBoard() {
  const add = useSendCall(newBoardCall);
  const { run } = useAction();
  return (
    <PageFrame title="Kanban">
      <EmptyState
        title="No board yet"
        text="A board shows work as cards that move from list to list. Everyone in your business works on it together."
        actions={
          <>
            <Button
              variant="contained"
              onClick={() => void run(() => add({ name: 'Production', template: 'Production' }))}
            >
              Start with Production
            </Button>
            <Button
              variant="outlined"
              onClick={() => void run(() => add({ name: 'Sales', template: 'Sales' }))}
            >
              Start with Sales
            </Button>
            <Button variant="text" onClick={() => void run(() => add({ name: 'Board', template: 'Blank' }))}>
              Blank board
            </Button>
          </>
        }
      />
    </PageFrame>
  );
}
