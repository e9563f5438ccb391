import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { atWallClock } from '@/domain/time/time';
import { renderUi } from '../testing/render-ui';
import type { CalendarEvent } from './events/calendar-event';
import { MonthDots } from './month-dots';

const ZONE = 'America/Chicago';
const at = (day: string, clock: string) => atWallClock(day, clock, ZONE);
const events: readonly CalendarEvent[] = [
  { id: 'late', title: 'Chester Park', startMs: at('2026-11-24', '14:00'), endMs: at('2026-11-24', '16:00') },
  { id: 'early', title: 'Oak Avenue', startMs: at('2026-11-24', '08:00'), endMs: at('2026-11-24', '09:00') },
  { id: 'long', title: 'Birch Court', startMs: at('2026-11-24', '07:30'), endMs: at('2026-11-26', '16:00') },
];

function Month({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const [day, setDay] = useState('2026-11-23');
  return (
    <MonthDots
      label="Visits"
      events={events}
      date={day}
      timeZone={ZONE}
      onEventOpen={onOpen}
      onDayChange={setDay}
    />
  );
}

it('lists the chosen day of a month, in the order of its times, and opens what is tapped', async () => {
  const onOpen = vi.fn<(id: string) => void>();
  const { user } = renderUi(<Month onOpen={onOpen} />);
  expect(screen.getByText('Nothing planned')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Thu, Nov 26, 1 event' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tue, Nov 24, 3 events' }));
  const titles = within(screen.getByRole('list'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.trim());
  expect(titles).toEqual(['Birch Court', 'Oak Avenue', 'Chester Park']);
  await user.click(screen.getByRole('button', { name: 'Oak Avenue' }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('early', false);
});
