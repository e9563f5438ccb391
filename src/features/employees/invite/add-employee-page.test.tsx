import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { memoryStoreWith, renderWithData, TEST_UID } from '@/data/testing/render-with-data';
import type { RenderWithDataOptions } from '@/data/testing/render-with-data';
import { AppError } from '@/domain/core/errors';
import { INVITATION_MS } from '@/domain/employees/invitation';
import { PRESETS } from '@/domain/access/presets';
import { DAY_MS } from '@/domain/time/time';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';

import { makeInvitation } from '@tests/factories/records';
import { AddEmployeePage } from './add-employee-page';

const admin = {
  companyUser: true,
  companyUuid: TEST_UID,
  company: 'Acme Roofing',
  isAdmin: true,
  isCompanyAdmin: true,
};

function open(options: RenderWithDataOptions = {}) {
  const user = userEvent.setup();
  const ui = (
    <AppThemeProvider>
      <AddEmployeePage />
    </AppThemeProvider>
  );
  return { user, ...renderWithData(ui, { user: admin, ...options }) };
}

const PERSON = {
  name: '',
  firstName: '',
  role: '',
  phone: '',
  photo: '',
  colour: '0',
  active: true,
  isAdmin: false,
};

const button = (name: string) => screen.getByRole('button', { name });

