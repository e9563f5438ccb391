import { useState } from 'react';
import type { ReactNode } from 'react';
import { useAction } from './use-action';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog';

export type Question = {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly tone: 'primary' | 'danger';
  /** Told once it is done. */
  readonly done: string;
  readonly run: () => Promise<void>;
};

/** Asks before an action of the server, runs it, and tells how it ended: done, or why it was refused. */
export function useQuestion(): { readonly ask: (question: Question) => void; readonly dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);
  const { busy, run } = useAction();
  const confirm = async (asked: Question) => {
    await run(asked.run, asked.done);
    setQuestion(null);
  };
  return {
    ask: setQuestion,
    dialog: question && (
      <ConfirmDialog
        open
        title={question.title}
        text={question.text}
        confirmLabel={question.confirmLabel}
        tone={question.tone}
        pending={busy}
        onConfirm={() => void confirm(question)}
        onClose={() => setQuestion(null)}
      />
    ),
  };
}
