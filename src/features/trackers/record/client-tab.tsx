import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useLive, useOpenedRecord } from '@/data/live/use-live';
import { useUser, useViewer } from '@/data/session/use-session';
import { useRoster, useSettings } from '@/data/session/use-settings';
import { jobsOfTracker } from '@/data/jobs/jobs';
import { messagesOf } from '@/data/tracking/client-messages';
import { openingsOf } from '@/data/history/activity';
import { trackingRef } from '@/data/tracking/tracking';
import { visitsOfTracker } from '@/data/jobs/visits';
import { maxLengthOf } from '@/domain/core/bounds';
import { defaultExpiry, linkCondition } from '@/domain/trackers/links';
import { publicCopy } from '@/domain/tracking/public-parts';
import { trackerLabel, trackerShape } from '@/domain/trackers/tracker';
import type { Tracker } from '@/domain/trackers/tracker';
import { may } from '@/domain/access/viewer';
import { EditableText } from '@/shared/forms/fields/editable-text';
import { PlanLimit, usePlanUse } from '@/features/plans/public';
import { ProgressView } from '@/features/tracking/public';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { AsyncView } from '@/shared/ui/states/async-view';
import { ClientSwitches } from './client-switches';
import { ClientUpdates } from '@/features/client-updates/public';
import { LinkPanel } from './link-panel';
import { OpenedList } from './opened-list';
import type { TrackerActions } from './use-tracker-actions';

export type ClientTabProps = {
  readonly tracker: Tracker;
  readonly mayEdit: boolean;
  readonly actions: TrackerActions;
};

/** The client's view: the link, the switches, and beside them a preview of the public page. */
export function ClientTab({ tracker, mayEdit, actions }: ClientTabProps) {
  const viewer = useViewer();
  const user = useUser();
  const roster = useRoster();
  const { settings } = useSettings();
  const { zone } = useFormat();
  const now = useNow();
  const seesJobs = may(viewer, 'jobs:view');
  const link = useOpenedRecord(tracker.linkId === '' ? null : trackingRef(tracker.linkId));
  const jobs = useLive(seesJobs ? jobsOfTracker(viewer, tracker.uuid) : null);
  const visits = useLive(seesJobs ? visitsOfTracker(viewer, tracker.uuid) : null);
  const messages = useLive(messagesOf(viewer, tracker.uuid));
  const room = usePlanUse('links');
  const openings = useLive(openingsOf(viewer, tracker.uuid));
  const copy = publicCopy(
    {
      link: { expiresAt: link.record?.expiresAt ?? defaultExpiry(now, zone) },
      tracker,
      jobs: jobs.rows,
      visits: visits.rows,
      messages: messages.rows,
      businessName: user.company || user.displayName,
      settings: { ...settings, timeZone: zone },
      people: roster.people,
    },
    now,
  );

  const isLinkKnown = tracker.linkId === '' || link.status === 'ready' || link.status === 'missing';
  // The preview must not deny visits or messages that are not loaded yet.
  const unknown = [jobs, visits, messages].find(({ status }) => status === 'loading' || status === 'error');
  const condition = link.record && linkCondition(link.record, now);
  const hasPlace = condition === 'active' || condition === 'paused';

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 392px' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        {mayEdit && isLinkKnown && !hasPlace && (
          <PlanLimit kind="links" used={room.used} limit={room.limit} />
        )}
        {isLinkKnown ? (
          <LinkPanel
            link={link.record}
            now={now}
            zone={zone}
            mayEdit={mayEdit}
            onPause={actions.pauseLink}
            onResume={actions.resumeLink}
            onRevoke={actions.revokeLink}
            onLastDay={actions.setLastDay}
            onNew={actions.newLink}
          />
        ) : (
          <AsyncView
            status={link.status === 'idle' ? 'loading' : link.status}
            error={link.error}
            part="Tracking link"
            skeleton={<Skeleton variant="rounded" height={120} />}
            onRetry={link.retry}
          />
        )}
        <EditableText
          label={trackerLabel('clientSummary')}
          placeholder="They come on Tuesday. Once they are on the driveway we give you a fixed day to start."
          helper="In the client's words: what is happening now. It heads their page."
          text={tracker.clientSummary}
          maxLength={maxLengthOf(trackerShape, 'clientSummary')}
          rows={2}
          mayEdit={mayEdit}
          draftKey={`client-summary:${tracker.uuid}`}
          saveLabel="Save summary"
          onSave={(clientSummary) => actions.edit({ clientSummary })}
        />
        <ClientSwitches visible={tracker.clientVisible} mayEdit={mayEdit} onShare={actions.share} />
        <ClientUpdates trackerId={tracker.uuid} mayEdit={mayEdit} />
        <OpenedList openings={openings} />
      </Box>
      <Box component="section" aria-label="Preview of the client's page">
        <Typography variant="h2" sx={{ mb: 1 }}>
          Preview
        </Typography>
        <Box
          sx={{
            maxHeight: { lg: 720 },
            overflow: 'auto',
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: '10px',
          }}
          // A scrolling region must be focusable.
          tabIndex={0}
          role="group"
          aria-label="What the client sees now"
        >
          {unknown ? (
            <AsyncView
              status={unknown.status === 'error' ? 'error' : 'loading'}
              error={unknown.error}
              part="Preview"
              skeleton={<Skeleton variant="rounded" height={480} />}
              onRetry={unknown.retry}
            />
          ) : (
            <ProgressView
              isPreview
              copy={copy}
              now={now}
              composer={
                <Typography sx={{ color: 'text.secondary' }}>Here the client writes to you.</Typography>
              }
            />
          )}
        </Box>
      </Box>
    </Box>
  );
}
