import { act, renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useGrown } from './use-grown';

it('draws a first part, then the rest step by step, and nothing while held', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { result, rerender } = renderHook(({ isHeld }) => useGrown(10, 25, isHeld), {
    initialProps: { isHeld: false },
  });
  expect(result.current).toBe(10);
  act(() => void vi.advanceTimersByTime(20));
  expect(result.current).toBe(20);
  rerender({ isHeld: true });
  act(() => void vi.advanceTimersByTime(500));
  expect(result.current).toBe(20);
  rerender({ isHeld: false });
  act(() => void vi.advanceTimersByTime(20));
  expect(result.current).toBe(30);
  act(() => void vi.advanceTimersByTime(500));
  expect(result.current).toBe(30);
});
