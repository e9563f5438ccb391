import Archive from 'lucide-react/icons/archive';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Tag from 'lucide-react/icons/tag';
import { useState } from 'react';

import type { KanbanBoard, KanbanBoardName } from '@/api/contract/kanban';
import { newBoardCall, updateBoardCall } from '@/api/contract/kanban';
import { useSendCall } from '@/api/use-call';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { BOARD_TEMPLATES } from '@/domain/boards/board';
import type { BoardTemplate } from '@/domain/boards/board';
import { useAction } from '@/shared/feedback/use-action';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { MenuButton } from '@/shared/ui/menus/menu-button';

import { NameDialog } from '../name-dialog';

const LabelsDialog = lazyDialog(async () => (await import('../labels-dialog')).LabelsDialog);
const ArchivedBoards = lazyDialog(async () => (await import('../archived-boards')).ArchivedBoards);
const ArchiveDialog = lazyDialog(async () => (await import('../archive-dialog')).ArchiveDialog);

const TEMPLATES = Object.keys(BOARD_TEMPLATES) as BoardTemplate[];

export type BoardMenuProps = {
  readonly board: KanbanBoard;
  readonly names: readonly KanbanBoardName[];
  readonly onOpen: (boardId: string) => void;
};

/** Changes to another board, and what can be done with this one. */
export function BoardMenu({ board, names, onOpen }: BoardMenuProps) {
  const add = useSendCall(newBoardCall);
  const update = useSendCall(updateBoardCall);
  const { run } = useAction();
  const isEditor = may(useViewer(), 'team:edit');
  const [template, setTemplate] = useState<BoardTemplate | null>(null);
  const [dialog, setDialog] = useState<'rename' | 'labels' | 'archive' | 'boards' | null>(null);
  return (
    <>
      <MenuButton
        label="Boards"
        icon={ChevronsUpDown}
        items={[
          ...names.map(({ id, name }) => ({
            id,
            label: name,
            choice: { among: 'one' as const, chosen: id === board.id },
            onSelect: () => onOpen(id),
          })),
          ...(isEditor ? TEMPLATES : []).map((one, at) => ({
            id: `new-${one}`,
            icon: Plus,
            divider: at === 0,
            label: one === 'Blank' ? 'Add blank board' : `Add board like ${one}`,
            onSelect: () => setTemplate(one),
          })),
          {
            id: 'archived',
            label: 'Archived boards',
            icon: Archive,
            divider: true,
            onSelect: () => setDialog('boards'),
          },
        ]}
      />
      <MenuButton
        label="Actions of the board"
        items={[
          ...(isEditor
            ? [
                { id: 'rename', label: 'Rename board', icon: Pencil, onSelect: () => setDialog('rename') },
                { id: 'labels', label: 'Labels', icon: Tag, onSelect: () => setDialog('labels') },
              ]
            : []),
          { id: 'cards', label: 'Archived cards', icon: Archive, onSelect: () => setDialog('archive') },
          ...(isEditor
            ? [
                {
                  id: 'archive',
                  label: 'Archive board',
                  icon: Archive,
                  divider: true,
                  tone: 'danger' as const,
                  onSelect: () => void run(() => update({ boardId: board.id, update: { isArchived: true } })),
                },
              ]
            : []),
        ]}
      />
      {template !== null && (
        <NameDialog
          title="Add board"
          label="Name"
          action="Add board"
          initial={template === 'Blank' ? '' : template}
          onSave={async (name) => {
            const made = await add({ name, template });
            onOpen(made.board.id);
          }}
          onClose={() => setTemplate(null)}
        />
      )}
      {dialog === 'rename' && (
        <NameDialog
          title="Rename board"
          label="Name"
          action="Save"
          initial={board.name}
          onSave={(name) => update({ boardId: board.id, update: { name } })}
          onClose={() => setDialog(null)}
        />
      )}
      <LabelsDialog open={dialog === 'labels'} board={board} onClose={() => setDialog(null)} />
      <ArchivedBoards open={dialog === 'boards'} onClose={() => setDialog(null)} />
      <ArchiveDialog open={dialog === 'archive'} boardId={board.id} onClose={() => setDialog(null)} />
    </>
  );
}
