import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { useKeyboardSpace } from './use-keyboard-space';

/** A phone's view of 390 × 844, of which a keyboard leaves less. */
function openView() {
  vi.stubGlobal('innerHeight', 844);
  const view = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', view);
  const show = (changes: Partial<typeof view>) => {
    Object.assign(view, changes);
    view.dispatchEvent(new Event('resize'));
  };
  return show;
}

const kept = () =>
  ['--jl-keyboard', '--jl-view-top'].map((name) => document.documentElement.style.getPropertyValue(name));

describe('the space of a phone’s keyboard', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is what the view loses, and nothing once the keyboard is closed', () => {
    const show = openView();
    renderHook(useKeyboardSpace);
    expect(kept()).toEqual(['0px', '0px']);
    show({ height: 340 });
    expect(kept()).toEqual(['504px', '0px']);
    show({ offsetTop: 60 });
    expect(kept()).toEqual(['444px', '60px']);
    show({ height: 844, offsetTop: 0 });
    expect(kept()).toEqual(['0px', '0px']);
  });

  it('is not taken from a page that is zoomed with two fingers', () => {
    const show = openView();
    renderHook(useKeyboardSpace);
    show({ height: 422, scale: 2 });
    expect(kept()).toEqual(['0px', '0px']);
  });
});
