import { useEffect, useRef, useState } from 'react';

/**
 * Returns a function that gives the value as it was when the pointer or key of the current move was pressed: what a
 * drag started from. A key pressed during a drag changes nothing.
 */
export function useHeldAtPress<T>(value: T): () => T {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const [press] = useState(() => ({ held: null as { readonly value: T } | null, isDown: false }));

  useEffect(() => {
    const hold = () => {
      press.held = { value: latest.current };
    };
    const down = (event: PointerEvent) => {
      if (press.isDown && !event.isPrimary) return;
      press.isDown = true;
      hold();
    };
    const up = () => {
      press.isDown = false;
    };
    const key = () => {
      if (!press.isDown) hold();
    };
    window.addEventListener('pointerdown', down, true);
    window.addEventListener('pointerup', up, true);
    window.addEventListener('pointercancel', up, true);
    window.addEventListener('keydown', key, true);
    return () => {
      window.removeEventListener('pointerdown', down, true);
      window.removeEventListener('pointerup', up, true);
      window.removeEventListener('pointercancel', up, true);
      window.removeEventListener('keydown', key, true);
    };
  }, [press]);

  return () => press.held?.value ?? latest.current;
}
