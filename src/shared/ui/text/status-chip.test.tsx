import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { renderUi } from '../../testing/render-ui';
import { StatusChip } from './status-chip';

describe('StatusChip', () => {
  it('is words, and a button that says what it does where the status can be changed', async () => {
    const onClick = vi.fn();
    const { user } = renderUi(<StatusChip status="Quoted" onClick={onClick} />);
    await user.click(screen.getByRole('button', { name: 'Status: Quoted. Change' }));
    expect(onClick).toHaveBeenCalled();
  });
});
