import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { leaveCompany } from '@/data/callables/callables';
import { editProfile } from '@/data/account/profile';
import { changePassword } from '@/data/session/sign-in-methods';
import { useUser } from '@/data/session/use-session';
import { renderWithData, TEST_UID } from '@/data/testing/render-with-data';
import { useCommit } from '@/data/runtime/use-commit';
import { COLLECTIONS } from '@/domain/core/collections';
import { companyShape } from '@/domain/company/company';
import { paths } from '@/domain/navigation/paths';
import { PRESETS } from '@/domain/access/presets';
import { initialOf } from '@/domain/core/shape';
import { employeeRoutes } from '@/features/employees/routes';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { SignedIn } from './signed-in';

const company = { ...initialOf(companyShape.fields), uuid: 'c1', name: 'Hollis', administrator: [TEST_UID] };
const seen = { firstName: '', role: '', phone: '', photo: '', active: true, isAdmin: false, colour: '0' };
const rights = { email: '', jobRole: '', permissionLevel: PRESETS['Field worker'], since: 0 };
const refused: string[] = [];

function Changes() {
  const user = useUser();
  const commit = useCommit();
  const note = (error: unknown) => refused.push(error instanceof Error ? error.message : '');
  const handleClick = () => {
    commit(editProfile(user, { phone: '1' }));
    leaveCompany().catch(note);
    changePassword('a', 'b').catch(note);
  };
  return <button onClick={handleClick}>Change everything of {user.displayName}</button>;
}

it('shows the whole app as an employee has it, and changes nothing', async () => {
  const user = userEvent.setup();
  const leave = vi.fn();
  const { lazy } = employeeRoutes.find(({ path }) => path === paths.manageEmployees) ?? {};
  const page = typeof lazy === 'function' ? await lazy() : null;
  const Manage = page?.Component;
  if (!Manage) throw new Error('The page to manage employees is not there.');
  const { store } = renderWithData(
    <AppThemeProvider>
      <FeedbackProvider>
        <Routes>
          <Route element={<SignedIn />}>
            <Route path={paths.manageEmployees} element={<Manage />} />
            <Route path="*" element={<Changes />} />
          </Route>
        </Routes>
      </FeedbackProvider>
    </AppThemeProvider>,
    {
      rows: {
        [COLLECTIONS.rosters]: [
          { owner: 'c1', people: [{ ...seen, uid: 'rosa', name: 'Rosa Lima', firstName: 'Rosa' }] },
        ],
        [COLLECTIONS.rights]: [
          {
            owner: 'c1',
            people: [
              { ...rights, uid: TEST_UID, permissionLevel: [] },
              { ...rights, uid: 'rosa' },
            ],
          },
        ],
      },
      user: {
        companyUser: true,
        companyUuid: 'c1',
        owner: 'c1',
        companyInfo: company,
        isAdmin: true,
        isCompanyAdmin: true,
      },
      functions: { leaveCompany: leave },
      route: `${paths.manageEmployees}?person=rosa`,
    },
  );
  await user.click(await screen.findByRole('button', { name: 'View as Rosa' }));
  const bar = within(await screen.findByRole('region', { name: 'Viewing as another person' }));
  expect(bar.getByRole('status')).toHaveTextContent('You see Joblane as Rosa Lima');

  // The menu and every screen are the employee's.
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
  expect(menu.queryByRole('link', { name: 'Manage Employees' })).not.toBeInTheDocument();
  expect(menu.queryByRole('link', { name: 'Customers' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');

  await user.click(await screen.findByRole('button', { name: 'Change everything of Rosa Lima' }));
  expect(await screen.findByText(/You are viewing as another person/)).toBeVisible();
  await waitFor(() => expect(refused).toHaveLength(2));
  expect(refused[0]).toBe(refused[1]);
  expect(leave).not.toHaveBeenCalled();
  expect(store.server.rows(COLLECTIONS.users).size).toBe(0);

  await user.click(bar.getByRole('button', { name: 'Stop' }));
  await user.click(await screen.findByRole('button', { name: 'Change everything of Sam Sender' }));
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
});
