import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { memoryStoreWith, renderWithData, TEST_UID } from '@/data/testing/render-with-data';
import { AppError } from '@/domain/core/errors';
import { instant } from '@/domain/core/value';
import { addDays, atWallClock, dayOf } from '@/domain/time/time';
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
  appointmentTime: time === null ? null : atWallClock(today, time, ZONE),
  createdAt: 1,
});

const SOME = [lead('c1', 'Ann Berg', '14:00'), lead('c2', 'Bo Cole', null)];

function openCalendar(Customers = SOME, readable: (collection: string) => AppError | null = () => null) {
  return renderWithData(
    <AppThemeProvider>
      <FeedbackProvider>
        <CalendarPage />
      </FeedbackProvider>
    </AppThemeProvider>,
    {
      store: memoryStoreWith({ Customers }, { readable }),
      route: '/?view=list',
    },
  );
}

describe('the Open Lead Calendar', () => {
  it("shows appointments under the salesperson's first name and leads without one in the tray", async () => {
    openCalendar();
    expect(await screen.findByText('Ann Berg')).toBeVisible();
    const tray = screen.getByRole('region', { name: 'Leads without an appointment' });
    expect(within(tray).getByRole('button', { name: 'Plan Bo Cole' })).toBeVisible();
    expect(within(tray).queryByText('Ann Berg')).not.toBeInTheDocument();
  });

  it('shows waiting leads page by page, and finds those it has not read', async () => {
    const person = userEvent.setup();
    const many = Array.from({ length: 42 }, (_, index) => ({
      ...lead(`w${index}`, `Waiting ${index}`, null),
      createdAt: 1_000 + index,
    }));
    openCalendar(many);
    const tray = within(await screen.findByRole('region', { name: 'Leads without an appointment' }));
    // By text: role queries over so many rows are slow.
    const shown = () => tray.queryAllByText(/^Waiting \d+$/).map((name) => name.textContent);
    await waitFor(() => expect(shown()).toHaveLength(40));
    expect(tray.getByText('42')).toBeVisible();

    const search = tray.getByLabelText('Name, phone, e-mail or address');
    await person.click(search);
    await person.paste('waiting 0');
    await waitFor(() => expect(shown()).toEqual(['Plan Waiting 0']));
    expect(tray.getByText('1 of 42')).toBeVisible();
    await person.clear(search);
    await waitFor(() => expect(shown()).toHaveLength(40));

    await person.click(tray.getByText('Show more'));
    await waitFor(() => expect(shown()).toHaveLength(42));
    expect(tray.queryByText('Show more')).not.toBeInTheDocument();
  });

  it('reports an unreadable tray instead of an empty one', async () => {
    openCalendar([], (collection) => (collection === 'Customers' ? new AppError('unavailable') : null));
    const tray = within(await screen.findByRole('region', { name: 'Leads without an appointment' }));
    expect(await tray.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(tray.queryByText('Everybody has a time')).not.toBeInTheDocument();
  });

  it('hides a status through the legend, and keeps it in the address', async () => {
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

  it('says who is booked twice, and moves an appointment with the keys', async () => {
    const person = userEvent.setup();
    const { store } = openCalendar([...SOME, lead('c3', 'Cy Dunn', '15:00')]);
    await waitFor(() => expect(screen.getAllByText('Sam twice')).toHaveLength(2));
    screen.getByRole('button', { name: /Cy Dunn/ }).focus();
    await person.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(screen.queryByText('Sam twice')).not.toBeInTheDocument());
    const moved = await store.readLocal({ collection: 'Customers', id: 'c3' });
    const tomorrow = atWallClock(addDays(today, 1), '15:00', ZONE);
    expect(moved?.['appointmentTime']).toEqual(instant(tomorrow));
  });

  it('leaves an appointment that another user moved while it was held', async () => {
    const person = userEvent.setup();
    const { store } = openCalendar();
    await screen.findByText('Ann Berg');
    fireEvent.pointerDown(window, { isPrimary: true });
    const ref = { collection: 'Customers', id: 'c1' };
    const appointmentTime = instant(atWallClock(today, '11:20', ZONE));
    act(() => store.server.put(ref, { ...store.server.read(ref), appointmentTime }));
    await screen.findAllByText(/11:20/);
    screen.getByRole('button', { name: /Ann Berg/ }).focus();
    await person.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(await screen.findByText(/moved it while you held it\. It is now .*11:20 am/)).toBeVisible();
    expect(store.server.read(ref)).toMatchObject({ appointmentTime });
  });

  it('asks whether an appointment that is over took place, and keeps the answer', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: atWallClock(today, '20:00', ZONE) });
    const person = userEvent.setup();
    const { store } = openCalendar();
    await person.click(await screen.findByText('Ann Berg'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ann Berg' }));
    const asked = await dialog.findByRole('group', { name: 'Did the appointment take place?' });
    await person.click(within(asked).getByRole('button', { name: 'No-show' }));
    await waitFor(() => expect(asked).not.toBeInTheDocument());
    expect(dialog.getByText('No-show')).toBeVisible();
    const kept = await store.readLocal({ collection: 'Customers', id: 'c1' });
    expect(kept?.['appointmentOutcome']).toBe('No-show');
  });
});
