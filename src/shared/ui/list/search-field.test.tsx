import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { renderUi } from '../../testing/render-ui';
import { SearchField } from './search-field';

describe('SearchField', () => {
  it('waits for a pause, and empties itself with Escape at once', async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <SearchField value="" onChange={onChange} label="Name, phone" debounceMs={30} />,
    );
    await user.type(screen.getByRole('searchbox', { name: 'Name, phone' }), 'noor');
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith('noor'));
    await user.keyboard('{Escape}');
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});
