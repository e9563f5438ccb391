/** Most records one query reads; longer lists are paged. */
export const MOST_ROWS = 1_000;

/** A search of a user with limits reads no further page once it has this many records. */
export const MOST_SEARCHED = 500;

/**
 * Counting stops here. A count costs one read per thousand, but rules cannot tell it from a list and require
 * a limit of both; this one is far above the largest business.
 */
export const MOST_COUNTED = 50_000;
