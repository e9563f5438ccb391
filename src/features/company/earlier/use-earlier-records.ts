import { useEffect, useState } from 'react';

import { toAppError } from '@/data/base/app-error';
import { refreshDirectory } from '@/data/callables/callables';
import { loadEarlierRecords, moveEarlierRecords } from '@/data/company/earlier-records';
import { earlierTotal } from '@/domain/joining/earlier-records';
import type { EarlierCounts } from '@/domain/joining/earlier-records';
import { notify } from '@/shared/feedback/notify';

/** The progress of moving, in records with their attachments. */
export type Moving = { readonly done: number; readonly total: number };

/** The user's records from before their current business; null until known. */
export function useEarlierRecords() {
  const [counts, setCounts] = useState<EarlierCounts | null>(null);
  const [moving, setMoving] = useState<Moving | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    let isWanted = true;
    loadEarlierRecords({ noun: 'customers', after: '' }).then(
      (answer) => isWanted && setCounts(answer.counts),
      (error: unknown) => isWanted && setFailure(toAppError(error).message),
    );
    return () => {
      isWanted = false;
    };
  }, []);

  const move = async (before: EarlierCounts) => {
    const total = earlierTotal(before);
    setFailure(null);
    setMoving({ done: 0, total });
    try {
      let left = before;
      do {
        left = await moveEarlierRecords();
        setCounts(left);
        setMoving({ done: Math.max(0, total - earlierTotal(left)), total });
      } while (earlierTotal(left) > 0);
      notify.success('Your records were moved');
    } catch (error) {
      setFailure(`Moving stopped. ${toAppError(error).message} Move them again to go on.`);
    } finally {
      refreshDirectory();
      setMoving(null);
    }
  };

  return { counts, moving, failure, move };
}
