import { act, renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useTogether } from './use-together';

function show() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  return renderHook(({ events, isLoading }) => useTogether(events, isLoading), {
    initialProps: { events: 'none', isLoading: true },
  });
}

it('shows the events of all layers at once', () => {
  const { result, rerender } = show();
  rerender({ events: 'two layers', isLoading: true });
  expect(result.current).toBe('none');
  rerender({ events: 'four layers', isLoading: false });
  expect(result.current).toBe('four layers');
});

it('does not wait for a slow layer, and waits anew for the next span', () => {
  const { result, rerender } = show();
  rerender({ events: 'two layers', isLoading: true });
  act(() => void vi.advanceTimersByTime(1_500));
  expect(result.current).toBe('two layers');
  rerender({ events: 'four layers', isLoading: false });
  rerender({ events: 'of the next week', isLoading: true });
  expect(result.current).toBe('of the next week');
  rerender({ events: 'more of it', isLoading: true });
  expect(result.current).toBe('of the next week');
});
