import { mediaHook } from './media-hook';

/** Below the theme's breakpoint md. */
export const NARROW = '(width < 900px)';

/** True below 900 pixels. */
export const useIsPhone = mediaHook(NARROW);
