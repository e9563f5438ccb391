import type { HistoryOf } from '@/data/history/activity';

import { History } from './history';

/** The history of a record of any noun, newest first; of a tracker also that of its jobs. */
export function RecordTimeline({ of }: { readonly of: HistoryOf }) {
  return <History of={of} emptyText="Changes, visits and messages appear here as they happen." />;
}
