import { screen } from '@testing-library/react';
import { narrowWindow } from '@tests/setup/narrow-window';
import { describe, expect, it } from 'vitest';

import { renderUi } from '../../testing/render-ui';
import { PageFrame } from './page-frame';

describe('the frame of a page on a phone', () => {
  it.each([
    ['has a bar at the thumb for its main action', <button key="add">Add lead</button>, 1],
    ['has none where the person may not do it', false, 0],
  ])('%s', (_what, thumb, bars) => {
    narrowWindow();
    renderUi(
      <PageFrame title="Dashboard" thumb={thumb}>
        <p>Content</p>
      </PageFrame>,
    );
    expect(screen.getByText('Content')).toBeVisible();
    expect(screen.queryAllByRole('group', { name: 'Main action' })).toHaveLength(bars);
  });
});
