import Button from '@mui/material/Button';
import { useState } from 'react';

import type { KanbanBoard, KanbanComment } from '@/api/contract/kanban';
import { newCommentCall, removeCommentCall } from '@/api/contract/kanban';
import { useSendCall } from '@/api/use-call';
import { useAction } from '@/shared/feedback/use-action';
import { TextInput } from '@/shared/forms/fields/text-input';
import { useDraft } from '@/shared/forms/frame/use-draft';
import { formatDateTime } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { PersonAvatar } from '@/shared/ui/text/person-avatar';

export type CardCommentsProps = {
  readonly cardId: string;
  readonly comments: readonly KanbanComment[];
  readonly members: KanbanBoard['members'];
  readonly uid: string;
};

/** A card's comments, oldest first. A typed comment is kept until it is sent. */
export function CardComments({ cardId, comments, members, uid }: CardCommentsProps) {
  const add = useSendCall(newCommentCall);
  const removeComment = useSendCall(removeCommentCall);
  const { run } = useAction();
  const format = useFormat();
  const { draft, saveDraft, clearDraft } = useDraft(`card-comment:${cardId}`, { text: '' });
  const [typed, setTyped] = useState(draft.text);
  const nameOf = (id: string) => members.find((member) => member.id === id)?.name ?? 'Former coworker';
  const say = async () => {
    if (!(await run(() => add({ cardId, message: typed })))) return;
    setTyped('');
    clearDraft();
  };
  return (
    <section className="jl-card-comments" aria-label="Comments">
      <h3>Comments {comments.length > 0 && <small className="tn">{comments.length}</small>}</h3>
      <ol>
        {comments.map(({ id, memberId, createdAt, message }) => (
          <li key={id}>
            <PersonAvatar name={nameOf(memberId)} />
            <span>
              <b>{nameOf(memberId)}</b> <small>{formatDateTime(createdAt, format)}</small>
            </span>
            <p dir="auto">{message}</p>
            {memberId === uid && (
              <Button
                variant="text"
                size="small"
                onClick={() => void run(() => removeComment({ commentId: id }))}
              >
                Delete
              </Button>
            )}
          </li>
        ))}
      </ol>
      <TextInput
        label="Write a comment"
        multiline
        minRows={2}
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value);
          saveDraft({ text: value });
        }}
      />
      <Button variant="contained" disabled={typed.trim() === ''} onClick={() => void say()}>
        Comment
      </Button>
    </section>
  );
}
