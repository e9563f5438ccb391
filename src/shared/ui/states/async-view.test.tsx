import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/core/errors';
import { renderUi } from '../../testing/render-ui';
import { AsyncView } from './async-view';
import { RecordParts } from './missing-parts';

describe('AsyncView', () => {
  const view = (status: 'loading' | 'ready' | 'error' | 'denied' | 'missing', data?: readonly string[]) => (
    <AsyncView
      status={status}
      data={data}
      isEmpty={(rows) => rows.length === 0}
      empty={<p>No leads yet</p>}
      onRetry={vi.fn()}
      back={{ to: '/leads', label: 'All leads' }}
    >
      {(rows) => <p>{rows.join(', ')}</p>}
    </AsyncView>
  );

  it.each([
    ['loading', undefined, 'status', 'Loading'],
    ['loading', [], 'status', 'Loading'],
    ['error', undefined, 'button', 'Try again'],
    ['error', undefined, 'link', 'All leads'],
    ['denied', undefined, 'heading', 'You have no access to this'],
    ['missing', undefined, 'heading', 'Not found'],
  ] as const)('shows that it is %s', (status, data, role, name) => {
    renderUi(view(status, data));
    expect(screen.getByRole(role, { name })).toBeInTheDocument();
  });

  it('says once in a record that parts of it lack a connection, and on a screen of its own with another try', () => {
    const part = (
      <AsyncView status="error" error={new AppError('network')}>
        {() => null}
      </AsyncView>
    );
    const { unmount } = renderUi(
      <RecordParts>
        {part}
        {part}
      </RecordParts>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^No connection\. What is not here yet shows/);
    expect(screen.getAllByText('Not on this device yet.')).toHaveLength(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    unmount();
    renderUi(
      <AsyncView status="error" error={new AppError('network')} onRetry={vi.fn()}>
        {() => null}
      </AsyncView>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/^No connection.*as soon as you are back online/);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('shows what is there, also while it still loads, and the empty state only when it is empty', () => {
    renderUi(view('ready', ['Noor']));
    renderUi(view('loading', ['Bob']));
    renderUi(view('ready', []));
    expect(screen.getByText('Noor')).toBeInTheDocument();
    expect(screen.getByText('Bob')).toBeInTheDocument();
    expect(screen.getByText('No leads yet')).toBeInTheDocument();
  });
});
