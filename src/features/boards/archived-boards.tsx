import { boardsCall, updateBoardCall } from '@/api/contract/kanban';
import { useCall, useSendCall } from '@/api/use-call';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { useAction } from '@/shared/feedback/use-action';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { AsyncView } from '@/shared/ui/states/async-view';
import { EmptyPlan } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';

import { ArchivedNames } from './archived-names';

export type ArchivedBoardsProps = { readonly open: boolean; readonly onClose: () => void };

/** The business's archived boards, each of which can be restored with its lists and cards. */
export function ArchivedBoards({ open, onClose }: ArchivedBoardsProps) {
  const { status, data, error, retry } = useCall(boardsCall, open ? { isArchived: true } : null);
  const update = useSendCall(updateBoardCall);
  const { run } = useAction();
  const isEditor = may(useViewer(), 'team:edit');
  return (
    <FormDialog open={open} title="Archived boards" onClose={onClose}>
      <AsyncView
        status={status}
        data={data}
        error={error}
        onRetry={retry}
        isEmpty={({ boards }) => boards.length === 0}
        empty={
          <EmptyState
            art={<EmptyPlan width={160} />}
            title="No archived boards"
            text="Boards that you archive are kept here."
          />
        }
      >
        {({ boards }) => (
          <ArchivedNames
            label="Archived boards"
            names={boards}
            onRestore={
              isEditor
                ? (boardId) => void run(() => update({ boardId, update: { isArchived: false } }))
                : null
            }
          />
        )}
      </AsyncView>
    </FormDialog>
  );
}
