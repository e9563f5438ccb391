import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { answerHandover, offeredHandovers } from '@/data/network/handovers';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { readParts } from '@/domain/network/handover';
import type { Handover, HandoverPart } from '@/domain/network/handover';
import { may } from '@/domain/access/viewer';
import { useAction } from '@/shared/feedback/use-action';
import { joinList } from '@/shared/format/words';
import { DateText } from '@/shared/ui/text/date-text';
import { AnswerRow } from '../answer-row';

const PARTS: Readonly<Record<HandoverPart, string>> = {
  name: 'the customer’s name',
  contact: 'phone and e-mail',
  address: 'the address',
  notes: 'notes',
};

/** Unanswered trackers offered by connected users; `partners` are those users' uids. */
export function useOffers(partners: readonly string[]): readonly Handover[] {
  const viewer = useViewer();
  const mayTake = may(viewer, 'trackers:edit') && may(viewer, 'trackers:view');
  const { rows } = useLive(mayTake ? offeredHandovers(viewer) : null);
  return rows.filter(({ other }) => partners.includes(other));
}

/** The list of these offers. */
export function OfferedTrackers({ partners }: { readonly partners: readonly string[] }) {
  const headingId = useId();
  const offers = useOffers(partners);
  if (offers.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography variant="h2" id={headingId}>
        Offered to you{' '}
        <Box component="span" className="tn" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {offers.length}
        </Box>
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 1, borderTop: 1, borderColor: 'divider' }}>
        {offers.map((offer) => (
          <Offer key={offer.uuid} offer={offer} />
        ))}
      </Box>
    </Box>
  );
}

/** An offered tracker with its answers. */
export function Offer({ offer }: { readonly offer: Handover }) {
  const { uuid, title, otherName, otherBusiness, createdAt } = offer;
  const { busy, run } = useAction();
  const parts = readParts(offer.parts).map((part) => PARTS[part]);
  const answer = (one: 'accept' | 'decline', done: string) => void run(() => answerHandover(uuid, one), done);
  return (
    <AnswerRow
      title={title}
      about={
        <>
          From {otherBusiness || otherName}, <DateText at={createdAt} kind="day" />
        </>
      }
      note={
        <>
          {parts.length === 0 ? 'Comes with the work alone.' : `Comes with ${joinList(parts)}.`} They see your
          stage, nothing else.
        </>
      }
      actions={
        <>
          <Button
            variant="contained"
            disabled={busy}
            aria-label={`Accept ${title}`}
            onClick={() => answer('accept', 'It is in your Open Tracker List')}
          >
            Accept
          </Button>
          <Button
            variant="outlined"
            disabled={busy}
            aria-label={`Decline ${title}`}
            onClick={() => answer('decline', 'Declined')}
          >
            Decline
          </Button>
        </>
      }
    />
  );
}
