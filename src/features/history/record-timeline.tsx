import type { HistoryOf } from '@/data/history/activity';

import { History } from './history';
import { useImportEntry } from './use-import-entry';
import type { ImportedRecord } from './use-import-entry';

/** The history of a record of any noun, newest first; of a tracker also that of its jobs. */
export function RecordTimeline({
  of,
  imported = null,
}: {
  readonly of: HistoryOf;
  /** For a job that an import may have made. */
  readonly imported?: ImportedRecord | null;
}) {
  const origin = useImportEntry(imported, 'jobs:edit');
  return (
    <History of={of} origin={origin} emptyText="Changes, visits and messages appear here as they happen." />
  );
}
