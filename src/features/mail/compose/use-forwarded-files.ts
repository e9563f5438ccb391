import { useEffect, useRef, useState } from 'react';
import { toAppError } from '@/data/base/app-error';
import { readFile } from '@/data/files/file-content';
import { filesBeside } from '@/data/files/files';
import { useLive, useStore } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';

export type ForwardedFiles = {
  /** Whether they are being read, so that sending has to wait. */
  readonly isPending: boolean;
  /** Why they are left out, as a sentence; null when they are not. */
  readonly problem: string | null;
};

/** Adds the files of a forwarded mail once, as if the user had chosen them; `messageId` is null for other mails. */
export function useForwardedFiles(
  messageId: string | null,
  add: (files: readonly File[]) => void,
): ForwardedFiles {
  const viewer = useViewer();
  const store = useStore();
  const { owner } = viewer;
  const { rows, status, error, fromCache } = useLive(
    messageId === null ? null : filesBeside(viewer, { holder: 'mail', recordId: messageId, owner }),
  );
  const begun = useRef(false);
  const [outcome, setOutcome] = useState<Error | 'added' | null>(null);
  const isKnown = status === 'ready' && !fromCache;
  useEffect(() => {
    if (!isKnown || begun.current) return;
    begun.current = true;
    const sent = rows.filter(({ state }) => state === 'ready').toReversed();
    Promise.all(
      sent.map(async (file) => new File([await readFile(store, file)], file.name, { type: file.type })),
    ).then(
      (files) => {
        add(files);
        setOutcome('added');
      },
      (reason: unknown) => setOutcome(toAppError(reason)),
    );
  }, [isKnown, rows, store, add]);
  const failure = outcome instanceof Error ? outcome : error;
  return {
    isPending: messageId !== null && outcome === null && failure === null,
    problem:
      messageId === null || failure === null
        ? null
        : `The files of the forwarded mail were not added. ${failure.message}`,
  };
}
