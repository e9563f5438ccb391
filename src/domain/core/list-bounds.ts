/** Most records one question reads; longer lists are read page by page. */
export const MOST_ROWS = 1_000;

/**
 * Where counting stops. A count costs one read per thousand, yet the rules cannot tell it from a list
 * and take neither without a limit, so it stands far above the largest business rather than nowhere.
 */
export const MOST_COUNTED = 50_000;
