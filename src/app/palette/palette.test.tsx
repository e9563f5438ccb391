import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithData } from '@/data/testing/render-with-data';
import { PERMISSIONS } from '@/domain/access/permissions';
import type { Permission } from '@/domain/access/permissions';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { Palette } from './palette';

const nothing = () => undefined;

function open(permissions: readonly Permission[]) {
  const viewer = {
    ...{ uid: 'dana', owner: 'hollis', isAdmin: false, isCompanyAdmin: false },
    permissions: new Set(permissions),
  };
  const ui = (
    <AppThemeProvider>
      <Palette sections={[]} viewer={viewer} onClose={nothing} onShortcuts={nothing} />
    </AppThemeProvider>
  );
  return { user: userEvent.setup(), ...renderWithData(ui) };
}

it.each([
  [PERMISSIONS, 'No customer, screen or action fits.'],
  [[], 'No screen or action fits.'],
] as const)('says what it looked for when it finds nothing', async (permissions, sentence) => {
  const { user } = open(permissions);
  await user.type(await screen.findByRole('combobox'), 'ridge vent job');
  expect(
    await screen.findByText(
      `${sentence} Trackers, jobs and tasks are not searched here yet: search in their lists.`,
    ),
  ).toBeVisible();
});
