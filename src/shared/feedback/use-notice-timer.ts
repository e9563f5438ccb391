import { useEffect, useRef, type RefObject } from 'react';

/** Closes a notice after `ms`, restarted when mouse or focus leaves. The returned ref goes inside the notice. */
export function useNoticeTimer<E extends Element>(ms: number, onClose: () => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const notice = ref.current?.closest('.notistack-Snackbar, .notistack-SnackbarContainer > *');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    const start = () => {
      stop();
      if (notice?.matches(':hover, :focus-within') !== true) timer = setTimeout(() => close.current(), ms);
    };
    const left = () => {
      stop();
      timer = setTimeout(start);
    };
    start();
    notice?.addEventListener('mouseenter', stop);
    notice?.addEventListener('focusin', stop);
    notice?.addEventListener('mouseleave', left);
    notice?.addEventListener('focusout', left);
    return () => {
      stop();
      notice?.removeEventListener('mouseenter', stop);
      notice?.removeEventListener('focusin', stop);
      notice?.removeEventListener('mouseleave', left);
      notice?.removeEventListener('focusout', left);
    };
  }, [ms]);
  return ref;
}
