/** A picture of up to 256 colours. */
export type Bitmap = {
  readonly width: number;
  readonly height: number;
  /** Six hexadecimal digits each. */
  readonly palette: readonly string[];
  /** A palette index for each pixel, row by row. */
  readonly dots: Uint8Array;
};

/** The bytes of a PNG file (https://www.w3.org/TR/png-3/), small enough for drawings with large even areas. */
export function pngOf({ width, height, palette, dots }: Bitmap): Uint8Array {
  const header = [...bigEndian(width), ...bigEndian(height), 8, 3, 0, 0, 0];
  const colours = palette.flatMap((hex) => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
  // Each row as the difference to the one above: even areas become zeros.
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    rows[y * (width + 1)] = 2;
    for (let x = 0; x < width; x += 1) {
      const above = y === 0 ? 0 : (dots[(y - 1) * width + x] ?? 0);
      rows[y * (width + 1) + x + 1] = (dots[y * width + x] ?? 0) - above;
    }
  }
  return Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunk('IHDR', header),
    ...chunk('PLTE', colours),
    ...chunk('IDAT', zlib(rows)),
    ...chunk('IEND', []),
  ]);
}

/** Bytes as base64. */
export function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function chunk(name: string, data: readonly number[]): readonly number[] {
  const body = [...Array.from(name, (letter) => letter.charCodeAt(0)), ...data];
  return [...bigEndian(data.length), ...body, ...bigEndian(crc32(body))];
}

function bigEndian(value: number): readonly number[] {
  return [24, 16, 8, 0].map((bits) => (value >>> bits) & 255);
}

function crc32(bytes: readonly number[]): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function adler32(bytes: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return ((b << 16) | a) >>> 0;
}

/** First lengths of the length codes, and their extra bits (RFC 1951, 3.2.5). */
const LENGTHS = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
  227,
];
const LONGEST_RUN = 257;

/** The fixed codes of all symbols (RFC 1951, 3.2.6), first bit last, with their number of bits. */
const CODES: readonly (readonly [code: number, bits: number])[] = Array.from({ length: 288 }, (_, value) => {
  if (value < 144) return [reversed(0x30 + value, 8), 8];
  if (value < 256) return [reversed(0x190 + value - 144, 9), 9];
  if (value < 280) return [reversed(value - 256, 7), 7];
  return [reversed(0xc0 + value - 280, 8), 8];
});

function reversed(value: number, bits: number): number {
  let result = 0;
  for (let bit = 0; bit < bits; bit += 1) result |= ((value >>> bit) & 1) << (bits - 1 - bit);
  return result;
}

/** One block of fixed codes (RFC 1951, 3.2.6) that only shortens repetitions of one byte. */
function zlib(bytes: Uint8Array): readonly number[] {
  const out: number[] = [0x78, 0x01];
  let [held, count] = [0, 0];
  const put = (value: number, bits: number) => {
    held |= value << count;
    count += bits;
    for (; count >= 8; count -= 8) {
      out.push(held & 255);
      held >>>= 8;
    }
  };
  const symbol = (value: number) => {
    const [code = 0, bits = 0] = CODES[value] ?? [];
    put(code, bits);
  };
  put(3, 3);
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at] ?? 0;
    symbol(byte);
    at += 1;
    let run = 0;
    while (run < LONGEST_RUN && bytes[at + run] === byte) run += 1;
    if (run < 3) continue;
    const place = LENGTHS.findLastIndex((length) => length <= run);
    symbol(257 + place);
    put(run - (LENGTHS[place] ?? 3), place < 8 ? 0 : Math.floor(place / 4) - 1);
    // The distance of one byte.
    put(0, 5);
    at += run;
  }
  symbol(256);
  if (count > 0) put(0, 8 - count);
  return [...out, ...bigEndian(adler32(bytes))];
}
