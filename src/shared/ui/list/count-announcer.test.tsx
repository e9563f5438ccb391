import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CountAnnouncer } from './count-announcer';

describe('CountAnnouncer', () => {
  it('announces a settled count, and keeps the last one while there is none', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { rerender } = render(<CountAnnouncer count="48" />);
    const status = screen.getByRole('status');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    rerender(<CountAnnouncer count="31 of 48" />);
    await act(() => vi.advanceTimersByTimeAsync(300));
    rerender(<CountAnnouncer count="12 of 48" />);
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(status).toHaveTextContent('48 shown');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(status).toHaveTextContent('12 of 48 shown');
    rerender(<CountAnnouncer count={undefined} />);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(status).toHaveTextContent('12 of 48 shown');
  });
});
