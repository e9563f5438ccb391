import { useEffect, useState } from 'react';
import { toAppError } from '@/data/base/app-error';
import { readNextNumbers, setNextNumber } from '@/data/invoices/numbering';
import type { NextNumbers } from '@/data/invoices/numbering';

/** The next numbers of issued documents; null until known. `failure` says why they are not. */
export function useNextNumbers(): {
  readonly next: NextNumbers | null;
  readonly failure: string | null;
  /** Sets those that differ, one after the other; rejects with AppError where one is refused. */
  readonly save: (wanted: NextNumbers) => Promise<void>;
} {
  const [next, setNext] = useState<NextNumbers | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    readNextNumbers().then(
      (found) => isWanted && setNext(found),
      (error: unknown) => isWanted && setFailure(toAppError(error).message),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  const save = async (wanted: NextNumbers) => {
    if (wanted.invoice !== next?.invoice) await setNextNumber('Invoice', wanted.invoice);
    if (wanted.creditNote !== next?.creditNote) await setNextNumber('Credit note', wanted.creditNote);
    setNext(wanted);
  };
  return { next, failure, save };
}
