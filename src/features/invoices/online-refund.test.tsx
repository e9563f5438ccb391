import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithData, TEST_UID } from '@/data/testing/render-with-data';
import type { Payment } from '@/domain/payments/payment';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { FormatProvider } from '@/shared/format/format-context';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { makePayment } from '@tests/factories/records';
import { OnlineRefundDialog } from './pay/online-refund-dialog';

/** The dialog of a payment of $1,000.00 that was made online, $600.00 of which it still holds. */
function open(payment: Partial<Payment> = {}, isAdmin = true) {
  const refundPayment = vi.fn(() => ({}));
  const onClose = vi.fn();
  renderWithData(
    <AppThemeProvider>
      <FeedbackProvider>
        <FormatProvider country="US">
          <OnlineRefundDialog
            payment={makePayment({
              uuid: 'stripe_pi_1',
              owner: TEST_UID,
              ...{ state: 'settled', allocations: [{ invoiceId: 'i1', amount: 60_000 }], unallocated: 0 },
              ...payment,
            })}
            onClose={onClose}
          />
        </FormatProvider>
      </FeedbackProvider>
    </AppThemeProvider>,
    { user: { isAdmin }, functions: { refundPayment } },
  );
  return { user: userEvent.setup(), refundPayment, onClose };
}

describe('the refund of an online payment', () => {
  it('gives back what it still holds, and not more', async () => {
    const { user, refundPayment, onClose } = open();
    const amount = await screen.findByLabelText(/^Amount/);
    expect(amount).toHaveValue('600.00');
    await user.clear(amount);
    await user.type(amount, '600.01');
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    expect((await screen.findAllByText('At most $600.00 can be given back.'))[0]).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '250');
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    await waitFor(() =>
      expect(refundPayment).toHaveBeenCalledWith({
        paymentId: 'stripe_pi_1',
        cents: 25_000,
        requestId: expect.any(String),
      }),
    );
    expect(await screen.findByText('Refund is on its way')).toBeVisible();
    expect(onClose).toHaveBeenCalled();
  });

  it.each<[string, Partial<Payment>, boolean, string]>([
    ['of an employee', {}, false, 'Only administrators give money back that was paid online.'],
    ['on its way', { state: 'pending' }, true, 'The money is still on its way.'],
    ['that was disputed', { state: 'reversed' }, true, 'The client’s bank took this payment back already.'],
    ['given back', { allocations: [] }, true, 'All of this payment was given back already.'],
  ])('says why there is none %s', async (_, payment, isAdmin, sentence) => {
    const { user, onClose } = open(payment, isAdmin);
    expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalled();
  });
});
