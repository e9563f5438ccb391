import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { PUBLIC_PATHS } from '@/domain/navigation/paths';
import { PUBLIC_PAGES } from '../search/public-pages';
import { publicRoutes } from '../public/public-routes';
import { loadPublicScreen } from './public-screen';
import { renderPage } from './render-page';
import { SitePage } from './site-page';

let leave = (): void => undefined;
afterEach(() => leave());

/** Shows a page as the build wrote it; `hydrate` puts its script behind it. */
async function arrive(address: string) {
  const { pathname } = new URL(address, window.location.origin);
  window.history.replaceState(null, '', address);
  const container = document.createElement('div');
  document.body.append(container);
  const { body } = await renderPage(pathname);
  container.innerHTML = body;
  const page = <SitePage screen={await loadPublicScreen(pathname)} />;
  const errors: unknown[] = [];
  const hydrate = () =>
    act(async () => {
      const root = hydrateRoot(container, page, { onRecoverableError: (error) => errors.push(error) });
      leave = () => {
        act(() => root.unmount());
        container.remove();
        window.history.replaceState(null, '', '/');
      };
    });
  return { hydrate, errors };
}

describe('the public pages', () => {
  it('are the same in the routes, for search engines and in the list of paths', () => {
    const sorted = (list: readonly (string | undefined)[]) => list.map(String).toSorted();
    expect(sorted(publicRoutes.map(({ path }) => path))).toEqual(sorted(PUBLIC_PATHS));
    expect(sorted(PUBLIC_PAGES.map(({ path }) => path))).toEqual(sorted(PUBLIC_PATHS));
  });

  it.each(PUBLIC_PAGES)('$path hydrates as it was rendered, under the title of its file', async (page) => {
    const { hydrate, errors } = await arrive(page.path);
    const shown = screen.getByRole('heading', { level: 1 });
    await hydrate();
    expect(screen.getByRole('heading', { level: 1 })).toBe(shown);
    expect(screen.getByRole('banner')).toHaveTextContent('LoginSign Up');
    expect(errors).toEqual([]);
    expect(page.title).toBe(`${(await loadPublicScreen(page.path)).title} · Joblane`);
  });

  it('takes over what was typed and pressed before the script was there', async () => {
    const { hydrate } = await arrive('/SecureInvite');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail address' });
    field.value = 'ray';
    Object.assign(field.form ?? {}, { isPressed: true });
    await hydrate();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please Enter a Valid Email Address');
    expect(field).toHaveValue('ray');
    fireEvent.change(field, { target: { value: 'ray@' } });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('reads the choice of plan in the address after it is hydrated', async () => {
    const { hydrate, errors } = await arrive('/pricing?people=12&interval=year');
    expect(screen.getByText('$39')).toBeInTheDocument();
    await hydrate();
    expect(screen.getByText('$490')).toBeInTheDocument();
    expect(errors).toEqual([]);
  });
});
