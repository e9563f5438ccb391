import { useMemo } from 'react';
import type { Activity } from '@/domain/history/activity';
import { mergeNewestFirst } from '@/domain/core/newest-first';
import { activityOf, pricedActivityOf } from './activity';
import type { HistoryOf } from './activity';
import { useViewer } from '../session/use-session';
import type { LivePages } from '../live/use-live';
import { useNarrowed } from '../live/use-narrowed';

/** A record's history filtered by `fits`, newest first, paged; with amounts for users who may see them. */
export function useHistory(
  of: HistoryOf | null,
  fits: (entry: Activity) => boolean,
): Omit<LivePages<Activity>, 'fromCache'> {
  const viewer = useViewer();
  const plain = useNarrowed(of && activityOf(viewer, of), fits);
  const priced = useNarrowed(of && pricedActivityOf(viewer, of), fits);
  const merged = useMemo(
    () =>
      mergeNewestFirst([
        { rows: plain.rows, hasMore: plain.hasMore },
        { rows: priced.rows, hasMore: priced.hasMore },
      ]),
    [plain.rows, plain.hasMore, priced.rows, priced.hasMore],
  );
  const parts = priced.status === 'idle' ? [plain] : [plain, priced];
  const behind = [plain, priced].filter((_, at) => merged.behind.includes(at));
  const notReady = parts.find((part) => part.status !== 'ready');
  return {
    status: notReady?.status ?? 'ready',
    error: notReady?.error ?? null,
    rows: merged.rows,
    problems: parts.flatMap((part) => part.problems),
    pendingIds: plain.pendingIds,
    hasMore: behind.length > 0,
    loadingMore: behind.some((part) => part.loadingMore),
    loadMore: () => behind.forEach((part) => part.loadMore()),
    retry: () => parts.forEach((part) => part.retry()),
  };
}
