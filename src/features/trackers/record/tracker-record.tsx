import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Hammer from 'lucide-react/icons/hammer';
import Hash from 'lucide-react/icons/hash';
import MapPin from 'lucide-react/icons/map-pin';
import User from 'lucide-react/icons/user';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOpenedRecord } from '@/data/live/use-live';
import { priceRef } from '@/data/money/prices';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { usePeople } from '@/data/employees/use-people';
import { paths } from '@/domain/navigation/paths';
import { FULL_PLAN } from '@/domain/plans/plan-limits';
import { numberText } from '@/domain/core/record-number';
import { awaitsStart, isTrackerLate, nextStage, stageSteps } from '@/domain/trackers/stages';
import type { StageStep } from '@/domain/trackers/stages';
import { dayOf } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';
import { may, mayOn } from '@/domain/access/viewer';
import { RecordTimeline } from '@/features/history/public';
import { PlanLimit, usePlanUse } from '@/features/plans/public';
import { shortAddress } from '@/shared/format/address';
import { formatDate, formatDay } from '@/shared/format/dates';
import { useNow } from '@/shared/format/use-now';
import { PendingMark } from '@/shared/ui/states/pending-mark';
import { RecordFrame } from '@/shared/ui/record/record-frame';
import { OfferLine } from '@/shared/ui/states/offer-line';
import { StageRail } from '@/shared/ui/record/stage-rail';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { SubStatusMenu } from '@/shared/ui/menus/sub-status-menu';
import { ClientTab } from './client-tab';
import { HoldBanner } from './hold-banner';
import { MessagesTab } from './messages-tab';
import { OverviewTab } from './overview-tab';
import { StageMenu } from './stage-menu';
import { TrackerDialogs } from './tracker-dialogs';
import { TrackerMenu } from './tracker-menu';
import type { TrackerDialog } from './tracker-menu';
import { TrackerSide } from './tracker-side';
import { useTrackerActions } from './use-tracker-actions';
import type { Formats } from '@/domain/format/formats';
import { useFormat } from '@/shared/format/format-context';

const TABS = ['overview', 'client', 'messages', 'timeline'] as const;
type Tab = (typeof TABS)[number];

export type TrackerRecordProps = { readonly tracker: Tracker; readonly pending: boolean };

/** The record screen of one tracker: progress, jobs, and the client's view. */
export function TrackerRecord({ tracker, pending }: TrackerRecordProps) {
  const viewer = useViewer();
  const [address] = useSearchParams();
  const { settings } = useSettings();
  const now = useNow();
  const zone = settings.timeZone;
  const formats = useFormat();
  const { people, byUid, nameOf } = usePeople();
  const actions = useTrackerActions(tracker);
  const [dialog, setDialog] = useState<TrackerDialog>(null);
  const mayEdit = mayOn(viewer, 'trackers:edit', tracker);
  const maySeeCustomer = may(viewer, 'customers:view');
  const mayPrice = may(viewer, 'pricing:show');
  const price = useOpenedRecord(mayPrice ? priceRef(tracker.uuid) : null);
  const next = tracker.listOrganizer === 'Open' ? nextStage(tracker.status) : null;
  const tab: Tab = TABS.find((name) => name === address.get('tab')) ?? 'overview';
  const self = paths.tracker(tracker.uuid);
  const isArchived = tracker.listOrganizer === 'Archive';
  const room = usePlanUse('openWork', isArchived && mayEdit);

  return (
    <RecordFrame
      back={
        isArchived
          ? { to: `${paths.jobArchive}?tab=trackers`, label: 'Tracker Archive' }
          : { to: paths.trackers, label: 'Open Tracker List' }
      }
      title={tracker.title}
      status={
        <>
          <StageMenu
            tracker={tracker}
            mayEdit={mayEdit}
            onMove={actions.moveTo}
            onCancel={() => setDialog('cancel')}
          />
          <SubStatusMenu
            subStatuses={settings.subStatuses}
            noun="tracker"
            status={tracker.status}
            value={tracker.subStatus}
            mayEdit={mayEdit}
            onChange={actions.setSubStatus}
          />
          {isTrackerLate(tracker, dayOf(now, zone)) && <StatusChip size="large" status="Late" />}
          {isArchived && <StatusChip size="large" status="Archived" />}
          {pending && <PendingMark />}
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
      menu={
        <TrackerMenu
          tracker={tracker}
          mayEdit={mayEdit}
          maySeeCustomer={maySeeCustomer}
          wall={room.use === 'full' ? FULL_PLAN : ''}
          actions={actions}
          onOpen={setDialog}
        />
      }
      meta={metaOf(tracker)}
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
          <PlanLimit kind="openWork" used={room.used} limit={room.limit} />
          <HoldBanner tracker={tracker} mayEdit={mayEdit} onRelease={actions.release} />
        </>
      }
      tabs={[
        { id: 'overview', label: 'Overview', to: self },
        { id: 'client', label: 'Client page', to: `${self}?tab=client` },
        {
          id: 'messages',
          label: 'Messages',
          to: `${self}?tab=messages`,
          ...(tracker.unreadSince !== null && { attention: true, count: 1 }),
        },
        { id: 'timeline', label: 'Timeline', to: `${self}?tab=timeline` },
      ]}
      tab={tab}
      side={
        <TrackerSide
          tracker={tracker}
          mayEdit={mayEdit}
          maySeeCustomer={maySeeCustomer}
          {...(mayPrice && { price })}
          byUid={byUid}
          nameOf={nameOf}
          actions={actions}
          onOpen={setDialog}
        />
      }
    >
      {tab === 'overview' && (
        <OverviewTab tracker={tracker} mayEdit={mayEdit} onNotes={(notes) => actions.edit({ notes })} />
      )}
      {tab === 'client' && <ClientTab tracker={tracker} mayEdit={mayEdit} actions={actions} />}
      {tab === 'messages' && <MessagesTab tracker={tracker} mayEdit={mayEdit} onSend={actions.send} />}
      {tab === 'timeline' && <RecordTimeline trackerId={tracker.uuid} />}
      <TrackerDialogs
        tracker={tracker}
        price={price.record}
        people={people}
        byUid={byUid}
        dialog={dialog}
        actions={actions}
        onClose={() => setDialog(null)}
      />
    </RecordFrame>
  );
}

function metaOf(tracker: Tracker) {
  const place = shortAddress(tracker);
  return [
    { icon: Hash, text: numberText(tracker) },
    { icon: User, text: tracker.customerName },
    ...(place ? [{ icon: MapPin, text: place }] : []),
  ];
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
