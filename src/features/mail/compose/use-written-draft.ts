import { useCallback, useEffect, useRef, useState } from 'react';
import { saveDraftCall } from '@/api/contract/mail';
import type { MailContent } from '@/api/contract/mail';
import { useSendCall } from '@/api/use-call';
import { toAppError } from '@/data/base/app-error';
import type { AppError } from '@/domain/core/errors';

/** Pause in typing after which a draft is saved, ms. */
const PAUSE_MS = 700;

/** A mail being written; `save` writes what is not saved yet. */
export type WrittenDraft = {
  readonly content: MailContent;
  readonly change: (part: Partial<MailContent>) => void;
  readonly save: () => Promise<void>;
  readonly status: 'new' | 'saving' | 'saved' | 'refused';
  readonly error: AppError | null;
};

/** Keeps a draft: it is saved while typing, when the window closes, and when the page is left. */
export function useWrittenDraft(mailId: string, initial: MailContent): WrittenDraft {
  const [content, setContent] = useState(initial);
  const [status, setStatus] = useState<WrittenDraft['status']>('new');
  const [error, setError] = useState<AppError | null>(null);
  const send = useSendCall(saveDraftCall);
  const unsaved = useRef<MailContent | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef(Promise.resolve());
  const saveOnce = useCallback(async () => {
    const written = unsaved.current;
    if (!written) return;
    unsaved.current = null;
    setStatus('saving');
    try {
      await send({ mailId, content: written });
      setStatus('saved');
      setError(null);
    } catch (reason) {
      unsaved.current ??= written;
      setStatus('refused');
      setError(toAppError(reason));
      throw reason;
    }
  }, [send, mailId]);
  const save = useCallback(() => {
    clearTimeout(timer.current);
    // One save after the other, so that sending waits for one that is under way.
    saving.current = saving.current.catch(() => undefined).then(saveOnce);
    return saving.current;
  }, [saveOnce]);
  useEffect(() => {
    const saveNow = () => void save().catch(() => undefined);
    window.addEventListener('pagehide', saveNow);
    return () => {
      window.removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, [save]);
  const change = (part: Partial<MailContent>) => {
    const next = { ...content, ...part };
    setContent(next);
    unsaved.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save().catch(() => undefined), PAUSE_MS);
  };
  return { content, change, save, status, error };
}
