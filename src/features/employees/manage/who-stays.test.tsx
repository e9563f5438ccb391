import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useEntitlement } from '@/data/plans/plan';
import { renderWithData } from '@/data/testing/render-with-data';
import type { StaffMember } from '@/domain/employees/staff';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { WhoStays } from './who-stays';

const member = (uid: string, name: string, isAdministrator = false): StaffMember => ({
  uid,
  name,
  firstName: name,
  email: '',
  phone: '',
  photo: '',
  jobRole: '',
  permissionLevel: [],
  permissions: [],
  isAdministrator,
  isActive: true,
  since: 0,
});
const staff = [
  member('sam', 'Sam Sender', true),
  member('ann', 'Ann Lee'),
  member('bo', 'Bo Cole'),
  member('cy', 'Cy Dorn'),
  member('di', 'Di Ege'),
];

function PlanIsKnown() {
  return useEntitlement().status === 'loading' ? null : <p>known</p>;
}

function open(members: readonly StaffMember[], removeEmployee = vi.fn(() => ({})), tier = 'Free') {
  renderWithData(
    <AppThemeProvider>
      <FeedbackProvider>
        <WhoStays members={members} />
        <PlanIsKnown />
      </FeedbackProvider>
    </AppThemeProvider>,
    { user: { tier }, functions: { removeEmployee } },
  );
  return { user: userEvent.setup(), removeEmployee };
}

describe('the choice of people after a plan ended', () => {
  it('is chosen within the places there are; the others go after a question', async () => {
    const { user, removeEmployee } = open(staff);
    const places = within(await screen.findByRole('group', { name: 'Who stays' }));
    expect(places.getByLabelText('Sam Sender (administrator)')).toBeChecked();
    expect(places.getByLabelText('Sam Sender (administrator)')).toBeDisabled();
    for (const name of ['Ann Lee', 'Bo Cole', 'Cy Dorn']) await user.click(places.getByLabelText(name));
    expect(screen.getByRole('status')).toHaveTextContent('4 of 3 places chosen');
    expect(screen.getByRole('button', { name: 'Deactivate the other one…' })).toBeDisabled();
    await user.click(places.getByLabelText('Bo Cole'));
    await user.click(screen.getByRole('button', { name: 'Deactivate the other 2…' }));
    expect(removeEmployee).not.toHaveBeenCalled();
    const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate them?' }));
    expect(dialog.getByText(/^Bo Cole, Di Ege: their access ends at once/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('2 people are deactivated')).toBeVisible();
    expect(removeEmployee.mock.calls).toEqual([[{ uid: 'bo' }], [{ uid: 'di' }]]);
  });

  it.each([
    ['everybody has a place', staff.slice(0, 3), 'Free'],
    ['the plan holds more', staff, 'Pro'],
  ])('is not shown while %s', async (_, members, tier) => {
    open(members, undefined, tier);
    expect(await screen.findByText('known')).toBeVisible();
    expect(screen.queryByText('Choose who stays')).not.toBeInTheDocument();
  });
});
