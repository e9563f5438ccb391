import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderWithData, TEST_UID } from '@/data/testing/render-with-data';
import { AppError } from '@/domain/core/errors';
import { initialOf } from '@/domain/core/shape';
import { cardPaymentsShape } from '@/domain/payments/card/card-payments';
import type { CardPayments } from '@/domain/payments/card/card-payments';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { FormatProvider } from '@/shared/format/format-context';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { makeMoneySettings } from '@tests/factories/records';
import { OnlinePayments } from './online-payments';

/** Shows the cards of a person alone; `functions` answer their calls. */
function open(
  card: Partial<CardPayments> | null,
  { functions = {}, route = '/app/account?tab=money' }: { functions?: object; route?: string } = {},
) {
  const row = { ...initialOf(cardPaymentsShape.fields), owner: TEST_UID, ...card };
  const rendered = renderWithData(
    <AppThemeProvider>
      <FeedbackProvider>
        <FormatProvider country="US">
          <OnlinePayments />
        </FormatProvider>
      </FeedbackProvider>
    </AppThemeProvider>,
    {
      route,
      user: { isAdmin: true },
      rows: {
        CardPayments: card ? [row] : [],
        MoneySettings: [makeMoneySettings({ owner: TEST_UID })],
      },
      functions: { ...functions },
    },
  );
  const stored = () => rendered.store.server.read({ collection: 'MoneySettings', id: TEST_UID });
  return { user: userEvent.setup(), stored };
}

const card = async () => within(await screen.findByRole('region', { name: 'Payments by card' }));

beforeAll(() => import('./online-payments'), 60_000);

describe('payments by card', () => {
  it('are off at first, with the fee said before connecting', async () => {
    const connectStripe = vi.fn(() => {
      throw new AppError('unavailable', { sentence: 'Payments by card are not set up here yet.' });
    });
    const { user } = open(null, { functions: { connectStripe } });
    const shown = await card();
    expect(shown.getByText(/^Off\. Your clients cannot pay online/)).toBeVisible();
    expect(shown.getByText(/Its fees come off each payment and are yours/)).toBeVisible();
    expect(shown.getByRole('link', { name: 'Stripe’s prices' })).toHaveAttribute(
      'href',
      'https://stripe.com/pricing',
    );
    expect(screen.queryByRole('form')).toBeNull();
    await user.click(shown.getByRole('button', { name: 'Connect with Stripe' }));
    expect(await screen.findByText('Payments by card are not set up here yet.')).toBeVisible();
  });

  it('say what Stripe still asks for', async () => {
    open(
      { state: 'onboarding', missing: ['external_account', 'individual.verification.document', 'person.x'] },
      { route: '/app/account?tab=money&stripe=expired' },
    );
    const shown = await card();
    expect(shown.getByText(/Stripe’s link was too old/)).toBeVisible();
    const asked = within(shown.getByRole('list', { name: 'Stripe still asks for' }));
    expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'The bank account that gets the money',
      'A document that proves who you are',
      'Facts about the people behind the business',
    ]);
    expect(shown.getByRole('button', { name: 'Continue at Stripe' })).toBeEnabled();
  });

  it('that are on can be stopped, after a question', async () => {
    const disconnectStripe = vi.fn(() => ({}));
    const { user } = open({ state: 'on' }, { functions: { disconnectStripe } });
    const shown = await card();
    expect(shown.getByText(/^On\. Clients pay invoices by card/)).toBeVisible();
    expect(shown.getByRole('button', { name: 'Open Stripe' })).toBeEnabled();
    await user.click(shown.getByRole('button', { name: 'Disconnect…' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(disconnectStripe).toHaveBeenCalledOnce());
    expect(await screen.findByText('Payments online are off')).toBeVisible();
  });

  it('let clients pay a part, up to an amount', async () => {
    const { user, stored } = open({ state: 'on' });
    const form = within(await screen.findByRole('form', { name: 'What clients pay online' }));
    await user.click(form.getByRole('checkbox', { name: 'Clients may pay a part' }));
    await user.type(form.getByLabelText('Online only up to'), '2,500');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored()).toMatchObject({ isPartAllowed: true, mostByCard: 250_000 }));
  });
});
