import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { renderUi } from '../../testing/render-ui';
import { FilterChip } from './filter-chip';

describe('FilterChip', () => {
  function Chip({ multiple }: { multiple: boolean }) {
    const [value, setValue] = useState<string[]>([]);
    const options = ['Quoted', 'Contacted'].map((status) => ({ value: status, label: status }));
    return (
      <FilterChip label="Status" options={options} value={value} onChange={setValue} multiple={multiple} />
    );
  }

  it('takes one choice and shows it', async () => {
    const { user } = renderUi(<Chip multiple={false} />);
    await user.click(screen.getByRole('button', { name: 'Status' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Quoted' }));
    expect(await screen.findByRole('button', { name: 'Status: Quoted' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear Status' }));
    expect(screen.getByRole('button', { name: 'Status' })).toBeInTheDocument();
  });

  it('takes several and stays open meanwhile', async () => {
    const { user } = renderUi(<Chip multiple />);
    await user.click(screen.getByRole('button', { name: 'Status' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Quoted' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Contacted' }));
    expect(screen.getByRole('menuitemcheckbox', { name: 'Quoted' })).toBeChecked();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Status: Quoted +1' })).toBeInTheDocument();
  });
});
