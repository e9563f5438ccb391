import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { toAppError } from '@/data/base/app-error';
import { usePeople } from '@/data/employees/use-people';
import { useViewer } from '@/data/session/use-session';
import type { ApiEvent } from '@/api/contract/calendar';
import { EVENT_MS } from '@/domain/calendar/event';
import { calendarSpan } from '@/domain/time/calendar-view';
import { movedTo } from '@/domain/time/spans';
import { atWallClock, dayOf, HOUR_MS, MINUTE_MS } from '@/domain/time/time';
import { CalendarFrame } from '@/shared/calendar/frame/calendar-frame';
import { MarkLegend } from '@/shared/calendar/frame/mark-legend';
import { useCalendarAddress } from '@/shared/calendar/frame/use-calendar-address';
import { notify } from '@/shared/feedback/notify';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { useHiddenColumns } from '@/shared/ui/table/use-hidden-columns';
import { Icon } from '@/shared/ui/text/icon';
import type { Picked } from './event/event-values';
import { HIDDEN_AT_FIRST, layerMarks, readEntryId } from './layers';
import { useEventChanges } from './use-event-changes';
import { useOwnEvents } from './use-own-events';
import { useTogether } from './use-together';
import { useRecordLayers } from './use-record-layers';
import { useWantedEvent } from './use-wanted-event';

const SubscribeDialog = lazyDialog(
  async () => (await import('./subscribe/subscribe-dialog')).SubscribeDialog,
);
const EventDialog = lazyDialog(async () => (await import('./event/event-dialog')).EventDialog);
const EventDetails = lazyDialog(async () => (await import('./event/event-details')).EventDetails);

type Opened =
  | { readonly kind: 'edit'; readonly event: ApiEvent }
  | { readonly kind: 'new'; readonly at: Picked }
  | { readonly kind: 'subscribe' };

const GONE = 'This event is not there any more, or at another time.';
const CUT = 'Not everything of this time is shown. Choose a week or a day to see the rest.';

