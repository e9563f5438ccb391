import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { renderUi } from '../../testing/render-ui';
import { ReasonDialog } from './reason-dialog';

describe('ReasonDialog', () => {
  it('asks for a reason, and for a note where one is needed', async () => {
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
    await user.click(screen.getByRole('button', { name: 'Hold' }));
    expect(screen.getByText('Choose one')).toBeInTheDocument();
    expect(screen.getByText('Write a few words')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: /Reason/ }));
    await user.click(screen.getByRole('option', { name: 'Weather' }));
    await user.type(screen.getByRole('textbox', { name: /Note/ }), ' Hail ');
    await user.click(screen.getByRole('button', { name: 'Hold' }));
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ reason: 'Weather', note: 'Hail' });
  });
});
