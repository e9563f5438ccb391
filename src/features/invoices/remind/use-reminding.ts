import { useEffect, useState } from 'react';
import { toAppError } from '@/data/base/app-error';
import { remindClients } from '@/data/invoices/reminding';
import { chunks } from '@/domain/core/chunks';
import type { Invoice } from '@/domain/invoices/invoice';
import { MOST_REMINDED } from '@/domain/invoices/reminders/reminded';
import type { RemindResult } from '@/domain/invoices/reminders/reminded';

/** The reminders of some invoices: what would go, then what went. `problem` says why the server was not reached. */
export type Reminding = {
  /** Null while the server is asked. */
  readonly preview: readonly RemindResult[] | null;
  readonly results: readonly RemindResult[];
  readonly isRunning: boolean;
  readonly problem: string | null;
  readonly send: () => Promise<void>;
};

/** Asks the server for the reminders of invoices, and mails them; a repetition on one day mails nothing twice. */
export function useReminding(invoices: readonly Invoice[]): Reminding {
  const [ids] = useState(() => invoices.map(({ uuid }) => uuid));
  const [preview, setPreview] = useState<readonly RemindResult[] | null>(null);
  const [results, setResults] = useState<readonly RemindResult[]>([]);
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isOpen = true;
    const ask = async () => {
      try {
        const said = await Promise.all(chunks(ids, MOST_REMINDED).map((some) => remindClients(some, true)));
        if (isOpen) setPreview(said.flat());
      } catch (error) {
        if (isOpen) setProblem(toAppError(error).message);
      }
    };
    void ask();
    return () => {
      isOpen = false;
    };
  }, [ids]);
  const send = async () => {
    setRunning(true);
    setProblem(null);
    try {
      for (const { id, problem: refused } of preview ?? []) {
        if (refused !== '') continue;
        const done = await remindClients([id], false);
        setResults((before) => [...before.filter((one) => one.id !== id), ...done]);
      }
    } catch (error) {
      setProblem(toAppError(error).message);
    } finally {
      setRunning(false);
    }
  };
  return { preview, results, isRunning, problem, send };
}
