import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import type { TrackingReader, TrackingResponse } from '@/data/tracking/tracking-reader';
import { AppError } from '@/domain/core/errors';
import { renderUi } from '@/shared/testing/render-ui';

import { TrackingPage } from './tracking-page';

/** A link that has ended; the first answer may be refused. */
function open(address: string, refusal: AppError | null = null) {
  const said: TrackingResponse[] = [];
  const answers = [refusal];
  const reader: TrackingReader = {
    read: async () => ({
      link: { state: 'revoked', expiresAt: 0, trackerId: 'tracker-1' },
      copy: null,
      office: null,
    }),
    watch: () => () => undefined,
    photos: async () => [],
    photoAddress: (link, photo) => `/photo/${link}/${photo}`,
    respond: async (response) => {
      said.push(response);
      const refused = answers.shift();
      if (refused) throw refused;
    },
  };
  renderUi(<TrackingPage reader={reader} />, { route: address, path: '/tracking/:trackingId' });
  return { said, user: userEvent.setup() };
}

describe('the link in a mail', () => {
  it('stops the mails after a press, and starts them again, also when the page has ended', async () => {
    const { said, user } = open('/tracking/link-1?mails=stop');
    const button = await screen.findByRole('button', { name: 'Stop these mails' });
    expect(said).toEqual([]);
    await user.click(button);
    expect(await screen.findByText(/You get no more mails/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send me mails again' }));
    expect(await screen.findByText(/You get mails about your projects again/)).toBeVisible();
    expect(said.map(({ kind }) => kind)).toEqual(['stopMails', 'startMails']);
  });

  it('reports a failure, and can be pressed again', async () => {
    const { user } = open('/tracking/link-1?mails=stop', new AppError('network'));
    await user.click(await screen.findByRole('button', { name: 'Stop these mails' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('That did not work. Try again in a moment.');
    await user.click(screen.getByRole('button', { name: 'Stop these mails' }));
    expect(await screen.findByText(/You get no more mails/)).toBeVisible();
  });

  it('is not asked on other visits', async () => {
    open('/tracking/link-1');
    expect(await screen.findByRole('heading', { level: 1, name: /This link has ended/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stop these mails' })).not.toBeInTheDocument();
  });
});
