import { afterEach, describe, expect, it, vi } from 'vitest';
import { askAgain } from './ask-again';

describe('the answers of a server', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('are asked again every minute while the window is shown, and when it comes back', () => {
    vi.useFakeTimers();
    const onChange = vi.fn<() => void>();
    const end = askAgain(onChange);
    vi.advanceTimersByTime(60_000);
    expect(onChange).toHaveBeenCalledTimes(1);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    vi.advanceTimersByTime(600_000);
    expect(onChange).toHaveBeenCalledTimes(1);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onChange).toHaveBeenCalledTimes(2);
    end();
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(600_000);
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
