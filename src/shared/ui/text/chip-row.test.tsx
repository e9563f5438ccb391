import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { renderUi } from '../../testing/render-ui';
import { ChipRow } from './chip-row';

/** Stubs the browser's report of the chips' height. */
function watchHeight(): (height: number) => void {
  let tell: ResizeObserverCallback = () => undefined;
  class Observer implements ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      tell = callback;
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  return (height) =>
    act(() => {
      const entry: Partial<ResizeObserverEntry> = { contentRect: new DOMRect(0, 0, 600, height) };
      tell([entry as ResizeObserverEntry], new Observer(tell));
    });
}

describe('ChipRow', () => {
  it('offers more only while some chips have no room in the line', async () => {
    const setHeight = watchHeight();
    const { user } = renderUi(
      <ChipRow>
        <button>Status</button>
      </ChipRow>,
    );
    setHeight(36);
    expect(screen.queryByRole('button', { name: /More/ })).not.toBeInTheDocument();
    setHeight(80);
    const more = screen.getByRole('button', { name: 'More filters' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(screen.getByRole('button', { name: 'Fewer filters' })).toHaveAttribute('aria-expanded', 'true');
    setHeight(36);
    expect(screen.queryByRole('button', { name: /filters/ })).not.toBeInTheDocument();
  });

  it('opens when the focus reaches a hidden chip', async () => {
    const setHeight = watchHeight();
    const { user } = renderUi(
      <ChipRow>
        <button>Status</button>
        <button>Tag</button>
      </ChipRow>,
    );
    setHeight(80);
    const below = vi.spyOn(screen.getByRole('button', { name: 'Tag' }), 'getBoundingClientRect');
    below.mockReturnValue(new DOMRect(0, 44, 60, 36));
    await user.tab();
    expect(screen.getByRole('button', { name: 'More filters' })).toBeVisible();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Fewer filters' })).toBeVisible();
  });
});
