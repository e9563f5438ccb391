import { useState } from 'react';
import { jobList, UNSCHEDULED } from '@/data/jobs/job-list';
import { useListed } from '@/data/live/use-listed';
import { useCount } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import type { Job } from '@/domain/jobs/job';
import { useFormat } from '@/shared/format/format-context';
import { listCount } from '@/shared/ui/list/list-count';

const isUnscheduled = ({ status }: Job): boolean => status === 'Unscheduled';

/** Open jobs without a visit, the longest waiting first, for the tray; nothing for users who may not plan. */
export function useUnscheduledJobs() {
  const viewer = useViewer();
  const { country } = useFormat();
  const mayPlan = may(viewer, 'jobs:edit');
  const [search, setSearch] = useState('');
  const list = useListed(
    jobList,
    mayPlan ? { ...UNSCHEDULED, search, fits: isUnscheduled, isExact: true } : null,
  );
  const all = useCount(mayPlan ? jobList.counted(viewer, UNSCHEDULED) : null).value;
  const isNarrowed = search.trim() !== '';
  return {
    mayPlan,
    status: list.status,
    jobs: list.rows,
    count: listCount(list, all, isNarrowed, country),
    search,
    setSearch,
    isNarrowed,
    showMore: list.hasMore ? list.loadMore : null,
    retry: list.retry,
  };
}

export type UnscheduledJobs = ReturnType<typeof useUnscheduledJobs>;
