/*
 * What columns of lists need for their content, in pixels at the usual size of letters. Measured once in Inter, with a
 * little air, for what people read there every day; what is longer is cut or written shorter.
 */

/** "Wed, Nov 25, 11:00 am", "Mar 26, 2025, 9:00 am": a brief `DateText`. */
export const DATE_TIME_WIDTH = 154;

/** "Wed, Nov 25", "Mar 26, 2025". */
export const DAY_WIDTH = 90;

/** A picture and a first name. */
export const FIRST_NAME_WIDTH = 84;

/** "(817) 555-0188", "07700 900888", "0170 1234567": at home a number goes without its country. */
export const PHONE_WIDTH = 108;

/** Icon, gaps and edges of a chip. */
const CHIP_FRAME = 34;
/** A letter of a chip, on average. */
const CHIP_LETTER = 6.5;

/** Of the longest of these words as a chip. */
export function chipWidth(words: readonly string[]): number {
  return CHIP_FRAME + Math.ceil(CHIP_LETTER * Math.max(...words.map((word) => word.length)));
}
