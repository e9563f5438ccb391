import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';

import { phoneHref } from '@/domain/format/phone';
import type { PublicOffice } from '@/domain/tracking/public-office';
import type { TrackingView } from '@/domain/tracking/tracking-view';
import type { IllustrationProps } from '@/shared/brand/drawing';
import { ErrorArt } from '@/shared/brand/error-art';
import { NotFoundArt } from '@/shared/brand/not-found-art';
import { PhoneText } from '@/shared/ui/text/phone-text';
import { EmptyDone, EmptyPlan } from '@/shared/ui/states/empty-art';

export type ClosedKind = Exclude<TrackingView['kind'], 'open' | 'offer'> | 'failed';

const SAID: Readonly<Record<ClosedKind, { readonly title: string; readonly text: string }>> = {
  unknown: {
    title: 'This link does not lead anywhere',
    text: 'Check that you have the whole link, or ask the office that sent it for a new one.',
  },
  waiting: {
    title: 'This page is not open yet',
    text: 'The office that sent it has to open it first. It appears here by itself.',
  },
  preparing: {
    title: 'Your page is being made',
    text: 'It appears here by itself in a few seconds.',
  },
  paused: {
    title: 'This page is paused',
    text: 'The office that sent it has closed it for now. It appears here by itself when they open it again.',
  },
  ended: {
    title: 'This link has ended',
    text: 'Ask the office that sent it for a new one. Your documents are still with them.',
  },
  failed: {
    title: 'The page could not be loaded',
    text: 'Your device has no connection, or our server does not answer. It appears here by itself when you are back online.',
  },
};

export type ClosedPageProps = {
  kind: ClosedKind;
  office?: PublicOffice | null;
  onRetry?: () => void;
};

const ART: Readonly<Record<ClosedKind, ComponentType<IllustrationProps>>> = {
  unknown: NotFoundArt,
  waiting: EmptyPlan,
  preparing: EmptyPlan,
  paused: EmptyPlan,
  ended: EmptyDone,
  failed: ErrorArt,
};

/** The page of a link that does not show the progress. Only a paused one names its business. */
export function ClosedPage({ kind, office = null, onRetry }: ClosedPageProps) {
  const { title, text } = SAID[kind];
  const Art = ART[kind];
  return (
    <Box
      component="main"
      aria-live="polite"
      sx={{
        display: 'grid',
        justifyItems: 'start',
        alignContent: 'start',
        gap: 2,
        maxWidth: 560,
        mx: 'auto',
        p: { xs: '64px 24px 80px', md: '120px 24px' },
      }}
    >
      <Box sx={{ mb: 1 }}>
        <Art />
      </Box>
      <Typography variant="h1" sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
      {office && office.name !== '' && (
        <Typography variant="h4" component="p" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {office.name}
        </Typography>
      )}
      {office && office.phone !== '' && (
        <Button variant="contained" size="large" href={phoneHref(office.phone)} className="tn">
          Call&nbsp;
          <PhoneText phone={office.phone} />
        </Button>
      )}
      {onRetry && (
        <Button variant="contained" size="large" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Box>
  );
}
