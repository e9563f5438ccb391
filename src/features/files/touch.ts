/** A touch-sized button on a phone. */
export const touchSx = { minHeight: { xs: 44, sm: 36 }, minWidth: { xs: 44, sm: 36 } };
