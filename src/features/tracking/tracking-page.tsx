import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

import { moneyReader } from '@/data/tracking/money-reader';
import type { MoneyReader } from '@/data/tracking/money-reader';
import { trackingReader } from '@/data/tracking/tracking-reader';
import type { TrackingReader } from '@/data/tracking/tracking-reader';
import { ClosedPage } from './closed-page';
import type { MoneyPageProps } from './money/money-page';
import { keptPaying } from './invoice/paying';
import { keptKey } from './money/money-key';
import { MessageComposer } from './message-composer';
import type { ComposerStart } from './message-composer';
import { PhotosCard } from './photos-card';
import { ProgressSkeleton } from './progress-skeleton';
import { ProgressView } from './progress-view';
import { thumbButtonSx } from './progress-styles';
import { useOpened } from './use-opened';
import { useTracking } from './use-tracking';
import { lazy } from '@/shared/ui/states/lazy';
import { lazyOrNothing } from '@/shared/ui/states/lazy-or-nothing';

// Only a mail's link leads to it, so others do not load it.
const MailChoice = lazyOrNothing(async () => (await import('./mail-choice')).MailChoice);
const MoneyPage = lazy<MoneyPageProps>(
  async () => ({ default: (await import('./money/money-page')).MoneyPage }),
  ({ retry }) => <ClosedPage kind="failed" onRetry={retry} />,
);

export type TrackingPageProps = {
  /** The data source; tests pass their own. */
  reader?: TrackingReader;
  money?: MoneyReader;
};

/** In the address: the estimate or the invoice that the page shows, '' for what is to be seen first. */
const ESTIMATE = 'estimate';
const INVOICE = 'invoice';
/** How the client came back from a payment. */
const PAYMENT = 'payment';

/** `/tracking/{trackingId}`: the progress of a job with its estimates and invoices, for every visitor with the link, without sign-in. */
export function TrackingPage({ reader = trackingReader, money = moneyReader }: TrackingPageProps) {
  const { trackingId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const asksAboutMails = search.get('mails') !== null;
  const payment = search.get(PAYMENT) ?? '';
  const paidInvoice = payment === '' ? null : (keptPaying(trackingId)?.invoiceId ?? '');
  const wanted = { estimate: search.get(ESTIMATE), invoice: search.get(INVOICE) ?? paidInvoice };
  const { view, now, hasFailed, retry } = useTracking(reader, trackingId);
  const copy = view?.kind === 'open' ? view.copy : null;
  const [start, setStart] = useState<ComposerStart | null>(null);
  const isOffer = view?.kind === 'offer';
  useOpened(reader, trackingId, copy !== null || isOffer);

  const showsMoney = isOffer || (copy !== null && (wanted.estimate ?? wanted.invoice) !== null);
  const name = copy && !showsMoney && `${copy.title}: ${copy.business.name}`;
  useEffect(() => {
    // What is behind the digits sets its own.
    if (!showsMoney) document.title = name || 'Tracking';
  }, [name, showsMoney]);

  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default' }}>
      {/* The address is the key: it must not reach search engines or linked sites. */}
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {asksAboutMails && <MailChoice reader={reader} link={trackingId} />}
      {view && showsMoney ? (
        <Suspense fallback={<ProgressSkeleton />}>
          <MoneyPage
            reader={money}
            link={trackingId}
            wanted={wanted}
            payment={payment}
            progress={copy}
            office={view.kind === 'offer' ? view.office : null}
            now={now}
            onShow={({ estimate, invoice }) =>
              setSearch(typeof invoice === 'string' ? { [INVOICE]: invoice } : { [ESTIMATE]: estimate ?? '' })
            }
            onBack={() => setSearch({})}
          />
        </Suspense>
      ) : copy ? (
        <ProgressView
          copy={copy}
          now={now}
          money={
            keptKey(trackingId) !== null && (
              <Button variant="outlined" onClick={() => setSearch({ [ESTIMATE]: '' })} sx={moneyButtonSx}>
                Your estimates and invoices
              </Button>
            )
          }
          photos={
            copy.photoCount > 0 ? (
              <PhotosCard
                reader={reader}
                link={trackingId}
                count={copy.photoCount}
                changedAt={copy.updatedAt}
                now={now}
              />
            ) : undefined
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

const moneyButtonSx = { ...thumbButtonSx, mb: 2 } as const;
