import { archiveCall, updateCardCall } from '@/api/contract/kanban';
import { useCall, useSendCall } from '@/api/use-call';
import { useAction } from '@/shared/feedback/use-action';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { AsyncView } from '@/shared/ui/states/async-view';
import { EmptyPlan } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';

import { ArchivedNames } from './archived-names';

export type ArchiveDialogProps = {
  readonly open: boolean;
  readonly boardId: string;
  readonly onClose: () => void;
};

/** The board's archived cards, each of which can be restored. */
export function ArchiveDialog({ open, boardId, onClose }: ArchiveDialogProps) {
  const { status, data, error, retry } = useCall(archiveCall, open ? { boardId } : null);
  const update = useSendCall(updateCardCall);
  const { run } = useAction();
  return (
    <FormDialog open={open} title="Archived cards" onClose={onClose}>
      <AsyncView
        status={status}
        data={data}
        error={error}
        onRetry={retry}
        isEmpty={({ cards }) => cards.length === 0}
        empty={
          <EmptyState
            art={<EmptyPlan width={160} />}
            title="No archived cards"
            text="Cards that you archive or remove are kept here."
          />
        }
      >
        {({ cards }) => (
          <ArchivedNames
            label="Archived cards"
            names={cards}
            onRestore={(cardId) => void run(() => update({ cardId, update: { isArchived: false } }))}
          />
        )}
      </AsyncView>
    </FormDialog>
  );
}
