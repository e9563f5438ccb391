import { expectConsole } from '@tests/setup/expect-console';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { AppError } from '@/domain/errors';
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

describe('a screen that broke', () => {
  it('says so inside the shell, with two ways on, and the next screen is whole again', async () => {
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

  it('says a known error in its own sentence', async () => {
    expectConsole('error', 'No connection.');
    open(new AppError('network'));
    expect(await screen.findByText(/^No connection\. What you typed is safe/)).toBeVisible();
  });
});

describe('a build without its configuration', () => {
  it.each([
    [['VITE_FIREBASE_API_KEY'], 'This build was made without VITE_FIREBASE_API_KEY. Set it as explained'],
    [['VITE_A', 'VITE_B'], 'This build was made without VITE_A, VITE_B. Set them as explained'],
  ])('names what is missing: %s', (missing, sentence) => {
    render(<MissingConfiguration missing={missing} />);
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  });
});
