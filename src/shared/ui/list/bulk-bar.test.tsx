import { screen } from '@testing-library/react';
import Phone from 'lucide-react/icons/phone';
import { describe, expect, it, vi } from 'vitest';

import { renderUi } from '../../testing/render-ui';
import { BulkBar } from './bulk-bar';

describe('BulkBar', () => {
  it('runs what can be run and says why something cannot', async () => {
    const onRun = vi.fn();
    const actions = [
      { id: 'a', label: 'Assign', icon: Phone, onRun },
      { id: 'b', label: 'Export', icon: Phone, onRun, disabled: true, reason: 'Needs a connection' },
    ];
    const { user } = renderUi(
      <BulkBar count={2} total={31} actions={actions} onClear={vi.fn()} onSelectAll={vi.fn()} />,
    );
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(onRun).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Assign' }));
    expect(onRun).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole('button', { name: 'Select all 31' })).toBeInTheDocument();
  });
});
