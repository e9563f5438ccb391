import { expectConsole } from '@tests/setup/expect-console';
import { renderRoutes } from '@tests/setup/render-routes';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { AppError } from '@/domain/core/errors';
import { routes } from '../routes';
import { MissingConfiguration } from './missing-configuration';
import { RouteErrorPage } from './route-error-page';

function open(fault: unknown) {
  const Broken = () => {
    throw fault;
  };
  const shell = (
    <>
      <nav>
        <Link to="/app/well">Another screen</Link>
      </nav>
      <Outlet />
    </>
  );
  const router = createMemoryRouter(
    [
      {
        element: shell,
        children: [
          {
            errorElement: <RouteErrorPage />,
            children: [
              { path: '/app/broken', element: <Broken /> },
              { path: '/app/well', element: <h1>All is well</h1> },
            ],
          },
        ],
      },
      { path: '/404', element: <h1>Page not found</h1> },
    ],
    { initialEntries: ['/app/broken'] },
  );
  render(
    <AppThemeProvider>
      <RouterProvider router={router} />
    </AppThemeProvider>,
  );
  return { user: userEvent.setup() };
}

describe('a screen that crashed', () => {
  it('reports it inside the shell, with two ways on, and the next screen works again', async () => {
    expectConsole('error', 'a fault of ours');
    const { user } = open(new Error('a fault of ours'));
    expect(await screen.findByRole('heading', { name: 'This did not work' })).toBeVisible();
    expect(screen.getByText(/Your data is safe/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the dashboard' })).toHaveAttribute(
      'href',
      '/app/reports/dashboard',
    );
    await user.click(screen.getByRole('link', { name: 'Another screen' }));
    expect(await screen.findByRole('heading', { name: 'All is well' })).toBeVisible();
  });

  it("shows a known error's own sentence", async () => {
    expectConsole('error', 'No connection.');
    open(new AppError('network'));
    expect(await screen.findByText(/^No connection\. What you typed is safe/)).toBeVisible();
  });
});

/** The app's own routes, with the screen at one path broken. */
function breakScreen(within: readonly RouteObject[], path: string): RouteObject[] {
  const element = <Breaking />;
  return within.map((route): RouteObject => {
    if (route.path === path) return { path, handle: route.handle, element };
    return route.index ? route : { ...route, children: route.children && breakScreen(route.children, path) };
  });
}

function Breaking(): never {
  throw new AppError('unavailable');
}

describe('wherever a screen broke', () => {
  it.each([
    ['a public page', '/pricing', '/pricing', true],
    ['a page without a frame', '/tracking/:trackingId', '/tracking/some-link', true],
    ['the first visit', '/onboarding', '/onboarding', false],
    ['a screen of the app', '/app/account', '/app/account', true],
  ])('%s: the text is inside the one main landmark', async (_name, path, address, onBoarded) => {
    expectConsole('error', 'Our server does not answer.');
    renderRoutes(breakScreen(routes, path), address, { user: { onBoarded } });
    const heading = await screen.findByRole('heading', { name: 'This did not work' });
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toBe(heading);
  });
});

describe('a build without its configuration', () => {
  it.each([
    [['VITE_FIREBASE_API_KEY'], 'This build was made without VITE_FIREBASE_API_KEY. Set it as explained'],
    [['VITE_A', 'VITE_B'], 'This build was made without VITE_A, VITE_B. Set them as explained'],
  ])('names the missing variables: %s', (missing, sentence) => {
    render(<MissingConfiguration missing={missing} />);
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  });
});
