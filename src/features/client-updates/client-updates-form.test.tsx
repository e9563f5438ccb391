import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import type { BusinessSettings } from '@/domain/company/company';
import { renderWithData } from '@/data/testing/render-with-data';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';

import { ClientUpdatesForm } from './client-updates-form';

type Chosen = Pick<BusinessSettings, 'clientUpdates' | 'textedUpdates' | 'reviewAddress'>;

const NONE: Chosen = { clientUpdates: [], textedUpdates: [], reviewAddress: '' };

function open(some: Partial<Chosen> = {}, offersTexts = false) {
  const chosen = { ...NONE, ...some };
  const onSave = vi.fn<(chosen: Chosen) => Promise<void>>().mockResolvedValue();
  renderWithData(
    <AppThemeProvider>
      <ClientUpdatesForm {...{ chosen, onSave, offersTexts }} businessName="Hollis Roofing" />
    </AppThemeProvider>,
  );
  return { user: userEvent.setup(), onSave };
}

const occasion = (name: string) => within(screen.getByRole('region', { name }));
const save = () => screen.getByRole('button', { name: 'Save' });

describe('the mails to clients', () => {
  it('are off until the business switches one on, and start with our words', async () => {
    const { user, onSave } = open();
    await user.click(occasion('A visit is booked').getByRole('switch'));
    await user.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    expect(onSave.mock.calls[0]?.[0].clientUpdates).toMatchObject([
      { kind: 'booked', subject: 'We come on {date}' },
    ]);
  });

  it('read in a preview as the client reads them', async () => {
    const { user } = open({
      clientUpdates: [{ kind: 'stage', subject: '{job}', text: 'Hello {client}, now: {stage}.' }],
    });
    await user.click(occasion('A stage is reached').getByRole('button', { name: 'Preview' }));
    expect(screen.getByRole('group', { name: 'Preview' })).toHaveTextContent(
      'Hello Maria Lopez, now: Scheduled.',
    );
  });

  it('refuse a word that has no value, and keep what was typed', async () => {
    const { user, onSave } = open({
      clientUpdates: [{ kind: 'stage', subject: 'News', text: 'Hello.' }],
    });
    const text = occasion('A stage is reached').getByLabelText('Text');
    await user.click(text);
    await user.paste(' On {date}.');
    await user.click(save());
    expect(await screen.findAllByText(/There is no \{date\} here/)).not.toHaveLength(0);
    expect(screen.getByRole('alert')).toHaveTextContent(/^A stage is reached, text: There is no/);
    expect(text).toHaveValue('Hello. On {date}.');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('go as text messages, too, where that is set up and the business wants it', async () => {
    const clientUpdates = [
      { kind: 'stage', subject: 'News', text: 'Hello {client}, now: {stage}.' },
    ] as const;
    const { user, onSave } = open({ clientUpdates }, true);
    const stage = occasion('A stage is reached');
    await user.click(stage.getByRole('switch', { name: /Also as a text message/ }));
    await user.click(stage.getByRole('button', { name: 'Preview' }));
    expect(stage.getByRole('group', { name: 'Preview' })).toHaveTextContent(
      /Text message, 1\d\d of 480 charactersHollis Roofing: Hello Maria Lopez, now: Scheduled\. http.*Reply STOP to stop\./,
    );
    await user.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    expect(onSave.mock.calls[0]?.[0].textedUpdates).toEqual(['stage']);
  });

  it('are mails alone where text messages are not set up', () => {
    open({ clientUpdates: [{ kind: 'stage', subject: 'News', text: 'Hello.' }] });
    expect(screen.queryByRole('switch', { name: /text message/ })).toBeNull();
  });

  it('need an address where reviews are written', async () => {
    const { user, onSave } = open();
    await user.click(occasion('Ask for a review').getByRole('switch'));
    await user.click(save());
    expect(await screen.findAllByText(/Enter where clients write their review/)).not.toHaveLength(0);
    const address = screen.getByLabelText('Address for reviews');
    await user.click(address);
    await user.paste('javascript:alert(1)');
    await user.click(save());
    expect(await screen.findAllByText(/Enter an address like/)).not.toHaveLength(0);
    await user.clear(address);
    await user.paste('https://g.page/r/hollis');
    await user.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  });
});
