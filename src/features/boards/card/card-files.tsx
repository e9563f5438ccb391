import type { KanbanBoard } from '@/api/contract/kanban';
import { useViewer } from '@/data/session/use-session';
import { AttachButton, Attachments, useAttaching } from '@/features/files/public';

export type CardFilesProps = { readonly cardId: string; readonly board: Pick<KanbanBoard, 'members'> };

/** Photos and files of a card. */
export function CardFiles({ cardId, board }: CardFilesProps) {
  const { owner, uid } = useViewer();
  const attaching = useAttaching({ holder: 'card', recordId: cardId, owner, assignees: [uid] });
  return (
    <section className="jl-card-files" aria-label="Attachments" {...attaching.areaProps}>
      <h3>Attachments</h3>
      <AttachButton attaching={attaching} />
      <Attachments
        attaching={attaching}
        nameOf={(id) => board.members.find((member) => member.id === id)?.name ?? 'Former coworker'}
      />
    </section>
  );
}
