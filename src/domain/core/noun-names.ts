/**
 * The names of all types of business record, and of those with an amount beside them, files, numbers or sub-statuses, or
 * that something else names. Shapes are built from these lists; the compiler compares each description with them.
 */
export const NOUN_NAMES = [
  'customer',
  'tracker',
  'job',
  'visit',
  'task',
  'project',
  'estimate',
  'invoice',
  'payment',
] as const;
export type NounName = (typeof NOUN_NAMES)[number];

export const PRICED_NOUNS = ['customer', 'tracker', 'job', 'project'] as const;
export type PricedNoun = (typeof PRICED_NOUNS)[number];

export const FILE_NOUNS = ['customer', 'tracker', 'job', 'project'] as const;
export type FileNoun = (typeof FILE_NOUNS)[number];

/** Those with numbers, whose prefixes are settings of the business. */
export const NUMBERED_NOUNS = [
  'tracker',
  'job',
  'task',
  'project',
  'estimate',
  'invoice',
  'payment',
] as const satisfies readonly NounName[];
export type NumberPrefix = `${(typeof NUMBERED_NOUNS)[number]}Prefix`;

/** What has files and is no business record: a card, a chat's message, a mail, a social post. */
export const FILE_HOLDERS = ['card', 'thread', 'mail', 'post'] as const;
export type FileHolder = (typeof FILE_HOLDERS)[number];

export const SUB_STATUS_NOUNS = ['customer', 'tracker', 'job'] as const;
export type SubStatusNoun = (typeof SUB_STATUS_NOUNS)[number];

/** What a card or a new mail may be about, and what the finder finds. */
export const LINKED_NOUNS = ['customer', 'tracker', 'job'] as const satisfies readonly NounName[];
export type LinkedNoun = (typeof LINKED_NOUNS)[number];
