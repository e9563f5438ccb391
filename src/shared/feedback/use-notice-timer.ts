import { useEffect, useRef, type RefObject } from 'react';

/** Closes a notice after `ms`, restarted when mouse or focus leaves the notices. The returned ref goes inside it. */
export function useNoticeTimer<E extends Element>(ms: number, onClose: () => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const notices = ref.current?.closest('.notistack-SnackbarContainer');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    const start = () => {
      stop();
      if (notices?.matches(':hover, :focus-within') !== true) timer = setTimeout(() => close.current(), ms);
    };
    const left = () => {
      stop();
      timer = setTimeout(start);
    };
    start();
    notices?.addEventListener('mouseenter', stop);
    notices?.addEventListener('focusin', stop);
    notices?.addEventListener('mouseleave', left);
    notices?.addEventListener('focusout', left);
    return () => {
      stop();
      notices?.removeEventListener('mouseenter', stop);
      notices?.removeEventListener('focusin', stop);
      notices?.removeEventListener('mouseleave', left);
      notices?.removeEventListener('focusout', left);
    };
  }, [ms]);
  return ref;
}
