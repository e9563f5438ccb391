/** How the bytes of a file were read. */
export type FileText = {
  readonly text: string;
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
};

/**
 * Turns a file's bytes into text. A byte order mark decides; without one, bytes that are no valid
 * UTF-8 are Windows-1252, as old spreadsheets write, and text full of zero bytes is UTF-16.
 */
export function textOfFile(bytes: Uint8Array): FileText {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return { text, encoding };
}

function encodingOf(bytes: Uint8Array): FileText['encoding'] {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 2_000);
  const zeros = (parity: number) => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  if (zeros(1) > sample.length / 5) return 'utf-16le';
  if (zeros(0) > sample.length / 5) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The delimiter that splits the first lines most evenly; a comma when none does. */
export function delimiterOf(text: string): (typeof DELIMITERS)[number] {
  const lines = unquoted(text)
    .split(/\r\n|\n|\r/)
    .filter(Boolean)
    .slice(0, 20);
  const scores = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const first = counts[0] ?? 0;
    const even = counts.filter((count) => count === first).length;
    return { delimiter, score: first === 0 ? 0 : first * even };
  });
  return scores.toSorted((a, b) => b.score - a.score).find(({ score }) => score > 0)?.delimiter ?? ',';
}

/** The beginning of a text without what stands in quotes: only separators are left to count. */
function unquoted(text: string): string {
  return text.slice(0, 20_000).replace(/"(?:[^"]|"")*"?/g, '');
}
