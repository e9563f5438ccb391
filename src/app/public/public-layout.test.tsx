import { renderRoutes } from '@tests/setup/render-routes';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Session } from '@/data/session/session';
import { renderWithData, signedInAs } from '@/data/testing/render-with-data';
import { routes } from '../routes';
import { PublicLayout } from './public-layout';

it('in the app the router leads between public pages and keeps a choice of plan', async () => {
  const { user, router } = renderRoutes(routes, '/pricing?people=12&interval=year');
  await user.click(await screen.findByRole('button', { name: 'Monthly' }));
  expect(router.state.location.search).toBe('?people=12&interval=month');
  await user.click(screen.getByRole('link', { name: 'Privacy' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/privacy');
});

it.each<[string, Session, readonly string[]]>([
  [
    'neither way in until the session is known',
    { state: 'starting', problem: null, retry: () => undefined },
    [],
  ],
  ['Login and Sign Up to visitors', { state: 'signedOut', pendingUser: null }, ['Login', 'Sign Up']],
  ['the dashboard to users', signedInAs(), ['Dashboard']],
])('the bar shows %s', (_, session, expected) => {
  renderWithData(<PublicLayout />, { session });
  const bar = within(screen.getByRole('banner'));
  const shown = ['Login', 'Sign Up', 'Dashboard'].filter(
    (name) => bar.queryByRole('link', { name }) !== null,
  );
  expect(shown).toEqual(expected);
});
