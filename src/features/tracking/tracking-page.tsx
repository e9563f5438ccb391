import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

import { trackingReader } from '@/data/tracking/tracking-reader';
import type { TrackingReader } from '@/data/tracking/tracking-reader';
import { ClosedPage } from './closed-page';
import { MessageComposer } from './message-composer';
import type { ComposerStart } from './message-composer';
import { ProgressSkeleton } from './progress-skeleton';
import { ProgressView } from './progress-view';
import { useOpened } from './use-opened';
import { useTracking } from './use-tracking';
import { lazyOrNothing } from '@/shared/ui/states/lazy-or-nothing';

// Only a mail's link leads to it, so others do not load it.
const PhotosCard = lazyOrNothing(async () => (await import('./photos-card')).PhotosCard);
const MailChoice = lazyOrNothing(async () => (await import('./mail-choice')).MailChoice);

export type TrackingPageProps = {
  /** The data source; tests pass their own. */
  reader?: TrackingReader;
};

/** `/tracking/{trackingId}`: the progress of a job, for every visitor with the link, without sign-in. */
export function TrackingPage({ reader = trackingReader }: TrackingPageProps) {
  const { trackingId = '' } = useParams();
  const asksAboutMails = useSearchParams()[0].get('mails') !== null;
  const { view, now, hasFailed, retry } = useTracking(reader, trackingId);
  const copy = view?.kind === 'open' ? view.copy : null;
  const [start, setStart] = useState<ComposerStart | null>(null);
  useOpened(reader, trackingId, copy !== null);

  const name = copy && `${copy.title}: ${copy.business.name}`;
  useEffect(() => {
    document.title = name ?? 'Tracking';
  }, [name]);

  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default' }}>
      {/* The address is the key: it must not reach search engines or linked sites. */}
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {asksAboutMails && <MailChoice reader={reader} link={trackingId} />}
      {copy ? (
        <ProgressView
          copy={copy}
          now={now}
          photos={
            copy.photoCount > 0 && (
              <PhotosCard reader={reader} link={trackingId} changedAt={copy.updatedAt} now={now} />
            )
          }
          composer={
            <MessageComposer reader={reader} link={trackingId} hours={copy.business.hours} start={start} />
          }
          onAsk={(text) => setStart({ text })}
        />
      ) : view && view.kind !== 'open' ? (
        <ClosedPage kind={view.kind} office={view.kind === 'paused' ? view.office : null} />
      ) : hasFailed ? (
        <ClosedPage kind="failed" onRetry={retry} />
      ) : (
        <ProgressSkeleton />
      )}
    </Box>
  );
}
