// Widths of list columns in pixels at the default font size, measured in Inter for typical texts with a little air;
// longer text is cut or shortened.

/**
 * Widths of list columns in pixels at the default font size, measured in Inter for typical texts with a little air;
 * longer text is cut or shortened.
 *
 * "Wed, Nov 25, 11:00 am", "Mar 26, 2025, 9:00 am": a brief `DateText`.
 */
export const DATE_TIME_WIDTH = 154;

/** "Wed, Nov 25", "Mar 26, 2025". */
export const DAY_WIDTH = 90;

/** "Wed, Jan 6, 2027": a planned day of another year. */
export const DAY_OF_YEAR_WIDTH = 122;

/** A picture and a first name. */
export const FIRST_NAME_WIDTH = 84;

/** "(817) 555-0188", "07700 900888", "0170 1234567": home numbers omit the country code. */
export const PHONE_WIDTH = 108;

const CHIP_FRAME = 34;
/** Average width of a letter in a chip. */
const CHIP_LETTER = 6.5;

/** Width of a chip with the longest of these words. */
export function chipWidth(words: readonly string[]): number {
  return CHIP_FRAME + Math.ceil(CHIP_LETTER * Math.max(...words.map((word) => word.length)));
}
