import { renderRoutes } from '@tests/setup/render-routes';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { routes } from '../routes';

it('in the app the router leads between public pages and keeps a choice of plan', async () => {
  const { user, router } = renderRoutes(routes, '/pricing?people=12&interval=year');
  await user.click(await screen.findByRole('button', { name: 'Monthly' }));
  expect(router.state.location.search).toBe('?people=12&interval=month');
  await user.click(screen.getByRole('link', { name: 'Privacy' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/privacy');
});
