export type FileText = {
  readonly text: string;
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
};

/** Decodes a file by its byte order mark; invalid UTF-8 is Windows-1252, text full of zero bytes UTF-16. */
export function textOfFile(bytes: Uint8Array): FileText {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return { text: encoding === 'windows-1252' ? withWindowsSigns(text) : text, encoding };
}

/** Windows-1252 at 0x80 to 0x9F, blank where undefined. */
const WINDOWS_SIGNS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Some engines decode Windows-1252 as Latin-1, with control characters for quotes and dashes. */
function withWindowsSigns(text: string): string {
  return text.replace(/[\u0080-\u009F]/g, (sign) => WINDOWS_SIGNS.charAt(sign.charCodeAt(0) - 0x80));
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

/** The delimiter that splits most of the first lines into equally many cells; a comma when none does. */
export function delimiterOf(text: string): (typeof DELIMITERS)[number] {
  const lines = unquoted(text)
    .split(/\r\n|\n|\r/)
    .filter(Boolean)
    .slice(0, 20);
  const scores = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0);
    const even = counts.map((count) => count * counts.filter((other) => other === count).length);
    return { delimiter, score: Math.max(0, ...even) };
  });
  return scores.toSorted((a, b) => b.score - a.score).find(({ score }) => score > 0)?.delimiter ?? ',';
}

/** The start of a text without quoted parts, so that only real separators are counted. */
function unquoted(text: string): string {
  return text.slice(0, 20_000).replace(/"(?:[^"]|"")*"?/g, '');
}
