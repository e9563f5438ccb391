import { CalendarTray } from '@/shared/calendar/tray/calendar-tray';
import { TrayFacts } from '@/shared/calendar/tray/tray-facts';
import { formatRelative } from '@/shared/format/dates';
import { waitingTitle, WORKDAY_MS } from './planned-visits';
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
      titleOf={waitingTitle}
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
