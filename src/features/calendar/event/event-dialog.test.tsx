import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { atWallClock } from '@/domain/time/time';
import { renderUi } from '@/shared/testing/render-ui';
import { EventDialog } from './event-dialog';

const ZONE = 'America/Chicago';
const at = (day: string, time: string) => atWallClock(day, time, ZONE);
/** Thursday 3 December 2026. */
const PICKED = { start: at('2026-12-03', '14:00'), end: at('2026-12-03', '16:00') };

function open(allDay = false) {
  const onSave = vi.fn().mockResolvedValue(true);
  const of = { ...PICKED, allDay };
  const view = renderUi(
    <EventDialog open of={of} zone={ZONE} people={[]} nameOf={String} onSave={onSave} onClose={vi.fn()} />,
  );
  return { ...view, onSave };
}

async function type(user: UserEvent, field: string, keys: string) {
  const group = within(screen.getByRole('group', { name: field }));
  await user.click(group.getByRole('spinbutton', { name: 'Month' }));
  for (const key of keys) await user.keyboard(key);
}

async function choose(user: UserEvent, name: string, option: string) {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
}

const daysOn = () =>
  within(screen.getByRole('group', { name: 'Days of the week' }))
    .getAllByRole('button', { pressed: true })
    .map((chip) => chip.getAttribute('aria-label'));

describe('the form of an event', () => {
  it('moves the end and the weekday with a start that is typed digit by digit', async () => {
    const { user, onSave } = open();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Roof walk');
    await choose(user, 'Repeats', 'Weekly');
    expect(daysOn()).toEqual(['Thursday']);
    await user.click(screen.getByRole('button', { name: 'Friday' }));
    await type(user, 'Starts', '120820260900A');
    expect(screen.getByRole('group', { name: 'Ends at' })).toHaveTextContent(/12.*08.*2026.*11.*00.*AM/);
    expect(daysOn()).toEqual(['Tuesday', 'Friday']);
    await user.click(screen.getByRole('button', { name: 'Add event' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({
      start: at('2026-12-08', '09:00'),
      end: at('2026-12-08', '11:00'),
      repeat: 'FREQ=WEEKLY;BYDAY=TU,FR',
    });
  });

  it('moves the last day with a first day that is typed, and says that a half-typed one is unfinished', async () => {
    const { user, onSave } = open(true);
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Trade fair');
    await type(user, 'First day', '12');
    await user.keyboard('{Delete}');
    await user.click(screen.getByRole('button', { name: 'Add event' }));
    expect((await screen.findAllByText(/^Finish the date, like/))[0]).toBeVisible();
    expect(onSave).not.toHaveBeenCalled();
    await type(user, 'First day', '12082026');
    await user.click(screen.getByRole('button', { name: 'Add event' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({ firstDay: '2026-12-08', lastDay: '2026-12-08' });
  });
});
