import { screen } from '@testing-library/react';
import Phone from 'lucide-react/icons/phone';
import { describe, expect, it } from 'vitest';

import { renderUi } from '../../testing/render-ui';
import { Timeline } from './timeline';
import { FormatProvider } from '../../format/format-context';

describe('Timeline', () => {
  it('groups by the day of the zone and shows what was before and after', () => {
    const at = Date.parse('2026-11-23T05:30:00Z');
    renderUi(
      <FormatProvider zone="America/Chicago" country="US">
        <Timeline
          now={Date.parse('2026-11-23T16:00:00Z')}
          entries={[
            { id: '1', at: Date.parse('2026-11-23T15:00:00Z'), icon: Phone, text: 'Called' },
            {
              id: '2',
              at,
              icon: Phone,
              text: 'Moved',
              changes: [{ label: 'Follow-up', before: null, after: 'Wed, Nov 25' }],
              pending: true,
            },
          ]}
        />
      </FormatProvider>,
    );
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Today, Mon, Nov 23',
      'Yesterday, Sun, Nov 22',
    ]);
    const moved = screen.getByText('Moved').closest('li');
    expect(moved).toHaveTextContent('11:30 pm');
    expect(moved).toHaveTextContent('Follow-upNot setWed, Nov 25');
    expect(moved).toHaveTextContent('Waiting to send');
  });
});
