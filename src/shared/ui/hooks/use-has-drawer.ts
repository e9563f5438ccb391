import { mediaHook } from './media-hook';

/** True from the theme's breakpoint lg, 1200 pixels: the drawer stands beside the screen. */
export const useHasDrawer = mediaHook('(width >= 1200px)');
