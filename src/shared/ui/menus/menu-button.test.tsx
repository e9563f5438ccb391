import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { renderUi } from '../../testing/render-ui';
import { MenuButton } from './menu-button';

describe('MenuButton', () => {
  it('opens, runs an entry, and links where the entry has an address', async () => {
    const onSelect = vi.fn();
    const { user, router } = renderUi(
      <MenuButton
        label="More"
        items={[
          { id: 'a', label: 'Archive', onSelect },
          { id: 'b', label: 'Edit', to: '/edit', divider: true },
        ]}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    expect(onSelect).toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    expect(router.state.location.pathname).toBe('/edit');
  });
});
