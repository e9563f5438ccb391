/** File types by their first bytes; file names are unreliable. */
const SIGNATURES: readonly { readonly bytes: readonly number[]; readonly sentence: string }[] = [
  {
    bytes: [0x50, 0x4b, 0x03, 0x04],
    sentence:
      'This is a workbook or an archive, whatever its name says. Open it in your spreadsheet program, save it as CSV and choose that file.',
  },
  {
    bytes: [0xd0, 0xcf, 0x11, 0xe0],
    sentence:
      'This is an Excel workbook, whatever its name says. Open it in Excel, save it as CSV and choose that file.',
  },
  { bytes: [0x25, 0x50, 0x44, 0x46], sentence: 'This is a PDF, not a table. Export your {many} as CSV.' },
  {
    bytes: [0x89, 0x50, 0x4e, 0x47],
    sentence: 'This is a picture, not a table. Export your {many} as CSV.',
  },
  { bytes: [0xff, 0xd8, 0xff], sentence: 'This is a picture, not a table. Export your {many} as CSV.' },
  {
    bytes: [0x47, 0x49, 0x46, 0x38],
    sentence: 'This is a picture, not a table. Export your {many} as CSV.',
  },
  {
    bytes: [0x52, 0x49, 0x46, 0x46],
    sentence: 'This is a picture or a recording, not a table. Export your {many} as CSV.',
  },
  {
    bytes: [0x1f, 0x8b],
    sentence: 'This file is compressed. Unpack it first and choose the CSV file in it.',
  },
];

/** Why bytes cannot be a CSV file of a noun's records, in a sentence, or null when they may be one. */
export function notCsv(bytes: Uint8Array, many: string): string | null {
  if (bytes.length === 0) return 'This file is empty.';
  const known = SIGNATURES.find((one) => one.bytes.every((byte, at) => bytes[at] === byte));
  return known?.sentence.replace('{many}', many) ?? null;
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
