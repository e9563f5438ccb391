import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderWithData, TEST_UID } from '@/data/testing/render-with-data';
import { atWallClock, dayOf } from '@/domain/time';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { CalendarPage } from './calendar-page';

const ZONE = 'America/Chicago';
const today = dayOf(Date.now(), ZONE);
const lead = (uuid: string, name: string, time: string | null) => ({
  uuid,
  name,
  nameKey: name.toLowerCase(),
  assignees: [TEST_UID],
  salesperson: TEST_UID,
  salespersonName: 'Sam Sender',
  appointmentTime: time === null ? null : atWallClock(today, time, ZONE),
  createdAt: 1,
});

function openCalendar() {
  return renderWithData(
    <AppThemeProvider>
      <FeedbackProvider>
        <CalendarPage />
      </FeedbackProvider>
    </AppThemeProvider>,
    {
      rows: { Customers: [lead('c1', 'Ann Berg', '14:00'), lead('c2', 'Bo Cole', null)] },
      route: '/?view=list',
    },
  );
}

describe('the Open Lead Calendar', () => {
  it('shows appointments under the salesperson’s first name and leads without one in the tray', async () => {
    openCalendar();
    expect(await screen.findByText('Ann Berg')).toBeVisible();
    const tray = screen.getByRole('region', { name: 'Leads without an appointment' });
    expect(within(tray).getByRole('button', { name: 'Plan Bo Cole' })).toBeVisible();
    expect(within(tray).queryByText('Ann Berg')).not.toBeInTheDocument();
  });

  it('hides a status through the legend, and keeps that in the address', async () => {
    const person = userEvent.setup();
    const { router } = openCalendar();
    await screen.findByText('Ann Berg');
    await person.click(screen.getByRole('button', { name: /Open Lead$/ }));
    expect(router.state.location.search).toContain('hide=Open+Lead');
    expect(screen.queryByText('Bo Cole')).not.toBeInTheDocument();
  });

  it('gives a waiting lead its time by the keyboard', async () => {
    const person = userEvent.setup();
    openCalendar();
    (await screen.findByRole('button', { name: 'Plan Bo Cole' })).focus();
    await person.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Bo Cole' });
    expect(within(dialog).getByText('None yet')).toBeVisible();
    await person.click(within(dialog).getByRole('button', { name: 'Set an appointment' }));
    expect(await screen.findByRole('dialog', { name: 'Set an appointment' })).toBeVisible();
  });
});