describe('inviting people', () => {
  it('sends each address with the preset, keeps refused ones and shows the links', async () => {
    const inviteEmployee = vi.fn((input: unknown) => {
      if (JSON.stringify(input).includes('pat@'))
        throw new AppError('conflict', { sentence: 'Pat works here already.' });
      return { id: 'i1', empId: 'copied-id', mailedEmpId: 'mailed-id' };
    });
    const { user } = open({ functions: { inviteEmployee } });
    expect(await screen.findByText(/Free has 3 seats: 0 taken\./)).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'A Field worker' })).getByText(/^Edits tasks/),
    ).toBeVisible();

    await user.click(button('Send invitation'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter an e-mail.');
    const field = screen.getByRole('combobox', { name: 'E-mail' });
    await user.type(field, 'kim at home{Enter}');
    await user.click(button('Send invitation'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'kim at home: this does not look like an e-mail address.',
    );
    expect(inviteEmployee).not.toHaveBeenCalled();

    await user.click(field);
    await user.keyboard('{Backspace}');
    await user.type(field, 'Kim@example.com,pat@example.com,');
    await user.type(screen.getByLabelText('Job role'), 'Roofer');
    await user.click(button('Send invitation'));
    expect(await screen.findByText('kim@example.com is invited.')).toBeVisible();
    expect(await screen.findByText('pat@example.com: Pat works here already.')).toBeVisible();
    expect(inviteEmployee.mock.calls.map(([input]) => input)).toEqual(
      ['kim@example.com', 'pat@example.com'].map((email) => ({
        email,
        jobRole: 'Roofer',
        permissions: PRESETS['Field worker'],
      })),
    );
    expect(screen.getByLabelText('Link for kim@example.com')).toHaveValue(
      `${window.location.origin}/employee/copied-id`,
    );
    expect(screen.getByLabelText('Mailed link for kim@example.com')).toHaveValue(
      `${window.location.origin}/employee/mailed-id`,
    );
    // Only the refused address is left in the form.
    expect(button('pat@example.com')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'kim@example.com' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Job role')).toHaveValue('Roofer');
  });

  it('takes addresses with names and semicolons, each once', async () => {
    const { user } = open();
    const field = await screen.findByRole('combobox', { name: 'E-mail' });
    await user.type(field, '"Birch, Nora" <nora@b.example>;Kim@x.example,kim@X.example;');
    expect(field).toHaveValue('');
    const chips = screen.getAllByText(/@/).map(({ textContent }) => textContent);
    expect(chips).toEqual(['nora@b.example', 'Kim@x.example']);
  });

  it('sends an invitation without a job role', async () => {
    const inviteEmployee = vi.fn(() => ({ id: 'i1', empId: 'copied-id', mailedEmpId: null }));
    const { user } = open({ functions: { inviteEmployee } });
    await user.type(await screen.findByRole('combobox', { name: 'E-mail' }), 'kim@example.com{Enter}');
    await user.click(button('Send invitation'));
    expect(await screen.findByText('kim@example.com is invited.')).toBeVisible();
    expect(inviteEmployee).toHaveBeenCalledExactlyOnceWith({
      email: 'kim@example.com',
      jobRole: '',
      permissions: PRESETS['Field worker'],
    });
  });

  it.each(['revoked', 'accepted'])('shows the links of an invitation until it is %s', async (state) => {
    const store = memoryStoreWith({ Employees: [makeInvitation({ uuid: 'i1', owner: TEST_UID })] });
    const inviteEmployee = () => ({ id: 'i1', empId: 'copied-id', mailedEmpId: null });
    const { user } = open({ store, functions: { inviteEmployee } });
    await user.type(await screen.findByRole('combobox', { name: 'E-mail' }), 'kim@example.com,');
    await user.type(screen.getByLabelText('Job role'), 'Roofer');
    await user.click(button('Send invitation'));
    expect(await screen.findByLabelText('Link for kim@example.com')).toBeVisible();
    const stored = store.server.rows('Employees').get('i1')?.data;
    act(() => store.server.put({ collection: 'Employees', id: 'i1' }, { ...stored, state }));
    await waitFor(() => expect(screen.queryByLabelText('Link for kim@example.com')).not.toBeInTheDocument());
    expect(screen.queryByText('kim@example.com is invited.')).not.toBeInTheDocument();
  });

  it('is closed to employees', () => {
    open({ user: { ...admin, isAdmin: false, isCompanyAdmin: false } });
    expect(screen.getByRole('heading', { name: 'You have no access to this' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('starts with founding a company for a user without one', () => {
    open({ user: { ...admin, companyUser: false, isCompanyAdmin: false } });
    expect(screen.getByRole('link', { name: 'Add Company' })).toHaveAttribute('href', '/app/add_company');
  });
});

describe('pending invitations', () => {
  const now = Date.now();
  const pending = (uuid: string, sentDaysAgo: number) => ({
    uuid,
    email: `${uuid}@example.com`,
    jobRole: 'Roofer',
    permissionLevel: PRESETS['Field worker'],
    sentAt: now - sentDaysAgo * DAY_MS,
    sentCount: 1,
    expiresAt: now - sentDaysAgo * DAY_MS + INVITATION_MS + 60_000,
  });
  const rows = {
    Rosters: [{ owner: TEST_UID, people: ['ann', 'bo'].map((uid) => ({ ...PERSON, uid })) }],
    Employees: [pending('kim', 11), pending('lee', 20), { ...pending('max', 1), state: 'accepted' }],
  };
  const of = (who: string) => within(screen.getByRole('group', { name: `${who}@example.com` }));

  it('tell until when they can be accepted, and are sent again, copied and taken back', async () => {
    const functions = {
      resendInvitation: vi.fn(() => ({ mailedEmpId: null })),
      invitationLink: vi.fn(() => ({ empId: 'fresh-id' })),
      revokeInvitation: vi.fn(() => ({})),
    };
    const { user } = open({ store: memoryStoreWith(rows), functions });
    const list = within(await screen.findByRole('region', { name: 'Pending invitations' }));
    expect(await list.findByText(/expires in 3 days · Sent 11 days ago/)).toBeVisible();
    expect(list.getByText(/^expired/)).toBeVisible();
    expect(list.getAllByText('Roofer · Field worker')).toHaveLength(2);
    expect(list.queryByText('max@example.com')).not.toBeInTheDocument();
    expect(of('lee').queryByRole('button', { name: 'Get link' })).not.toBeInTheDocument();
    // Three seats, one of them held by an open invitation.
    expect(await screen.findByText('3 of 3 people')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/a new person needs a place\. See what Pro holds$/);

    await user.click(of('kim').getByRole('button', { name: 'Get link' }));
    expect(await list.findByLabelText('Link for kim@example.com')).toHaveValue(
      `${window.location.origin}/employee/fresh-id`,
    );
    await user.click(of('lee').getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(functions.resendInvitation).toHaveBeenCalledWith({ id: 'lee' }));
    await user.click(of('lee').getByRole('button', { name: 'Revoke' }));
    expect(functions.revokeInvitation).not.toHaveBeenCalled();
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Take the invitation of lee@example.com back?' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(functions.revokeInvitation).toHaveBeenCalledExactlyOnceWith({ id: 'lee' }));
  });

  it('report that there are none', async () => {
    open();
    expect(await screen.findByText(/^Nobody is waiting/)).toBeVisible();
  });
});
