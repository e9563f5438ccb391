import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { renderUi } from '../../testing/render-ui';
import { ColumnChooser } from './column-chooser';
import { useHiddenColumns } from './use-hidden-columns';

describe('ColumnChooser', () => {
  function Chooser() {
    const { hidden, setHidden } = useHiddenColumns('leads');
    const columns = [
      { id: 'name', header: 'Name', hideable: false },
      { id: 'phone', header: 'Phone' },
    ];
    return <ColumnChooser columns={columns} hidden={hidden} onChange={setHidden} />;
  }

  it('hides a column and remembers it; the name always stays', async () => {
    const { user, unmount } = renderUi(<Chooser />);
    await user.click(screen.getByRole('button', { name: 'Choose columns' }));
    const phone = await screen.findByRole('menuitemcheckbox', { name: 'Phone' });
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Name' })).not.toBeInTheDocument();
    await user.click(phone);
    unmount();
    const again = renderUi(<Chooser />);
    await again.user.click(screen.getByRole('button', { name: 'Choose columns' }));
    expect(await screen.findByRole('menuitemcheckbox', { name: 'Phone' })).not.toBeChecked();
  });
});
