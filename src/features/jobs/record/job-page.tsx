import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useLive, useOpenedRecord } from '@/data/live/use-live';
import { jobRef } from '@/data/jobs/jobs';
import { useRecordPrice } from '@/data/money/use-record-price';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { trackerRef } from '@/data/trackers/trackers';
import { usePeople } from '@/data/employees/use-people';
import { visitsOfJob } from '@/data/jobs/visits';
import type { Job } from '@/domain/jobs/job';
import { jobNoun } from '@/domain/jobs/noun';
import { jobLabel } from '@/domain/jobs/job-labels';
import { jobNextAction } from '@/domain/jobs/job-next';
import { ownVisitToday } from '@/domain/jobs/field-day';
import { dayOf } from '@/domain/time/time';
import { paths } from '@/domain/navigation/paths';
import { FULL_PLAN } from '@/domain/plans/plan-limits';
import { JOB_MOVES, JOB_REASONS, reasonsFor } from '@/domain/core/statuses';
import type { JobStatus, VisitStatus } from '@/domain/core/statuses';
import { beginsWork, isCalledOff, mayReportOn } from '@/domain/jobs/job-rights';
import { may, mayOn } from '@/domain/access/viewer';
import { PlanLimit, usePlanUse } from '@/features/plans/public';
import { formatRelative } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { useListPosition } from '@/shared/ui/list/list-position';
import { RecordFrame } from '@/shared/ui/record/record-frame';
import { workMeta } from '@/shared/ui/record/work-meta';
import { RecordView } from '@/shared/ui/record/record-view';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { SubStatusMenu } from '@/shared/ui/menus/sub-status-menu';
import { useFieldActions } from '../day/use-field-actions';
import { RecordTimeline } from '@/features/history/public';
import type { JobDialog } from './job-dialogs';
import { jobMenu } from './job-menu';
import { JobOverview } from './job-overview';
import { JobSide } from './job-side';
import { JobTop } from './job-top';
import { StatusMoveMenu } from '@/shared/ui/menus/status-move-menu';
import { useJobActions } from './use-job-actions';

const JobDialogs = lazyDialog(async () => (await import('./job-dialogs')).JobDialogs);

const LIST = { to: paths.jobs, label: 'Open Jobs List' };
const ARCHIVE = { to: `${paths.jobArchive}?tab=jobs`, label: 'Jobs Archive' };

/** /app/management/jobs/{jobId}: one job. */
export function JobPage() {
  const { jobId = '' } = useParams();
  const live = useOpenedRecord(jobId ? jobRef(jobId) : null);
  return (
    <RecordView noun={jobNoun} live={live} back={LIST}>
      {(job) => <JobRecord key={job.uuid} job={job} pending={live.pending} />}
    </RecordView>
  );
}

type JobRecordProps = { readonly job: Job; readonly pending: boolean };

