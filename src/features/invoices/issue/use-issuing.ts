import { useState } from 'react';
import { toAppError } from '@/data/base/app-error';
import { issueInvoices } from '@/data/invoices/issuing';
import type { IssueResult } from '@/data/invoices/issuing';
import { invoiceRef } from '@/data/invoices/invoices';
import { useUntilSent } from '@/data/journal/use-until-sent';
import type { Invoice } from '@/domain/invoices/invoice';
import { useMailing } from './use-mailing';

/** One draft of a batch. `mailed` says what became of its mail; '' where none was wanted. */
export type Issued = IssueResult & { readonly mailed: string };

/** What became of a batch so far. `problem` says why it stopped; what is issued stays issued. */
export type Issuing = {
  readonly isRunning: boolean;
  readonly results: readonly Issued[];
  readonly problem: string | null;
  readonly issue: (drafts: readonly Invoice[], isMailed: boolean) => Promise<void>;
};

/**
 * Issues drafts one after the other, so that the screen can count them, and mails each where that is wanted. A repetition
 * issues and mails nothing twice.
 */
export function useIssuing(): Issuing {
  const untilSent = useUntilSent();
  const mail = useMailing();
  const [isRunning, setRunning] = useState(false);
  const [results, setResults] = useState<readonly Issued[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const issue = async (drafts: readonly Invoice[], isMailed: boolean) => {
    setRunning(true);
    setProblem(null);
    try {
      for (const { uuid } of drafts) {
        await untilSent(invoiceRef(uuid).ref);
        for (const one of await issueInvoices([uuid])) {
          const mailed = isMailed && one.problem === '' ? await mail(uuid) : '';
          setResults((before) => [...before.filter(({ id }) => id !== uuid), { ...one, mailed }]);
        }
      }
    } catch (error) {
      setProblem(toAppError(error).message);
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, results, problem, issue };
}
