/**
 * Characters that copying brings along and nobody sees: soft hyphens, zero width spaces, word joiners, marks of direction,
 * byte order marks.
 */
const UNSEEN = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
/** Joiners, which shape letters of Arabic and Indian scripts and emoji, and mean nothing after other signs. */
const IDLE_JOINERS =
  /(?<=^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Z}\s])[\u200C\u200D]+/gu;
/** Spaces that do not break a line. */
const FIXED_SPACES = /[\u00A0\u2007\u202F]/g;

const SUSPECT = /[\u00A0\u00AD\u061C\u180E\u2007\u200B-\u200F\u202A-\u202F\u2060-\u2069\uFEFF]/;

/** A text without invisible characters, so that what looks equal is equal. Emoji and joined letters stay. */
export function visibleText(text: string): string {
  if (!SUSPECT.test(text)) return text;
  return text.replace(FIXED_SPACES, ' ').replace(UNSEEN, '').replace(IDLE_JOINERS, '');
}
