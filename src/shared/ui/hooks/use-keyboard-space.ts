import { useEffect } from 'react';

/**
 * Keeps the height of an open phone keyboard in `--jl-keyboard`, and how far the view has moved in `--jl-view-top`, for
 * browsers that lay the keyboard over the page (Safari); others shrink the page, and both stay 0.
 */
export function useKeyboardSpace(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const root = document.documentElement.style;
    const measure = () => {
      // A page zoomed with two fingers has no keyboard to keep clear of.
      const isZoomed = view.scale > 1.01;
      const top = isZoomed ? 0 : Math.max(0, Math.round(view.offsetTop));
      const covered = isZoomed ? 0 : Math.max(0, Math.round(window.innerHeight - view.height - top));
      root.setProperty('--jl-view-top', `${top}px`);
      root.setProperty('--jl-keyboard', `${covered}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, []);
}
