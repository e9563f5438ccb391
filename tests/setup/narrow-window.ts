import { act } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { NARROW } from '@/shared/ui/hooks/use-is-phone';

/** Makes the window as narrow as a phone's until the test ends; style sheets do not notice. */
export function narrowWindow(): void {
  setMatches(true);
  onTestFinished(() => setMatches(false));
}

function setMatches(matches: boolean): void {
  const list = window.matchMedia(NARROW);
  act(() => {
    Object.assign(list, { matches });
    list.dispatchEvent(new Event('change'));
  });
}
