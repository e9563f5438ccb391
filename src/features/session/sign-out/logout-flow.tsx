import { useEffect, useRef, useState } from 'react';
import { toAppError } from '@/data/core/app-error';
import { useJournal } from '@/data/journal/use-journal';
import { logout } from '@/data/session/auth';
import { UnsentError } from '@/data/session/leave';
import type { AppError } from '@/domain/core/errors';
import { notify } from '@/shared/feedback/notify';
import { DiscardDialog } from './discard-dialog';

export type LogoutFlowProps = {
  /** What is done before the account goes, once nothing is open any more; when it fails they stay. */
  readonly first?: () => Promise<void>;
  /** Told why they stay, instead of a notice. */
  readonly onFailure?: (error: AppError) => void;
  /** Told once: whether the person was logged out. Why not was said already. */
  readonly onDone: (hasLeft: boolean) => void;
};

/** Logs out as soon as it is shown, asking first when changes are on this device alone. */
export function LogoutFlow({ first, onFailure, onDone }: LogoutFlowProps) {
  const { entries: all } = useJournal();
  // What is sent and only asks whose change stays holds nobody up.
  const entries = all.filter(({ isSent }) => !isSent);
  /** What stands against leaving; null while nobody is asked. */
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
    // While developing React runs effects twice; nobody logs out twice.
    if (hasStarted.current) return;
    hasStarted.current = true;
    if (entries.length > 0) notify.info('Sending what is not sent yet');
    void attempt(false);
    // Once, when it is shown.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return unsent && <DiscardDialog entries={entries} unsent={unsent} onAnswer={handleAnswer} />;
}
