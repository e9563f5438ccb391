import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { editCard } from '@/data/boards/board-intents';
import { cardsDue, MOST_DUE } from '@/data/boards/boards';
import { toAppError } from '@/data/base/app-error';
import { rescheduleAppointment } from '@/data/customers/customer-changes';
import { appointmentsBetween, MAX_EVENTS } from '@/data/customers/customers';
import { loadVisitContext } from '@/data/jobs/visit-context';
import { MOST_VISITS, moveVisit, scheduledVisits } from '@/data/jobs/visits';
import { useLive, useStore } from '@/data/live/use-live';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { MOST_TASKS_DUE, tasksDueBetween } from '@/data/tasks/task-list';
import { editTask } from '@/data/tasks/tasks';
import { mayOn } from '@/domain/access/viewer';
import { cardLink } from '@/domain/boards/card-link';
import { APPOINTMENT_MS, appointmentAt } from '@/domain/customers/appointments';
import { isOnSchedule } from '@/domain/jobs/job-rights';
import { isAhead, visitProblem } from '@/domain/jobs/visits';
import { paths } from '@/domain/navigation/paths';
import type { Span } from '@/domain/time/spans';
import { movedTo } from '@/domain/time/spans';
import { atWallClock, dayOf, endOfDay, MINUTE_MS, wallClockOf } from '@/domain/time/time';
import type { CalendarEvent } from '@/shared/calendar/events/calendar-event';
import { notify } from '@/shared/feedback/notify';
import { firstName } from '@/shared/format/words';
import { entryId, layerMarks } from './layers';
import type { Layer } from './layers';

/** A card or a task has a due time and no length; its entry needs one to be seen. */
const DUE_MS = 30 * MINUTE_MS;

