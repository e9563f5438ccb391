import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ApiEvent } from '@/api/contract/calendar';
import { EVENT_ANSWERS } from '@/domain/calendar/answers';
import type { EventAnswer } from '@/domain/calendar/answers';
import { eventShape } from '@/domain/calendar/event';
import { repeatWords } from '@/domain/calendar/repeat';
import { labelsOf } from '@/domain/core/field-path';
import type { Place } from '@/domain/format/formats';
import { dayOf } from '@/domain/time/time';
import { formatDay, formatDaySpan, formatSpan } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { SegmentedControl } from '@/shared/ui/page/segmented-control';
import { Fact, Facts } from '@/shared/ui/record/facts';
import { PersonAvatar } from '@/shared/ui/text/person-avatar';

const label = labelsOf(eventShape);

const CHOICES: Readonly<Record<EventAnswer, string>> = {
  accepted: 'Accept',
  maybe: 'Maybe',
  declined: 'Decline',
};
const SAID: Readonly<Record<EventAnswer | 'none', string>> = {
  accepted: 'Accepted',
  maybe: 'Maybe',
  declined: 'Declined',
  none: 'No answer yet',
};

export type EventDetailsProps = {
  readonly open: boolean;
  readonly event: ApiEvent;
  readonly uid: string;
  readonly nameOf: (uid: string) => string;
  readonly onAnswer: (answer: EventAnswer | null) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

/** An event: when and where it is, who comes, and what the user may do with it. */
export function EventDetails(props: EventDetailsProps) {
  const { open, event, uid, nameOf, onAnswer, onEdit, onRemove, onClose } = props;
  const place = useFormat();
  const isOrganizer = event.organizerId === uid;
  const isInvited = !isOrganizer && event.assigneeIds.includes(uid);
  const guests = event.assigneeIds.filter((one) => one !== event.organizerId);
  const first = event.allDay ? event.firstDay : dayOf(event.start, place.zone);
  const repeats = repeatWords(event.repeat, first, place.country);
  return (
    <FormDialog
      open={open}
      width="small"
      title={event.title}
      onClose={onClose}
      actions={
        isOrganizer && (
          <>
            <Button color="error" onClick={onRemove}>
              Remove
            </Button>
            <Button variant="contained" onClick={onEdit}>
              Edit
            </Button>
          </>
        )
      }
    >
      <Facts>
        <Fact label="When">{whenText(event, place)}</Fact>
        {repeats !== '' && <Fact label="Repeats">{repeats}</Fact>}
        {event.place !== '' && <Fact label={label('place')}>{event.place}</Fact>}
        <Fact label="Organizer">{nameOf(event.organizerId)}</Fact>
        {event.privacy === 'private' && <Fact label={label('privacy')}>Only the people invited</Fact>}
      </Facts>
      {event.description !== '' && (
        <Box sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{event.description}</Box>
      )}
      {isInvited && (
        <Box sx={{ mt: 2 }}>
          <SegmentedControl
            isWide
            label="Your answer"
            options={EVENT_ANSWERS.map((value) => ({ value, label: CHOICES[value] }))}
            value={event.answers[uid] ?? null}
            // Pressed again, an answer is taken back.
            onChange={(answer) => onAnswer(answer === event.answers[uid] ? null : answer)}
          />
        </Box>
      )}
      {guests.length > 0 && (
        <Box component="ul" aria-label="Guests" sx={{ listStyle: 'none', p: 0, mt: 2, mb: 0 }}>
          {guests.map((guest) => (
            <Box
              component="li"
              key={guest}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 36 }}
            >
              <PersonAvatar name={nameOf(guest)} />
              <span dir="auto">{nameOf(guest)}</span>
              <Box component="span" sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}>
                {SAID[event.answers[guest] ?? 'none']}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </FormDialog>
  );
}

/** "Wed, Nov 25, 7:30–8:15 am", both ends of a longer event, or the days of a whole-day one. */
function whenText(event: ApiEvent, place: Place): string {
  if (event.allDay) {
    return event.firstDay === event.lastDay
      ? `${formatDay(event.firstDay, place)}, all day`
      : formatDaySpan(event.firstDay, event.lastDay, place);
  }
  return formatSpan(event.start, event.end, place);
}
