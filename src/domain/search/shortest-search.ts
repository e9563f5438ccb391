/** Minimum length of a search; shorter text would match half the list. */
export const SHORTEST_SEARCH = 2;
