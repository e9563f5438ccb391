import { useEffect, useRef, useState } from 'react';
import { useJournal } from '@/data/journal/use-journal';
import { logout } from '@/data/session/auth';
import { AppError } from '@/domain/errors';
import { notify } from '@/shared/feedback/notify';
import { DiscardDialog } from './discard-dialog';

export type LogoutFlowProps = {
  /** Told once: whether the person was logged out. Why not was said already. */
  readonly onDone: (hasLeft: boolean) => void;
};

/** Logs out as soon as it is shown, asking first when changes are on this device alone. */
export function LogoutFlow({ onDone }: LogoutFlowProps) {
  const { entries } = useJournal();
  const [isAsking, setIsAsking] = useState(false);
  const hasStarted = useRef(false);

  const attempt = async (discardUnsent: boolean) => {
    try {
      await logout({ discardUnsent });
      onDone(true);
    } catch (error) {
      if (error instanceof AppError && error.code === 'unsent') {
        setIsAsking(true);
        return;
      }
      notify.errorToast('Unable to logout');
      onDone(false);
    }
  };
  const handleAnswer = (mayDiscard: boolean) => {
    setIsAsking(false);
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

  return isAsking ? <DiscardDialog entries={entries} onAnswer={handleAnswer} /> : null;
}
