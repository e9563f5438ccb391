import Button from '@mui/material/Button';
import Hash from 'lucide-react/icons/hash';
import MapPin from 'lucide-react/icons/map-pin';
import Tag from 'lucide-react/icons/tag';
import User from 'lucide-react/icons/user';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLive, useOpenedRecord } from '@/data/live/use-live';
import { priceRef } from '@/data/money/prices';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { trackerRef } from '@/data/trackers/trackers';
import { usePeople } from '@/data/employees/use-people';
import { visitsOfJob } from '@/data/jobs/visits';
import type { Job } from '@/domain/jobs/job';
import { jobLabel } from '@/domain/jobs/job-labels';
import { jobNextAction } from '@/domain/jobs/job-next';
import { ownVisitToday } from '@/domain/jobs/field-day';
import { dayOf } from '@/domain/time/time';
import { paths } from '@/domain/navigation/paths';
import { FULL_PLAN } from '@/domain/plans/plan-limits';
import { numberText } from '@/domain/core/record-number';
import { JOB_MOVES, reasonsFor } from '@/domain/core/statuses';
import type { JobStatus } from '@/domain/core/statuses';
import { mayReportOn } from '@/domain/jobs/job-rights';
import { may, mayOn } from '@/domain/access/viewer';
import { PlanLimit, usePlanUse } from '@/features/plans/public';
import { shortAddress } from '@/shared/format/address';
import { formatRelative } from '@/shared/format/dates';
import { useNow } from '@/shared/format/use-now';
import { PendingMark } from '@/shared/ui/states/pending-mark';
import { RecordFrame } from '@/shared/ui/record/record-frame';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { SubStatusMenu } from '@/shared/ui/menus/sub-status-menu';
import { useFieldActions } from '../day/use-field-actions';
import { RecordTimeline } from '@/features/history/public';
import { JobDialogs } from './job-dialogs';
import type { JobDialog } from './job-dialogs';
import { JobMenu } from './job-menu';
import { JobOverview } from './job-overview';
import { JobSide } from './job-side';
import { JobTop } from './job-top';
import { StatusMoveMenu } from '@/shared/ui/menus/status-move-menu';
import { useJobActions } from './use-job-actions';

export type JobRecordProps = { readonly job: Job; readonly pending: boolean };

/** The record screen of one job: progress, visits, and the crew's information. */
export function JobRecord({ job, pending }: JobRecordProps) {
  const viewer = useViewer();
  const [address] = useSearchParams();
  const { settings } = useSettings();
  const zone = settings.timeZone;
  const now = useNow();
  const { people, byUid, nameOf, status: peopleStatus } = usePeople();
  const [dialog, setDialog] = useState<JobDialog | null>(null);
  const visits = useLive(visitsOfJob(viewer, job.uuid));
  const ofTracker = useOpenedRecord(may(viewer, 'trackers:view') ? trackerRef(job.trackerId) : null);
  const tracker = ofTracker.record;
  const mayPrice = may(viewer, 'pricing:show');
  const price = useOpenedRecord(mayPrice ? priceRef(job.uuid) : null);
  const keep = useMemo(() => [...(tracker?.assignees ?? []), job.createdBy], [tracker, job.createdBy]);
  const actions = useJobActions(job, visits.rows, keep);
  const field = useFieldActions();
  const own = ownVisitToday(visits.rows, viewer.uid, dayOf(now, zone), zone);
  const mayEdit = mayOn(viewer, 'jobs:edit', job);
  const mayReport = mayReportOn(viewer, job);
  const label = jobLabel(job, now);
  const next = mayReport ? jobNextAction(job) : null;
  const isArchived = job.listOrganizer === 'Archive';
  const room = usePlanUse('openWork', isArchived && mayEdit);
  const isFull = room.use === 'full';
  const tab = address.get('tab') === 'timeline' ? 'timeline' : 'overview';
  const self = paths.job(job.uuid);

  const move = (to: JobStatus) => {
    if (reasonsFor(to).length > 0) setDialog({ kind: 'reason', to });
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
      back={
        isArchived
          ? { to: `${paths.jobArchive}?tab=jobs`, label: 'Jobs Archive' }
          : { to: paths.jobs, label: 'Open Jobs List' }
      }
      title={job.title}
      status={
        <>
          <StatusMoveMenu
            size="large"
            status={job.status}
            moves={mayReport ? JOB_MOVES[job.status] : []}
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
          {isArchived && <StatusChip size="large" status="Archived" />}
          {pending && <PendingMark />}
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
      menu={
        <JobMenu
          mayEdit={mayEdit}
          isArchived={isArchived}
          wall={isFull ? FULL_PLAN : ''}
          actions={actions}
          onOpen={(kind) => setDialog({ kind })}
        />
      }
      meta={metaOf(job)}
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
        { id: 'overview', label: 'Overview', to: self },
        { id: 'timeline', label: 'Timeline', to: `${self}?tab=timeline` },
      ]}
      tab={tab}
      side={
        <JobSide
          job={job}
          tracker={ofTracker}
          mayEdit={mayEdit}
          mayNote={mayReport}
          {...(mayPrice && { price })}
          byUid={byUid}
          peopleStatus={peopleStatus}
          actions={actions}
          onAmount={() => setDialog({ kind: 'amount' })}
          onAddress={() => setDialog({ kind: 'edit' })}
        />
      }
    >
      {tab === 'overview' ? (
        <JobOverview
          job={job}
          templates={settings.taskTemplates}
          visits={visits}
          nameOf={nameOf}
          uid={viewer.uid}
          mayEdit={mayEdit}
          mayReport={mayReport}
          actions={actions}
          field={field}
          onVisit={(visit) => setDialog({ kind: 'visit', visit })}
        />
      ) : (
        <RecordTimeline
          trackerId={job.trackerId}
          recordIds={[job.uuid, ...visits.rows.map((visit) => visit.uuid)]}
        />
      )}
      <JobDialogs
        job={job}
        visits={visits.rows}
        price={price.record}
        expectedStart={tracker?.expectedStart ?? ''}
        zone={zone}
        people={people}
        byUid={byUid}
        dialog={dialog}
        actions={actions}
        onClose={() => setDialog(null)}
      />
    </RecordFrame>
  );
}

function metaOf(job: Job) {
  const place = shortAddress(job);
  return [
    { icon: Hash, text: numberText(job) },
    { icon: Tag, text: job.jobType },
    { icon: User, text: job.customerName },
    ...(place ? [{ icon: MapPin, text: place }] : []),
  ];
}
