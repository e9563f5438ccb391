import { useState } from 'react';
import { toAppError } from '@/data/base/app-error';
import { issueInvoices } from '@/data/invoices/issuing';
import type { IssueResult } from '@/data/invoices/issuing';
import { invoiceRef } from '@/data/invoices/invoices';
import { useUntilSent } from '@/data/journal/use-until-sent';
import type { Invoice } from '@/domain/invoices/invoice';

/** What became of a batch so far. `problem` says why it stopped; what is issued stays issued. */
export type Issuing = {
  readonly isRunning: boolean;
  readonly results: readonly IssueResult[];
  readonly problem: string | null;
  readonly issue: (drafts: readonly Invoice[]) => Promise<void>;
};

/** Issues drafts one after the other, so that the screen can count them. A repetition issues nothing twice. */
export function useIssuing(): Issuing {
  const untilSent = useUntilSent();
  const [isRunning, setRunning] = useState(false);
  const [results, setResults] = useState<readonly IssueResult[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const issue = async (drafts: readonly Invoice[]) => {
    setRunning(true);
    setProblem(null);
    try {
      for (const { uuid } of drafts) {
        await untilSent(invoiceRef(uuid).ref);
        const done = await issueInvoices([uuid]);
        setResults((before) => [...before, ...done]);
      }
    } catch (error) {
      setProblem(toAppError(error).message);
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, results, problem, issue };
}
