import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { renderUi } from '../../testing/render-ui';
import { DayInput } from './day-input';

function Days({ onChange }: { readonly onChange: (day: string) => void }) {
  const [day, setDay] = useState('2026-11-24');
  return (
    <>
      <DayInput
        label="First day"
        value={day}
        onChange={(next) => {
          setDay(next);
          onChange(next);
        }}
      />
      <button onClick={() => setDay('2026-12-01')}>Next week</button>
    </>
  );
}

describe('a field for a day outside a form', () => {
  it('has no day while a year is typed, and keeps what was typed', async () => {
    const onChange = vi.fn();
    const { user } = renderUi(<Days onChange={onChange} />);
    const field = screen.getByLabelText('First day');
    for (const value of ['0002-11-24', '0020-11-24', '0202-11-24']) {
      fireEvent.change(field, { target: { value } });
      expect(field).toHaveValue(value);
    }
    fireEvent.change(field, { target: { value: '2027-11-24' } });
    expect(onChange.mock.calls).toEqual([[''], [''], [''], ['2027-11-24']]);
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(field).toHaveValue('2026-12-01');
  });
});
