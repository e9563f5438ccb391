import { useEffect, useRef, useState } from 'react';
import { toAppError } from '@/data/base/app-error';
import { useJournal } from '@/data/journal/use-journal';
import { logout } from '@/data/session/auth';
import { UnsentError } from '@/data/session/leave';
import type { AppError } from '@/domain/core/errors';
import { notify } from '@/shared/feedback/notify';
import { DiscardDialog } from './discard-dialog';

export type LogoutFlowProps = {
  /** Runs before the account signs out, after everything is closed; when it fails the user stays. */
  readonly first?: () => Promise<void>;
  /** Receives the reason for staying, instead of a notice. */
  readonly onFailure?: (error: AppError) => void;
  /** Called once with whether the user was logged out. The reason for staying was shown already. */
  readonly onDone: (hasLeft: boolean) => void;
};

/** Logs out as soon as it is rendered, asking first when changes are only on this device. */
export function LogoutFlow({ first, onFailure, onDone }: LogoutFlowProps) {
  const { entries: all } = useJournal();
  // Sent changes with an open conflict do not block.
  const entries = all.filter(({ isSent }) => !isSent);
  /** The reason against leaving; null without a question. */
  const [unsent, setUnsent] = useState<UnsentError | null>(null);
  const hasStarted = useRef(false);

  const attempt = async (discardUnsent: boolean) => {
    try {
      await logout({ discardUnsent }, first);
      onDone(true);
    } catch (error) {
      if (error instanceof UnsentError) {
        setUnsent(error);
        return;
      }
      if (onFailure) onFailure(toAppError(error));
      else notify.errorToast('Unable to logout');
      onDone(false);
    }
  };
  const handleAnswer = (mayDiscard: boolean) => {
    setUnsent(null);
    if (mayDiscard) void attempt(true);
    else onDone(false);
  };

  useEffect(() => {
    // React runs effects twice in development; the logout must run once.
    if (hasStarted.current) return;
    hasStarted.current = true;
    if (entries.length > 0) notify.info('Sending what is not sent yet');
    void attempt(false);
    // Once, when it is shown.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return unsent && <DiscardDialog entries={entries} unsent={unsent} onAnswer={handleAnswer} />;
}
