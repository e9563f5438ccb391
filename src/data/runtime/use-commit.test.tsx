import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/core/errors';
import type { Intent } from '../core/intent';
import { memoryStoreWith, renderWithData } from '../testing/render-with-data';
import { useCommitUntilKept, useCommitUntilSent } from './use-commit';

const rename: Intent = {
  name: 'editRecord',
  label: 'Renamed',
  writes: [{ kind: 'patch', ref: { collection: 'Customers', id: 'a' }, fields: { name: 'Bo' } }],
  undo: null,
};

const rows = { Customers: [{ uuid: 'a', owner: 'person-1', name: 'Ann' }] };

describe.each([
  ['a quiet change', useCommitUntilSent],
  ['a change with a notice', useCommitUntilKept],
])('%s', (_, useAnyCommit) => {
  function Rename() {
    const commit = useAnyCommit();
    const [label, setLabel] = useState('Rename');
    return <button onClick={() => void commit(rename).then(() => setLabel('Renamed'))}>{label}</button>;
  }

  async function press() {
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByRole('button', { name: 'Renamed' })).toBeVisible();
  }

  it('ends when the store has a change, without a connection too', async () => {
    const store = memoryStoreWith(rows);
    store.goOffline();
    renderWithData(<Rename />, { store });
    await press();
    expect(await store.readLocal({ collection: 'Customers', id: 'a' })).toMatchObject({ name: 'Bo' });
    expect(store.server.read({ collection: 'Customers', id: 'a' })).toMatchObject({ name: 'Ann' });
  });

  it('ends when a change is refused before the store has it', async () => {
    const refusing = {
      ...memoryStoreWith(rows),
      commit: () => {
        throw new AppError('denied');
      },
    };
    const onRefused = vi.fn();
    renderWithData(<Rename />, { store: refusing, onRefused });
    await press();
    expect(onRefused).toHaveBeenCalledOnce();
  });
});