/** Lead appointments, visits, due tasks and due cards of a span, as entries of the calendar that open and move their records. */
export function useRecordLayers(
  { start, end }: Span,
  shown: readonly Layer[],
  nameOf: (uid: string) => string,
  zone: string,
) {
  const viewer = useViewer();
  const store = useStore();
  const commit = useCommit();
  const navigate = useNavigate();
  const hasLeads = shown.includes('leads');
  const hasVisits = shown.includes('visits');
  const hasTasks = shown.includes('tasks');
  const hasCards = shown.includes('cards');
  // An appointment may run into the range.
  const leads = useLive(hasLeads ? appointmentsBetween(viewer, start - APPOINTMENT_MS, end) : null);
  const visits = useLive(hasVisits ? scheduledVisits(viewer, start, end) : null);
  const tasks = useLive(hasTasks ? tasksDueBetween(viewer, dayOf(start, zone), dayOf(end - 1, zone)) : null);
  const cards = useLive(hasCards ? cardsDue(viewer, start, end) : null);

  const events = useMemo((): readonly CalendarEvent[] => {
    const marks = layerMarks(viewer);
    // In the colour of their layer in the legend; a letter where no status has an icon.
    const colourOf = (layer: Layer) => {
      const mark = marks.get(layer);
      return mark ? { color: mark.colour } : {};
    };
    const look = (layer: Layer) => {
      const mark = marks.get(layer);
      return mark ? { mark, color: mark.colour } : {};
    };
    const appointments = leads.rows.flatMap((customer): CalendarEvent[] => {
      if (customer.appointmentTime === null) return [];
      const span = appointmentAt(customer, customer.appointmentTime);
      return [
        {
          ...colourOf('leads'),
          id: entryId('leads', customer.uuid),
          title: customer.name,
          who: firstName(nameOf(customer.salesperson)),
          startMs: span.start,
          endMs: span.end,
          status: customer.customerStatus,
          place: customer.city,
          editable: mayOn(viewer, 'customers:edit', customer),
        },
      ];
    });
    const work = visits.rows
      .filter((visit) => visit.status !== 'Cancelled' && isOnSchedule(viewer, visit))
      .map((visit): CalendarEvent => {
        const mayMove = isAhead(visit.status) && mayOn(viewer, 'jobs:edit', visit);
        return {
          ...colourOf('visits'),
          id: entryId('visits', visit.uuid),
          title: visit.streetAddress || visit.customerName,
          who: visit.title,
          startMs: visit.start,
          endMs: visit.end,
          status: visit.status,
          place: visit.customerName,
          editable: mayMove,
          resizable: mayMove,
        };
      });
    const toDo = tasks.rows.map((task): CalendarEvent => {
      const isWholeDay = task.dueTime === '';
      const startMs = atWallClock(task.dueOn, task.dueTime || '00:00', zone);
      return {
        ...look('tasks'),
        id: entryId('tasks', task.uuid),
        title: task.title,
        place: task.recordTitle,
        startMs,
        endMs: isWholeDay ? endOfDay(task.dueOn, zone) : startMs + DUE_MS,
        allDay: isWholeDay,
        bar: isWholeDay,
        editable: mayOn(viewer, 'tasks:edit', task),
      };
    });
    const due = cards.rows.flatMap((card): CalendarEvent[] => {
      if (card.due === null) return [];
      const id = entryId('cards', card.uuid);
      const span = { startMs: card.due, endMs: card.due + DUE_MS };
      return [{ ...look('cards'), id, title: card.name, place: card.recordNumber, ...span, editable: true }];
    });
    return [...appointments, ...work, ...toDo, ...due];
  }, [leads.rows, visits.rows, tasks.rows, cards.rows, viewer, nameOf, zone]);

  const move = (layer: string, id: string, span: Partial<Span>, revert: () => void) => {
    const lead = layer === 'leads' ? leads.rows.find(({ uuid }) => uuid === id) : undefined;
    if (lead && span.start !== undefined) commit(rescheduleAppointment(viewer, lead, span.start, null));
    const task = layer === 'tasks' ? tasks.rows.find(({ uuid }) => uuid === id) : undefined;
    if (task && span.start !== undefined) {
      const dueTime = task.dueTime === '' ? {} : { dueTime: wallClockOf(span.start, zone) };
      commit(editTask(viewer, task, { dueOn: dayOf(span.start, zone), ...dueTime }, { alone: true }));
    }
    const card = layer === 'cards' ? cards.rows.find(({ uuid }) => uuid === id) : undefined;
    if (card && span.start !== undefined)
      commit(editCard(viewer, card, { due: span.start }, 'Due day changed'));
    const visit = layer === 'visits' ? visits.rows.find(({ uuid }) => uuid === id) : undefined;
    if (!visit) return;
    const next =
      span.start === undefined
        ? { start: visit.start, end: span.end ?? visit.end }
        : movedTo(visit, span.start, zone);
    const problem = visitProblem(next);
    const fail = (sentence: string) => {
      notify.error(sentence);
      revert();
    };
    if (problem !== null) return fail(problem);
    loadVisitContext(store, viewer, visit.jobId, Date.now())
      .then((context) => commit(moveVisit(context, visit, next)))
      .catch((error: unknown) => fail(toAppError(error).message));
  };

  const open = (layer: string, id: string) => {
    if (layer === 'leads') return void navigate(paths.customer(id));
    if (layer === 'tasks') return void navigate(paths.task(id));
    const card = layer === 'cards' ? cards.rows.find(({ uuid }) => uuid === id) : undefined;
    if (card) return void navigate(cardLink(card));
    const visit = visits.rows.find(({ uuid }) => uuid === id);
    if (visit) void navigate(paths.job(visit.jobId));
  };

  const parts = [
    ...(hasLeads ? [leads] : []),
    ...(hasVisits ? [visits] : []),
    ...(hasTasks ? [tasks] : []),
    ...(hasCards ? [cards] : []),
  ];
  return {
    events,
    move,
    open,
    isCut:
      leads.rows.length >= MAX_EVENTS ||
      visits.rows.length >= MOST_VISITS ||
      tasks.rows.length >= MOST_TASKS_DUE ||
      cards.rows.length >= MOST_DUE,
    isLoading: parts.some(({ status }) => status === 'loading'),
    retryFailed: () => parts.filter(({ status }) => status === 'error').forEach(({ retry }) => retry()),
    hasFailed: parts.some(({ status }) => status === 'error'),
  };
}
