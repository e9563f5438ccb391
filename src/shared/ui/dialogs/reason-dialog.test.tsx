import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { MAX_STATUS_NOTE } from '@/domain/core/record';
import { renderUi } from '../../testing/render-ui';
import { ReasonDialog } from './reason-dialog';

function renderDialog() {
  const onConfirm = vi.fn();
  const { user } = renderUi(
    <ReasonDialog
      open
      title="Put on hold"
      label="Reason"
      options={[{ value: 'Weather', label: 'Weather' }]}
      noteRequired
      confirmLabel="Hold"
      onConfirm={onConfirm}
      onClose={vi.fn()}
    />,
  );
  return { user, onConfirm };
}

describe('ReasonDialog', () => {
  it('asks for a reason, and for a note where one is needed', async () => {
    const { user, onConfirm } = renderDialog();
    await user.click(screen.getByRole('button', { name: 'Hold' }));
    expect(screen.getByText('Choose one')).toBeInTheDocument();
    expect(screen.getByText('Write a few words')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: /Reason/ }));
    await user.click(screen.getByRole('option', { name: 'Weather' }));
    await user.type(screen.getByRole('textbox', { name: /Note/ }), ' Hail ');
    await user.click(screen.getByRole('button', { name: 'Hold' }));
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ reason: 'Weather', note: 'Hail' });
  });

  it('takes no longer a note than a record holds', async () => {
    const { user } = renderDialog();
    const note = screen.getByRole('textbox', { name: /Note/ });
    await user.click(note);
    await user.paste('x'.repeat(MAX_STATUS_NOTE + 1));
    expect(note).toHaveValue('x'.repeat(MAX_STATUS_NOTE));
  });
});
