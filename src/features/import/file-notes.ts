/** Maximum file size; 10,000 rows are about 2 MB. */
export const MAX_FILE_BYTES = 20_000_000;
/** What the import says of a file. */
export const TOO_LARGE = 'This file is larger than 20 MB. Split it into parts of at most 10,000 rows.';
export const NOT_KEPT =
  'This browser does not keep the file: stay on this page until it is imported, or choose the file again.';
export const PICKED_UP = 'Your file is still here, with everything you changed. Go on where you left.';
