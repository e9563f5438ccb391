import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

import type { CalendarView } from '@/domain/time/calendar-view';
import { atWallClock } from '@/domain/time/time';
import { renderUi } from '../testing/render-ui';
import { CalendarBar } from './frame/calendar-bar';
import type { CalendarEvent } from './events/calendar-event';
import { hourUnderNow, rangeTitle, stepDay } from './calendar-range';
import { EventCalendar } from './event-calendar';
import { TrayItem } from './tray/tray-item';

const ZONE = 'America/Chicago';
const PLACE = { zone: ZONE, country: 'US' };
const VIEWS: readonly CalendarView[] = ['day', 'three-days', 'week', 'month', 'list'];

const APPOINTMENT: CalendarEvent = {
  id: 'lead-1',
  title: 'Noor Al-Masri',
  who: 'Priya',
  place: 'Fort Worth',
  status: 'Appointment Set',
  startMs: Date.parse('2026-11-24T20:00:00Z'),
  endMs: Date.parse('2026-11-24T22:00:00Z'),
  editable: true,
};

type CalendarProps = {
  first: CalendarView;
  onOpen: (id: string) => void;
  onRange: (title: string) => void;
  event?: CalendarEvent;
  onResize?: (id: string, endMs: number) => void;
};

function Calendar({ first, onOpen, onRange, event = APPOINTMENT, onResize = vi.fn() }: CalendarProps) {
  const [view, setView] = useState(first);
  const [date, setDate] = useState('2026-11-23');
  return (
    <>
      <CalendarBar
        view={view}
        views={VIEWS}
        date={date}
        timeZone={ZONE}
        onDateChange={setDate}
        onViewChange={setView}
      />
      <EventCalendar
        label="Appointments"
        events={[event]}
        view={view}
        date={date}
        timeZone={ZONE}
        onEventOpen={onOpen}
        onTitleChange={onRange}
        onEventResize={onResize}
      />
    </>
  );
}

describe('EventCalendar', () => {
  it('shows an event on the clock of its zone with its status in words, and opens it with Enter', async () => {
    const onOpen = vi.fn();
    const { user } = renderUi(<Calendar first="list" onOpen={onOpen} onRange={vi.fn()} />);
    const event = await screen.findByRole('button', { name: 'Priya Noor Al-Masri' });
    expect(event.closest('tr')).toHaveTextContent('2:00 pmPriya Noor Al-MasriFort WorthAppointment Set');
    event.focus();
    await user.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('lead-1', false);
  });

  it('reports the shown range when the week or the view changes', async () => {
    const onRange = vi.fn();
    const { user } = renderUi(<Calendar first="week" onOpen={vi.fn()} onRange={onRange} />);
    await waitFor(() => expect(onRange).toHaveBeenLastCalledWith('Nov 22–28'));
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    await waitFor(() => expect(onRange).toHaveBeenLastCalledWith('Nov 29 – Dec 5'));
    await user.click(screen.getByRole('button', { name: 'Month' }));
    await waitFor(() => expect(onRange).toHaveBeenLastCalledWith('November 2026'));
  });

  it('shows three days from the chosen one, and steps by three', async () => {
    const onRange = vi.fn();
    const { user } = renderUi(<Calendar first="three-days" onOpen={vi.fn()} onRange={onRange} />);
    await waitFor(() => expect(onRange).toHaveBeenLastCalledWith('Nov 23–25'));
    await user.click(screen.getByRole('button', { name: 'Next three days' }));
    await waitFor(() => expect(onRange).toHaveBeenLastCalledWith('Nov 26–28'));
  });
});

describe('an event of several days', () => {
  const visit: CalendarEvent = {
    id: 'visit-1',
    title: 'Tear-off',
    startMs: atWallClock('2026-11-24', '08:00', ZONE),
    endMs: atWallClock('2026-11-25', '16:00', ZONE),
    mark: { letter: 'N', colour: 'teal', name: 'Crew North' },
    editable: true,
    resizable: true,
    clash: 'Omar twice',
  };

  it('is listed on each of its days, with whose it is and who is booked twice', async () => {
    renderUi(<Calendar first="list" onOpen={vi.fn()} onRange={vi.fn()} event={visit} />);
    const [first, second] = await screen.findAllByRole('button', { name: 'Crew North Tear-off' });
    expect(first?.closest('tr')).toHaveTextContent(/8:00 am.*Omar twice$/);
    expect(second?.closest('tr')).toHaveTextContent(/until 4:00 pm.*Omar twice$/);
  });

  it.each([true, false])('shows its start and end in the row above a week (as a bar: %s)', async (bar) => {
    const night = { ...visit, bar, startMs: atWallClock('2026-11-24', '20:00', ZONE) };
    renderUi(<Calendar first="week" onOpen={vi.fn()} onRange={vi.fn()} event={night} />);
    const row = await screen.findByTitle('Tue, Nov 24, 8:00 pm – Wed, Nov 25, 4:00 pm Tear-off Omar twice');
    expect(row).toHaveTextContent('8 pm – 4 pm');
  });

  it('is made a day longer with the keys, at the same time of day', async () => {
    const onResize = vi.fn();
    const { user } = renderUi(
      <Calendar first="list" onOpen={vi.fn()} onRange={vi.fn()} event={visit} onResize={onResize} />,
    );
    (await screen.findAllByRole('button', { name: /Tear-off/ }))[0]?.focus();
    await user.keyboard('{Shift>}{Alt>}{ArrowRight}{/Alt}{/Shift}');
    expect(onResize).toHaveBeenCalledExactlyOnceWith(
      'visit-1',
      atWallClock('2026-11-26', '16:00', ZONE),
      expect.any(Function),
    );
  });
});

describe('calendar ranges', () => {
  it.each([
    ['2026-11-23', 'week', 1, '2026-11-30'],
    ['2026-11-01', 'week', -1, '2026-10-25'],
    ['2026-01-31', 'month', 1, '2026-02-28'],
    ['2026-12-31', 'day', 1, '2027-01-01'],
    ['2026-12-30', 'three-days', 1, '2027-01-02'],
    ['2026-11-01', 'three-days', -1, '2026-10-29'],
    ['2026-11-23', 'list', 1, '2026-11-30'],
    ['2026-11-23', 'two-weeks', 1, '2026-12-07'],
  ] as const)('steps from %s by one %s (%d)', (day, view, direction, expected) => {
    expect(stepDay(day, view, direction)).toBe(expected);
  });

  it.each([
    ['10:36', null],
    ['10:37', '11:00:00'],
    ['11:00', '11:00:00'],
    ['11:07', '11:00:00'],
    ['11:08', null],
    ['23:50', '00:00:00'],
  ])('at %s the current time covers the label of %s', (time, hour) => {
    expect(hourUnderNow(atWallClock('2026-11-23', time, ZONE), ZONE)).toBe(hour);
  });

  it('are called as people call them', () => {
    expect(rangeTitle('month', '2026-11-01', '2026-11-30', PLACE)).toBe('November 2026');
    expect(rangeTitle('week', '2026-11-23', '2026-11-29', PLACE)).toBe('Nov 23–29');
  });
});

describe('TrayItem', () => {
  it('is planned with Enter as well as by dragging', async () => {
    const onOpen = vi.fn();
    const { user } = renderUi(
      <TrayItem id="lead-1" title="Noor Al-Masri" durationMs={7_200_000} onOpen={onOpen} />,
    );
    screen.getByRole('button', { name: 'Plan Noor Al-Masri' }).focus();
    await user.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('lead-1');
  });
});
