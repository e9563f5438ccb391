const PICTURE = 'This is a picture, not a table. Export your {many} as CSV.';

/** File types by their first bytes, in hexadecimal digits; file names are unreliable. */
const SIGNATURES: readonly (readonly [start: string, sentence: string])[] = [
  [
    '504b0304',
    'This is a workbook or an archive, whatever its name says. Open it in your spreadsheet program, save it as CSV and choose that file.',
  ],
  [
    'd0cf11e0',
    'This is an Excel workbook, whatever its name says. Open it in Excel, save it as CSV and choose that file.',
  ],
  ['25504446', 'This is a PDF, not a table. Export your {many} as CSV.'],
  ['89504e47', PICTURE],
  ['ffd8ff', PICTURE],
  ['47494638', PICTURE],
  ['52494646', 'This is a picture or a recording, not a table. Export your {many} as CSV.'],
  ['1f8b', 'This file is compressed. Unpack it first and choose the CSV file in it.'],
];

/** Why bytes cannot be a CSV file of a noun's records, in a sentence, or null when they may be one. */
export function notCsv(bytes: Uint8Array, many: string): string | null {
  if (bytes.length === 0) return 'This file is empty.';
  const start = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const [, sentence] = SIGNATURES.find(([known]) => start.startsWith(known)) ?? [];
  return sentence?.replace('{many}', many) ?? null;
}

/** Share of non-text characters above which a file is not text. */
const MOST_STRANGE = 0.02;

/** True when decoded text is full of non-text characters: some other kind of file. */
export function isGibberish(text: string): boolean {
  const sample = text.slice(0, 5_000);
  // Control characters except tabs and line ends, and undecodable ones.
  const strange = sample.match(/[^\P{Cc}\t\r\n\f]|\uFFFD/gu)?.length ?? 0;
  return strange > sample.length * MOST_STRANGE;
}
