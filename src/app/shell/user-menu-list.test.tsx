import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setTagManager } from '@/data/analytics/analytics';
import { startConsent } from '@/data/analytics/consent';
import { paths } from '@/domain/navigation/paths';
import { renderUi } from '@/shared/testing/render-ui';
import { ConsentPlace } from '../consent/consent-place';
// Loaded lazily in the app; here that would happen in the middle of a test.
import '../consent/consent-banner';
import { UserMenuList } from './user-menu-list';

const address = { pathname: paths.dashboard, search: '' };

function open() {
  return renderUi(
    <>
      <ConsentPlace title="Dashboard" address={address} isShown />
      <UserMenuList anchor={document.body} onLogout={() => undefined} onClose={() => undefined} />
    </>,
  );
}

afterEach(() => startConsent(null, address));

it('"Cookies" asks again what was answered, where a tag manager is configured', async () => {
  localStorage.setItem('cookies', 'declined');
  startConsent('GTM-1', address);
  const { user } = open();
  expect(screen.queryByRole('region', { name: 'Cookies', hidden: true })).not.toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: 'Cookies' }));
  const banner = await screen.findByRole('region', { name: 'Cookies', hidden: true });
  await waitFor(() => expect(banner).toHaveTextContent('So far you have declined.'));
});

it('has no "Cookies" without a consent question', () => {
  setTagManager(null);
  open();
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Account', 'Logout']);
});