/** The record screen of one job: progress, visits, and the crew's information. */
function JobRecord({ job, pending }: JobRecordProps) {
  const viewer = useViewer();
  const { settings } = useSettings();
  const { zone } = useFormat();
  const now = useNow();
  const { people, byUid, nameOf, status: peopleStatus } = usePeople();
  const [dialog, setDialog] = useState<JobDialog | null>(null);
  const visits = useLive(visitsOfJob(viewer, job.uuid));
  const ofTracker = useOpenedRecord(may(viewer, 'trackers:view') ? trackerRef(job.trackerId) : null);
  const tracker = ofTracker.record;
  const price = useRecordPrice(job.uuid);
  const keep = useMemo(() => [...(tracker?.assignees ?? []), job.createdBy], [tracker, job.createdBy]);
  const actions = useJobActions(job, visits.rows, keep);
  const field = useFieldActions();
  const own = ownVisitToday(visits.rows, viewer.uid, dayOf(now, zone), zone);
  const mayEdit = mayOn(viewer, 'jobs:edit', job);
  const mayReport = mayReportOn(viewer, job);
  const label = jobLabel(job, now);
  const isOff = isCalledOff(job, tracker);
  const mayGo = (to: JobStatus | VisitStatus) => !isOff || !beginsWork(to);
  const wanted = mayReport ? jobNextAction(job) : null;
  const next = wanted?.kind === 'move' && !mayGo(wanted.to) ? null : wanted;
  const isArchived = job.listOrganizer === 'Archive';
  const room = usePlanUse('openWork', isArchived && mayEdit);
  const isFull = room.use === 'full';
  const list = useListPosition('jobs', job.uuid, paths.job, isArchived ? ARCHIVE : LIST);

  const move = (to: JobStatus) => {
    if (reasonsFor(JOB_REASONS, to).length > 0) setDialog({ kind: 'reason', to });
    else actions.move(to);
  };
  const runNext = () => {
    switch (next?.kind) {
      case 'plan':
        return setDialog({ kind: 'visit', visit: null });
      case 'move':
        // Starting the job also starts the viewer's own visit.
        return next.to === 'In Progress' && own && own.status !== 'Working'
          ? field.report(job, own, 'Working')
          : move(next.to);
      case 'archive':
        return actions.archive();
      case 'reopen':
        return actions.reopen();
      case undefined:
        return undefined;
    }
  };

  return (
    <RecordFrame
      list={list}
      title={job.title}
      pending={pending}
      isArchived={isArchived}
      status={
        <>
          <StatusMoveMenu
            size="large"
            status={job.status}
            moves={mayReport ? JOB_MOVES[job.status].filter(mayGo) : []}
            onMove={move}
          />
          <SubStatusMenu
            subStatuses={settings.subStatuses}
            noun="job"
            status={job.status}
            value={job.subStatus}
            mayEdit={mayReport}
            onChange={actions.setSubStatus}
          />
          {label && <StatusChip size="large" status={label} />}
        </>
      }
      because={{
        title: job.statusReason === '' ? job.status : `${job.status}: ${job.statusReason}`,
        text: job.statusNote || formatRelative(job.statusAt, now),
      }}
      nextAction={
        next &&
        (next.kind === 'move' || mayEdit) && (
          <Button variant="contained" disabled={next.kind === 'reopen' && isFull} onClick={runNext}>
            {next.label}
          </Button>
        )
      }
      menu={jobMenu({
        jobId: job.uuid,
        mayEdit,
        isArchived,
        wall: isFull ? FULL_PLAN : '',
        actions,
        onOpen: (kind) => setDialog({ kind }),
      })}
      meta={workMeta(job, job.jobType)}
      rail={
        <>
          <PlanLimit kind="openWork" used={room.used} limit={room.limit} />
          <JobTop
            job={job}
            visits={visits.rows}
            tracker={tracker}
            own={own}
            byUid={byUid}
            mayReport={mayReport}
            onMoveTracker={
              tracker && !settings.workMovesTracker && mayOn(viewer, 'trackers:edit', tracker)
                ? actions.moveTracker
                : null
            }
            actions={field}
          />
        </>
      }
      tabs={[
        {
          id: 'overview',
          label: 'Overview',
          content: (
            <JobOverview
              job={job}
              templates={settings.taskTemplates}
              visits={visits}
              nameOf={nameOf}
              uid={viewer.uid}
              mayEdit={mayEdit}
              mayReport={mayReport}
              mayGo={mayGo}
              actions={actions}
              field={field}
              onVisit={(visit) => setDialog({ kind: 'visit', visit })}
            />
          ),
        },
        {
          id: 'timeline',
          label: 'Timeline',
          content: (
            <RecordTimeline noun={jobNoun} record={job} imported={{ ...job, cameInAt: job.createdAt }} />
          ),
        },
      ]}
      side={
        <JobSide
          job={job}
          tracker={ofTracker}
          mayEdit={mayEdit}
          mayNote={mayReport}
          price={price}
          byUid={byUid}
          peopleStatus={peopleStatus}
          actions={actions}
          onAmount={() => setDialog({ kind: 'amount' })}
          onAddress={() => setDialog({ kind: 'edit' })}
        />
      }
      dialogs={
        <JobDialogs
          open={dialog !== null}
          job={job}
          visits={visits.rows}
          price={price?.record ?? null}
          expectedStart={tracker?.expectedStart ?? ''}
          zone={zone}
          people={people}
          byUid={byUid}
          dialog={dialog}
          actions={actions}
          onClose={() => setDialog(null)}
        />
      }
    />
  );
}
