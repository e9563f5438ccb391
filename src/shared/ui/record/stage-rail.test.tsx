import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { renderUi } from '../../testing/render-ui';
import { StageRail } from './stage-rail';

describe('StageRail', () => {
  it('says in words how far it has come', () => {
    renderUi(
      <StageRail
        stages={[
          { id: 'a', label: 'Contacted', state: 'done' },
          { id: 'b', label: 'Quoted', state: 'now' },
          { id: 'c', label: 'Sold', state: 'next' },
        ]}
      />,
    );
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['Contacted, done', 'Quoted, now', 'Sold, ahead']);
    expect(steps[1]).toHaveAttribute('aria-current', 'step');
  });
});
