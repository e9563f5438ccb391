import { shortNumber } from '@/domain/core/record-number';
import type { Job } from '@/domain/jobs/job';
import { CalendarTray } from '@/shared/calendar/tray/calendar-tray';
import { TrayFacts } from '@/shared/calendar/tray/tray-facts';
import { formatRelative } from '@/shared/format/dates';
import { WORKDAY_MS } from './use-jobs-calendar';
import type { UnscheduledJobs } from './use-unscheduled-jobs';

export type JobTrayProps = {
  readonly tray: UnscheduledJobs;
  readonly now: number;
  readonly onOpen: (id: string) => void;
};

/** Jobs without a visit: dragged onto the calendar, or opened to plan one. */
export function JobTray({ tray, now, onOpen }: JobTrayProps) {
  return (
    <CalendarTray
      label="Jobs without a visit"
      one="a job"
      count={tray.count}
      status={tray.status}
      records={tray.jobs}
      idOf={(job) => job.uuid}
      titleOf={titleOf}
      durationMs={WORKDAY_MS}
      searchLabel="Number, street, client"
      search={tray.search}
      onSearch={tray.setSearch}
      isNarrowed={tray.isNarrowed}
      nothingFits="No job without a visit fits this search."
      emptyTitle="Every job is planned"
      emptyText="New jobs wait here until they have a visit."
      onMore={tray.showMore}
      onRetry={tray.retry}
      onOpen={onOpen}
    >
      {(job) => (
        <TrayFacts
          place={job.customerName}
          since={formatRelative(job.statusAt, now)}
          status={job.status}
          note={job.squares === null ? job.jobType : `${job.squares} sq`}
        />
      )}
    </CalendarTray>
  );
}

/** "J-127 512 Skyline Pkwy". */
function titleOf(job: Job): string {
  const place = job.streetAddress || job.title;
  return job.number === null ? place : `${shortNumber(job)} ${place}`;
}
