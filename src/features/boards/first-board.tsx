import Button from '@mui/material/Button';
import { useState } from 'react';

import { newBoardCall } from '@/api/contract/kanban';
import { useSendCall } from '@/api/use-call';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { useAction } from '@/shared/feedback/use-action';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { PageFrame } from '@/shared/ui/page/page-frame';
import { EmptyPlan } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';

const ArchivedBoards = lazyDialog(async () => (await import('./archived-boards')).ArchivedBoards);

/** The screen before the business has a board. */
export function FirstBoard() {
  const add = useSendCall(newBoardCall);
  const { run } = useAction();
  const isEditor = may(useViewer(), 'team:edit');
  const [hasArchive, setHasArchive] = useState(false);
  return (
    <PageFrame title="Kanban">
      <EmptyState
        art={<EmptyPlan width={160} />}
        title="No board yet"
        text="A board shows work as cards that move from list to list. Everyone in your business works on it together."
        actions={
          <>
            {isEditor && (
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
                <Button
                  variant="text"
                  onClick={() => void run(() => add({ name: 'Board', template: 'Blank' }))}
                >
                  Blank board
                </Button>
              </>
            )}
            <Button variant="text" onClick={() => setHasArchive(true)}>
              Archived boards
            </Button>
          </>
        }
      />
      <ArchivedBoards open={hasArchive} onClose={() => setHasArchive(false)} />
    </PageFrame>
  );
}
