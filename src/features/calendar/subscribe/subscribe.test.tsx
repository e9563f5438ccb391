import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/core/errors';
import { renderWithData } from '@/data/testing/render-with-data';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { SubscribeDialog } from './subscribe-dialog';

function open(ownCode: (input: unknown) => unknown) {
  renderWithData(
    <AppThemeProvider>
      <FeedbackProvider>
        <SubscribeDialog open onClose={() => undefined} />
      </FeedbackProvider>
    </AppThemeProvider>,
    { functions: { ownCode } },
  );
  return userEvent.setup();
}

const address = () => screen.findByRole('textbox', { name: 'Calendar address' });

describe('the address of a calendar', () => {
  it('is shown to copy, and renewed after a question', async () => {
    const ownCode = vi.fn((input: unknown) => ({
      code: (input as { readonly use: string }).use === 'renew' ? 'bb' : 'aa',
    }));
    const user = open(ownCode);
    expect(await address()).toHaveValue(`${window.location.origin}/calendar/aa.ics`);
    await user.click(screen.getByRole('button', { name: 'Renew address' }));
    const question = within(await screen.findByRole('dialog', { name: 'Renew the address?' }));
    await user.click(question.getByRole('button', { name: 'Renew address' }));
    await vi.waitFor(async () =>
      expect(await address()).toHaveValue(`${window.location.origin}/calendar/bb.ics`),
    );
    expect(ownCode).toHaveBeenLastCalledWith({ kind: 'calendar', use: 'renew' });
  });

  it('says why it is not there, and tries again', async () => {
    let isThere = false;
    const user = open(() => {
      if (!isThere) throw new AppError('network');
      return { code: 'aa' };
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: 'Renew address' })).not.toBeInTheDocument();
    isThere = true;
    await user.click(again);
    expect(await address()).toBeVisible();
  });
});
