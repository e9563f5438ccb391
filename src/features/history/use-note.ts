import { useState } from 'react';
import { useDraft } from '@/shared/forms/frame/use-draft';

/** Name of the draft of a record's note. */
export const noteDraftOf = (recordId: string) => `note:${recordId}`;

/** A note being typed about a record, kept over reloads until it is `sent`. */
export function useNote(recordId: string): {
  readonly body: string;
  readonly type: (body: string) => void;
  readonly sent: () => void;
} {
  const { draft, saveDraft, clearDraft } = useDraft(noteDraftOf(recordId), { body: '' });
  const [body, setBody] = useState(draft.body);
  return {
    body,
    type: (text) => {
      setBody(text);
      saveDraft({ body: text });
    },
    sent: () => {
      setBody('');
      clearDraft();
    },
  };
}
