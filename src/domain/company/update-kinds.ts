/** Occasions on which the business writes to the client of a tracker, in the order of the work. */
export const UPDATE_KINDS = ['stage', 'booked', 'moved', 'reminder', 'onTheWay', 'done', 'review'] as const;
export type UpdateKind = (typeof UPDATE_KINDS)[number];

/** Longest subject and text of an update. */
export const MAX_UPDATE_SUBJECT = 120;
export const MAX_UPDATE_TEXT = 1_000;
