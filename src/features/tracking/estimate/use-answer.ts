import { useRef, useState } from 'react';

import { newLinkId } from '@/data/core/ids';
import type { EstimateAnswer, MoneyReader } from '@/data/tracking/money-reader';
import { AppError } from '@/domain/core/errors';
import type { AnswerDraft } from './answer-draft';

/** The state of an answer on its way. */
export type Sending = {
  readonly isSending: boolean;
  /** Why it was not taken, as a sentence. */
  readonly problem: string | null;
};

type Answer = Omit<EstimateAnswer, 'requestId'>;

/** An answer that the office has. */
export type SentAnswer = { readonly kind: EstimateAnswer['kind']; readonly version: number };

/**
 * Sends answers one at a time. The same answer keeps its id over presses and reloads, so that it counts once.
 */
export function useAnswer(
  reader: MoneyReader,
  draft: AnswerDraft,
  change: (changes: Partial<AnswerDraft>) => void,
) {
  const [sending, setSending] = useState<Sending>({ isSending: false, problem: null });
  const [sent, setSent] = useState<SentAnswer | null>(null);
  const isBusy = useRef(false);

  const send = async (answer: Answer, onTaken: () => void) => {
    // A second press comes before the screen shows the first.
    if (isBusy.current) return;
    isBusy.current = true;
    const of = JSON.stringify(answer);
    const id = draft.request.of === of ? draft.request.id : newLinkId();
    change({ request: { of, id } });
    setSending({ isSending: true, problem: null });
    try {
      await reader.answer({ ...answer, requestId: id });
      change({ request: { of: '', id: '' } });
      setSent({ kind: answer.kind, version: answer.version });
      setSending({ isSending: false, problem: null });
      onTaken();
    } catch (error) {
      const why = error instanceof AppError ? error.message : 'Try again in a moment.';
      setSending({ isSending: false, problem: `Not sent. ${why}` });
    } finally {
      isBusy.current = false;
    }
  };

  return { sending, sent, send, forgetProblem: () => setSending({ isSending: false, problem: null }) };
}