/** /app/calendar: the user's events, with lead appointments, visits, due tasks and cards, and coworkers' events as layers. */
export function CalendarPage() {
  const place = useFormat();
  const { zone } = place;
  const now = useNow(60_000);
  const viewer = useViewer();
  const { people, nameOf } = usePeople();
  const marks = useMemo(() => layerMarks(viewer), [viewer]);
  // Kept like the columns of a list: per user, on this device.
  const { hidden, setHidden } = useHiddenColumns('calendar-layers', HIDDEN_AT_FIRST);
  const shown = [...marks.keys()].filter((layer) => !hidden.includes(layer));
  const address = useCalendarAddress({
    today: dayOf(now, zone),
    isPhone: useIsPhone(),
    views: ['day', 'three-days', 'week', 'month', 'list'],
    personKey: 'person',
    legend: [],
  });
  const { from, to } = calendarSpan(address.view, address.day, place);
  const span = { start: from, end: to };
  const { wanted, want } = useWantedEvent();
  const own = useOwnEvents(span, shown, nameOf, wanted !== null);
  const records = useRecordLayers(span, shown, nameOf, zone);
  const changes = useEventChanges();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => {
    setOpened(null);
    if (wanted !== null) want(null);
  };
  const status = statusOf(own.status, records.isLoading);
  const known = useMemo(() => [...own.events, ...records.events], [own.events, records.events]);
  const events = useTogether(known, status === 'loading');

  const put = (event: ApiEvent, start: number, end: number, revert: () => void) => {
    const days = event.allDay ? { firstDay: dayOf(start, zone), lastDay: dayOf(end - 1, zone) } : {};
    changes.change(event, { start, end, ...days }).then(
      (isDone) => isDone || revert(),
      (error: unknown) => {
        notify.error(toAppError(error).message);
        revert();
      },
    );
  };
  const move = (entry: string, start: number, revert: () => void) => {
    const { layer, id } = readEntryId(entry);
    const event = own.find(id);
    if (!event || (layer !== 'mine' && layer !== 'coworkers'))
      return records.move(layer, id, { start }, revert);
    // A whole day stays one, wherever it is dropped.
    const to = event.allDay ? atWallClock(dayOf(start, zone), '00:00', zone) : start;
    put(event, to, movedTo(event, to, zone).end, revert);
  };
  const resize = (entry: string, end: number, revert: () => void) => {
    const { layer, id } = readEntryId(entry);
    const event = own.find(id);
    if (!event || (layer !== 'mine' && layer !== 'coworkers'))
      return records.move(layer, id, { end }, revert);
    put(event, event.start, end, revert);
  };
  const open = (entry: string) => {
    const { layer, id } = readEntryId(entry);
    if (layer === 'mine' || layer === 'coworkers') want(id);
    else records.open(layer, id);
  };
  const pick = (start: number, end: number, allDay: boolean) => {
    const isClick = end - start <= (allDay ? 25 * HOUR_MS : 15 * MINUTE_MS);
    const at = allDay && isClick && address.view === 'month' ? nextHours(dayOf(start, zone)) : null;
    setOpened({ kind: 'new', at: at ?? { start, end: isClick && !allDay ? start + EVENT_MS : end, allDay } });
  };
  const nextHours = (day: string): Picked => {
    const start = atWallClock(day, '09:00', zone);
    return { start, end: start + EVENT_MS, allDay: false };
  };

  const actions = (
    <Box sx={{ display: 'flex', gap: 1, flex: 1, '& > :last-child': { flex: 1 } }}>
      <Button
        variant="outlined"
        startIcon={<Icon of={CalendarSync} />}
        onClick={() => setOpened({ kind: 'subscribe' })}
      >
        Subscribe
      </Button>
      <Button
        variant="contained"
        startIcon={<Icon of={Plus} />}
        onClick={() => setOpened({ kind: 'new', at: nextHours(address.day) })}
      >
        Add event
      </Button>
    </Box>
  );
  const details = wanted !== null && opened === null ? own.find(wanted) : undefined;
  const isGone = wanted !== null && own.isKnown && !own.find(wanted);
  const editing = opened?.kind === 'edit' ? opened.event : null;
  const toggle = (layer: string) =>
    setHidden(hidden.includes(layer) ? hidden.filter((one) => one !== layer) : [...hidden, layer]);

  return (
    <CalendarFrame
      title="Calendar"
      label="Events"
      address={address}
      timeZone={zone}
      status={own.status === 'ready' && records.hasFailed ? 'error' : status}
      onRetry={() => {
        own.retry();
        records.retryFailed();
      }}
      events={events}
      cut={isGone ? GONE : own.isCut || records.isCut ? CUT : null}
      action={actions}
      thumb={actions}
      legend={
        <MarkLegend label="Layers" marks={marks} hidden={hidden} onToggle={toggle}>
          {null}
        </MarkLegend>
      }
      onEventOpen={open}
      onEventDrop={move}
      onEventResize={resize}
      onPick={pick}
    >
      {details && (
        <EventDetails
          open
          event={details}
          uid={viewer.uid}
          nameOf={nameOf}
          onAnswer={(answer) => changes.answer(details, answer)}
          onEdit={() => setOpened({ kind: 'edit', event: details })}
          onRemove={() => {
            changes.remove(details).then(
              (isDone) => isDone && close(),
              (error: unknown) => notify.error(toAppError(error).message),
            );
          }}
          onClose={close}
        />
      )}
      {(editing ?? opened?.kind === 'new') && (
        <EventDialog
          open
          of={editing ?? (opened?.kind === 'new' ? opened.at : nextHours(address.day))}
          zone={zone}
          people={people.filter(({ uid }) => uid !== viewer.uid)}
          nameOf={nameOf}
          onSave={(fields) => (editing ? changes.change(editing, fields) : changes.add(fields))}
          onClose={close}
        />
      )}
      <SubscribeDialog open={opened?.kind === 'subscribe'} onClose={close} />
      {changes.question}
    </CalendarFrame>
  );
}

function statusOf(status: 'loading' | 'ready' | 'error', isLoading: boolean) {
  return status === 'ready' && isLoading ? 'loading' : status;
}
