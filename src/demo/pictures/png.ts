import { crc32, deflateSync } from 'node:zlib';

/** A picture of up to 256 colours. */
export type Bitmap = {
  readonly width: number;
  readonly height: number;
  /** Six hexadecimal digits each. */
  readonly palette: readonly string[];
  /** A palette index for each pixel, row by row. */
  readonly dots: Uint8Array;
};

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG file (https://www.w3.org/TR/png-3/). Runs in Node alone: the app loads no pictures of the example world. */
export function pngOf({ width, height, palette, dots }: Bitmap): Buffer {
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 3, 0, 0, 0])]);
  // Each row as the difference to the one above: even areas become zeros.
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    rows[y * (width + 1)] = 2;
    for (let x = 0; x < width; x += 1) {
      const above = y === 0 ? 0 : (dots[(y - 1) * width + x] ?? 0);
      rows[y * (width + 1) + x + 1] = (dots[y * width + x] ?? 0) - above;
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.join(''), 'hex')),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
