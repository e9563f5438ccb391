import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CirclePause from 'lucide-react/icons/circle-pause';
import Hammer from 'lucide-react/icons/hammer';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useOpenedRecord } from '@/data/live/use-live';
import { useRecordPrice } from '@/data/money/use-record-price';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { trackerRef } from '@/data/trackers/trackers';
import { usePeople } from '@/data/employees/use-people';
import { paths } from '@/domain/navigation/paths';
import { FULL_PLAN } from '@/domain/plans/plan-limits';
import { TRACKER_STAGES } from '@/domain/core/statuses';
import { trackerNoun } from '@/domain/trackers/noun';
import { awaitsStart, isTrackerLate, nextStage, stageSteps } from '@/domain/trackers/stages';
import type { StageStep } from '@/domain/trackers/stages';
import { dayOf } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';
import { may, mayOn } from '@/domain/access/viewer';
import type { Formats } from '@/domain/format/formats';
import { RecordTimeline } from '@/features/history/public';
import { ReadyTracker } from '@/features/invoices/public';
import { PlanLimit, usePlanUse } from '@/features/plans/public';
import { formatDate, formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { useListPosition } from '@/shared/ui/list/list-position';
import { StatusMoveMenu } from '@/shared/ui/menus/status-move-menu';
import { SubStatusMenu } from '@/shared/ui/menus/sub-status-menu';
import { lazyPart } from '@/shared/ui/record/lazy-part';
import { RecordFrame } from '@/shared/ui/record/record-frame';
import { workMeta } from '@/shared/ui/record/work-meta';
import { RecordView } from '@/shared/ui/record/record-view';
import { StageRail } from '@/shared/ui/record/stage-rail';
import { OfferLine } from '@/shared/ui/states/offer-line';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { BillingChip } from '../list/billing-chip';
import { holdText } from './hold-text';
import { OverviewTab } from './overview-tab';
import { trackerMenu } from './tracker-menu';
import type { TrackerDialog } from './tracker-menu';
import { TrackerSide } from './tracker-side';
import { useTrackerActions } from './use-tracker-actions';

const ClientTab = lazyPart('Client page', async () => (await import('./client-tab')).ClientTab);
const MessagesTab = lazyPart('Messages', async () => (await import('./messages-tab')).MessagesTab);
const TrackerDialogs = lazyDialog(async () => (await import('./tracker-dialogs')).TrackerDialogs);

const LIST = { to: paths.trackers, label: 'Open Tracker List' };
const ARCHIVE = { to: `${paths.jobArchive}?tab=trackers`, label: 'Tracker Archive' };

/** /app/management/trackers/{trackerId}: one tracker. */
export function TrackerPage() {
  const { trackerId = '' } = useParams();
  const live = useOpenedRecord(trackerId ? trackerRef(trackerId) : null);
  return (
    <RecordView noun={trackerNoun} live={live} back={LIST}>
      {(tracker) => <TrackerRecord key={tracker.uuid} tracker={tracker} pending={live.pending} />}
    </RecordView>
  );
}

type TrackerRecordProps = { readonly tracker: Tracker; readonly pending: boolean };

/** The record screen of one tracker: progress, jobs, and the client's view. */
function TrackerRecord({ tracker, pending }: TrackerRecordProps) {
  const viewer = useViewer();
  const { settings } = useSettings();
  const now = useNow();
  const formats = useFormat();
  const { people, byUid, nameOf } = usePeople();
  const actions = useTrackerActions(tracker);
  const [dialog, setDialog] = useState<TrackerDialog>(null);
  const price = useRecordPrice(tracker.uuid);
  const mayEdit = mayOn(viewer, 'trackers:edit', tracker);
  const maySeeCustomer = may(viewer, 'customers:view');
  const isArchived = tracker.listOrganizer === 'Archive';
  const room = usePlanUse('openWork', isArchived && mayEdit);
  const next = isArchived ? null : nextStage(tracker.status);
  const list = useListPosition('trackers', tracker.uuid, paths.tracker, isArchived ? ARCHIVE : LIST);
  const rights = { mayEdit, maySeeCustomer };

  return (
    <RecordFrame
      list={list}
      title={tracker.title}
      pending={pending}
      isArchived={isArchived}
      status={
        <>
          <StatusMoveMenu
            label="Change stage"
            size="large"
            status={tracker.status}
            moves={mayEdit ? TRACKER_STAGES.filter((stage) => stage !== tracker.status) : []}
            ending={{ to: 'Cancelled', label: 'Cancel the tracker…' }}
            onMove={(to) => (to === 'Cancelled' ? setDialog('cancel') : actions.moveTo(to))}
          />
          <SubStatusMenu
            subStatuses={settings.subStatuses}
            noun="tracker"
            status={tracker.status}
            value={tracker.subStatus}
            mayEdit={mayEdit}
            onChange={actions.setSubStatus}
          />
          {isTrackerLate(tracker, dayOf(now, formats.zone)) && <StatusChip size="large" status="Late" />}
          {tracker.billing !== '' && <BillingChip size="large" billing={tracker.billing} />}
        </>
      }
      nextAction={
        mayEdit &&
        next && (
          <Button variant="contained" onClick={() => actions.moveTo(next)}>
            Move to {next}
          </Button>
        )
      }
      menu={trackerMenu(tracker, {
        ...rights,
        wall: room.use === 'full' ? FULL_PLAN : '',
        actions,
        onOpen: setDialog,
      })}
      meta={workMeta(tracker)}
      rail={
        <>
          <StageRail
            label="Stages"
            stages={stageSteps(tracker).map(({ stage, at, state }) => ({
              id: stage,
              label: stage,
              state,
              caption:
                at === null
                  ? expectedOf(tracker, { stage, state }, now, formats)
                  : formatDate(at, formats, now),
            }))}
          />
          {awaitsStart(tracker) && tracker.workSince !== null && (
            <Box sx={{ mt: 2 }}>
              <OfferLine
                icon={Hammer}
                text={`The crew started work on ${formatDate(tracker.workSince, formats)}. The client still reads ${tracker.status}.`}
                label="Move to In Progress"
                {...(mayEdit && { onTake: () => actions.moveTo('In Progress') })}
              />
            </Box>
          )}
          <ReadyTracker tracker={tracker} />
          <PlanLimit kind="openWork" used={room.used} limit={room.limit} />
          {tracker.hold.on && (
            <Box sx={{ mt: 2 }}>
              <OfferLine
                icon={CirclePause}
                tone="attention"
                text={holdText(tracker.hold, now, formats)}
                label="Take off hold"
                {...(mayEdit && { onTake: actions.release })}
              />
            </Box>
          )}
        </>
      }
      tabs={[
        {
          id: 'overview',
          label: 'Overview',
          content: (
            <OverviewTab tracker={tracker} mayEdit={mayEdit} onNotes={(notes) => actions.edit({ notes })} />
          ),
        },
        {
          id: 'client',
          label: 'Client page',
          content: <ClientTab tracker={tracker} mayEdit={mayEdit} actions={actions} />,
        },
        {
          id: 'messages',
          label: 'Messages',
          ...(tracker.unreadSince !== null && { attention: true, count: 1 }),
          content: <MessagesTab tracker={tracker} mayEdit={mayEdit} onSend={actions.send} />,
        },
        {
          id: 'timeline',
          label: 'Timeline',
          content: (
            <RecordTimeline
              of={{ field: 'trackerId', id: tracker.uuid }}
              noun={trackerNoun}
              record={tracker}
            />
          ),
        },
      ]}
      side={
        <TrackerSide
          tracker={tracker}
          {...rights}
          price={price}
          byUid={byUid}
          nameOf={nameOf}
          actions={actions}
          onOpen={setDialog}
        />
      }
      dialogs={
        <TrackerDialogs
          open={dialog !== null}
          tracker={tracker}
          price={price?.record ?? null}
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

/** The expected day of a later stage, or that it was skipped. */
function expectedOf(
  tracker: Tracker,
  { stage, state }: Pick<StageStep, 'stage' | 'state'>,
  now: number,
  formats: Formats,
): string {
  if (state === 'skipped') return 'skipped';
  if (stage === 'In Progress' && tracker.expectedStart !== '')
    return `from ${formatDay(tracker.expectedStart, formats, now)}`;
  if (stage === 'Final Inspection' && tracker.expectedEnd !== '')
    return `by ${formatDay(tracker.expectedEnd, formats, now)}`;
  return '';
}
