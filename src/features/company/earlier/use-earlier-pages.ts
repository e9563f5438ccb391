import { useEffect, useState } from 'react';

import { toAppError } from '@/data/base/app-error';
import { loadEarlierRecords } from '@/data/company/earlier-records';
import type { EarlierRecord } from '@/domain/joining/earlier-records';
import type { NounKey } from '@/domain/nouns';

/** A noun's earlier records, paged; the first page loads by itself. */
export function useEarlierPages(noun: NounKey) {
  const [records, setRecords] = useState<readonly EarlierRecord[]>([]);
  const [after, setAfter] = useState<{ readonly id: string }>({ id: '' });
  const [isLoading, setIsLoading] = useState(true);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    let isWanted = true;
    loadEarlierRecords({ noun, after: after.id })
      .then(
        (answer) => isWanted && setRecords((before) => [...before, ...answer.records]),
        (error: unknown) => isWanted && setFailure(toAppError(error).message),
      )
      .finally(() => isWanted && setIsLoading(false));
    return () => {
      isWanted = false;
    };
  }, [noun, after]);

  const loadMore = () => {
    setFailure(null);
    setIsLoading(true);
    setAfter({ id: records.at(-1)?.id ?? '' });
  };

  return { records, isLoading, failure, loadMore };
}
