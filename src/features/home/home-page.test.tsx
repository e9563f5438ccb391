import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderUi } from '@/shared/testing/render-ui';
import { STORY } from './content';
import { HomePage } from './home-page';

const PICTURE = /\.webp/;

function wantMotion(isWanted: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: !isWanted && query.includes('reduce'),
        media: query,
      }) as MediaQueryList,
  );
}

afterEach(() => vi.restoreAllMocks());

describe('the home page', () => {
  it('leads to the sign-up, the login and the prices', () => {
    renderUi(<HomePage />);
    for (const link of screen.getAllByRole('link', { name: 'Sign Up' }))
      expect(link).toHaveAttribute('href', '/register');
    for (const link of screen.getAllByRole('link', { name: 'Login' }))
      expect(link).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'See prices' })).toHaveAttribute('href', '/pricing');
    expect(screen.getByRole('link', { name: 'See how a job runs' })).toHaveAttribute('href', '/#story');
  });

  it('shows one job in pictures of the product, which load lazily', () => {
    renderUi(<HomePage />);
    const story = within(screen.getByRole('region', { name: 'One job, start to finish' }));
    const pictures = story.getAllByRole('img');
    expect(pictures).toHaveLength(STORY.length);
    for (const picture of pictures) {
      expect(picture).toHaveAttribute('src', expect.stringMatching(PICTURE));
      expect(picture).toHaveAttribute('loading', 'lazy');
      expect(picture).toHaveAttribute('width');
      expect(picture).toHaveAttribute('height');
    }
  });

  it.each(['LIGHT', 'ONE_DARK', 'UNICORN'])('shows the pictures of the theme %s', (theme) => {
    localStorage.setItem('settings', JSON.stringify({ theme }));
    renderUi(<HomePage />);
    for (const picture of within(screen.getByRole('region', { name: /One job/ })).getAllByRole('img'))
      expect(picture).toHaveAttribute('src', expect.stringContaining(theme));
  });

  it('leads from each step of the story to the next one', () => {
    renderUi(<HomePage />);
    const steps = screen.getByRole('region', { name: 'One job, start to finish' });
    const leads = within(steps).getAllByRole('link', { name: /^Next: / });
    expect(leads).toHaveLength(STORY.length - 1);
    const list = within(steps).getByRole('list');
    for (const link of leads)
      expect(list).toContainElement(document.querySelector(link.getAttribute('href') ?? ''));
  });

  it('names five steps to get started', () => {
    renderUi(<HomePage />);
    const steps = within(screen.getByRole('region', { name: 'Get started in five steps' }));
    expect(steps.getAllByRole('listitem')).toHaveLength(5);
  });

  it('says of every figure and of the testimonial what it rests on, at the foot of the page', () => {
    renderUi(<HomePage />);
    const notes = within(screen.getByRole('region', { name: 'Notes' })).getAllByRole('listitem');
    const marks = screen.getAllByRole('link', { name: /^Note \d$/ });
    expect(marks.map((mark) => mark.getAttribute('href'))).toEqual(notes.map(({ id }) => `#${id}`));
    const said = within(screen.getByRole('figure'));
    expect(said.getByRole('link', { name: 'Note 5' })).toBeInTheDocument();
    expect(said.queryByText(/example/i)).not.toBeInTheDocument();
    expect(notes.at(-1)).toHaveTextContent(/belong to the example world/);
  });

  it('moves the picture only where motion is wanted, and can be paused', async () => {
    wantMotion(true);
    const { user, unmount } = renderUi(<HomePage />);
    await user.click(await screen.findByRole('button', { name: 'Pause the picture' }));
    expect(screen.getByRole('button', { name: 'Play the picture' })).toBeInTheDocument();
    unmount();

    wantMotion(false);
    renderUi(<HomePage />);
    expect(screen.getByRole('button', { name: 'Play the picture' })).toBeInTheDocument();
  });
});
