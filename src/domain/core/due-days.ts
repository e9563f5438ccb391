/** Days that a date of planned work may have. */
export const DUE_DAYS = { from: '2000-01-01', until: '2099-12-31' } as const;
