import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';

import type { PublicCopy } from '@/domain/tracking/public-copy';
import { licenceLine } from '@/domain/papers/letterhead';
import { dayOf } from '@/domain/time/time';
import { formatDate, formatDateTime, formatSpan, formatTime } from '@/shared/format/dates';
import { FormatProvider, useFormat } from '@/shared/format/format-context';
import { CompanyBar } from './company-bar';
import { MadeWith } from './made-with';
import { MessagesCard } from './messages-card';
import { hasContact, OfficeCard } from './office-card';
import { progressAreas } from './progress-areas';
import { ProgressHero } from './progress-hero';
import { WIDE, wrapSx } from './progress-styles';
import { StagesCard } from './stages-card';
import { VisitsCard } from './visits-card';
import type { Place } from '@/domain/format/formats';

export type ProgressViewProps = {
  copy: PublicCopy;
  now: number;
  /** Leads to the client's estimates; none in a preview. */
  money?: ReactNode;
  /** The card of photos; none without photos and in a preview. */
  photos?: ReactNode;
  /** The message form; a placeholder in a preview. */
  composer: ReactNode;
  onAsk?: (sentence: string) => void;
  /** A preview is inside another screen: its headings are one level lower. */
  isPreview?: boolean;
};

/** The client's view of a job, on the public page and in the preview. Its layout follows its container's width. */
export function ProgressView({
  copy,
  now,
  money,
  photos,
  composer,
  onAsk,
  isPreview = false,
}: ProgressViewProps) {
  const device = useFormat();
  const zone = copy.timeZone || device.zone;
  const place: Place = { zone, country: copy.country || device.country };
  const messagesId = useId();
  const headingAs = isPreview ? 'h4' : 'h2';
  const hasVisits = copy.visits.some((visit) => visit.end > now);
  const areas = progressAreas({
    stages: copy.stages.length > 0,
    visits: hasVisits,
    photos: photos !== undefined,
    messages: copy.shows.messages,
    office: hasContact(copy.business),
  });
  const askToMove = (visit: PublicCopy['visits'][number]) => {
    onAsk?.(`Could we move the visit on ${formatSpan(visit.start, visit.end, place, now)}? `);
    const card = document.getElementById(messagesId);
    card?.scrollIntoView({ behavior: 'smooth' });
    card?.querySelector('textarea')?.focus({ preventScroll: true });
  };
  return (
    <FormatProvider {...place}>
      <Box sx={{ containerType: 'inline-size', bgcolor: 'background.default', color: 'text.primary' }}>
        <CompanyBar business={copy.business} sticky={!isPreview} />
        <Box component={isPreview ? 'div' : 'main'} sx={wrapSx}>
          <ProgressHero copy={copy} now={now} place={place} titleAs={isPreview ? 'h3' : 'h1'} />
          {money}
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gridTemplateAreas: areas.narrow,
              gap: 2,
              [WIDE]: {
                gridTemplateColumns: areas.hasSide ? 'minmax(0, 1fr) 416px' : 'minmax(0, 1fr)',
                gridTemplateAreas: areas.wide,
                gridTemplateRows: areas.wideRows,
                gap: 3,
              },
            }}
          >
            {hasVisits && (
              <VisitsCard
                copy={copy}
                now={now}
                place={place}
                headingAs={headingAs}
                onAskToMove={copy.shows.messages && !isPreview ? askToMove : null}
              />
            )}
            {copy.stages.length > 0 && (
              <StagesCard copy={copy} now={now} place={place} headingAs={headingAs} />
            )}
            {photos}
            {copy.shows.messages && (
              <MessagesCard
                id={messagesId}
                messages={copy.messages}
                now={now}
                place={place}
                headingAs={headingAs}
                composer={composer}
              />
            )}
            {hasContact(copy.business) && <OfficeCard business={copy.business} headingAs={headingAs} />}
          </Box>
        </Box>
        <Foot copy={copy} now={now} place={place} isPreview={isPreview} />
      </Box>
    </FormatProvider>
  );
}

function Foot({
  copy,
  now,
  place,
  isPreview,
}: {
  copy: PublicCopy;
  now: number;
  place: Place;
  isPreview: boolean;
}) {
  const isToday = dayOf(copy.updatedAt, place.zone) === dayOf(now, place.zone);
  const changed = isToday
    ? `today, ${formatTime(copy.updatedAt, place)}`
    : formatDateTime(copy.updatedAt, place, now);
  return (
    <Box
      component="footer"
      sx={{
        ...wrapSx,
        display: 'grid',
        gap: 2,
        py: 4,
        color: 'text.secondary',
        [WIDE]: { px: 3, py: 5, gridTemplateColumns: '1fr auto', alignItems: 'end' },
      }}
    >
      <div>
        <p className="tn">Last change {changed}. This page updates by itself.</p>
        <Box component="p" className="tn" sx={{ mt: 0.5 }}>
          {copy.business.name}. The link works until {formatDate(copy.expiresAt - 1, place, now)}.
        </Box>
        <SmallPrint business={copy.business} country={place.country} />
      </div>
      <MadeWith isLink={!isPreview} />
    </Box>
  );
}

type SmallPrintProps = Pick<PublicCopy, 'business'> & { readonly country: string };

function SmallPrint({ business: { licence, terms }, country }: SmallPrintProps) {
  return (
    <>
      {licence !== '' && (
        <Box component="p" dir="auto" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {licenceLine(licence, country)}
        </Box>
      )}
      {terms !== '' && (
        <Box component="details" sx={{ mt: 1 }}>
          <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
            Terms
          </Box>
          <Box
            component="p"
            dir="auto"
            sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}
          >
            {terms}
          </Box>
        </Box>
      )}
    </>
  );
}
