import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** What `src/app/site/before-paint.ts` sets on a form that was sent before the page's script was there. */
type EarlyForm = HTMLFormElement & { readonly isPressed?: true };

/** Hands over what was typed into a prerendered page before its script was there; sends the form if that was tried. */
export function useTypedEarly(
  field: RefObject<HTMLInputElement | null>,
  value: string,
  onType: (typed: string) => void,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    const input = field.current;
    if (isDone.current || !input) return;
    if (input.value !== value) {
      // Rendered again with it, the form can be sent.
      onType(input.value);
      return;
    }
    isDone.current = true;
    const form: EarlyForm | null = input.form;
    if (form?.isPressed) form.requestSubmit();
  });
}
