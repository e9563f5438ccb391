import { decoded, likelyLetters, sampleOf, withWindowsSigns } from './letters';
import type { Letters } from './letters';

export type FileText = {
  readonly text: string;
  /** Ways to read its letters, the one taken first; empty for Unicode, which leaves no doubt. */
  readonly letters: readonly Letters[];
};

/**
 * Decodes a file: by its byte order mark, as UTF-8, as UTF-16 when zero bytes stand at every second place, else by the
 * code page that makes words of it. `country` is ISO 3166-1; `chosen` is the user's choice among `letters`.
 */
export function textOfFile(bytes: Uint8Array, country: string, chosen: string | null = null): FileText {
  const wide = wideEncodingOf(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), letters: [] };
  const unicode = decoded(bytes, 'utf-8');
  if (unicode !== null) return { text: unicode, letters: [] };
  const damaged = new TextDecoder().decode(bytes);
  const bad = damaged.match(/\uFFFD/g)?.length ?? 0;
  const others = likelyLetters(bytes, country);
  // A stray byte spoils one letter: the others are well-formed, which in another code page they are by chance only.
  const good = damaged.match(/[^\0-\x7F\uFFFD]/g)?.length ?? 0;
  const spoiled = damaged.split('\n').find((line) => line.includes('\uFFFD')) ?? '';
  const letters =
    good >= bad
      ? [{ label: 'utf-8', name: 'Unicode, damaged', sample: sampleOf(spoiled) }, ...others]
      : others;
  const [first] = letters;
  const label = letters.some((one) => one.label === chosen) ? chosen : first?.label;
  const decoder = new TextDecoder(label ?? 'windows-1252');
  return { text: withWindowsSigns(decoder.decode(bytes), decoder.encoding), letters };
}

function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 2_000);
  const zeros = (parity: number) => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [even, odd] = [zeros(0), zeros(1)];
  // Delimiters, digits and line ends have a zero byte in every script.
  if (Math.max(even, odd) < sample.length / 25 || Math.min(even, odd) * 4 > Math.max(even, odd)) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
