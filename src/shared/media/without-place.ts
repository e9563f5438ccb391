/** Tag of the pointer to a position in a picture's EXIF data, and its type: an offset of four bytes. */
const GPS_TAG = 0x8825;
const OFFSET_TYPE = 4;
/** Bytes of a value of each EXIF type, by its number. */
const VALUE_BYTES: readonly number[] = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const ENTRY_BYTES = 12;
/** A position has at most 32 facts; more are something else. */
const MOST_FACTS = 64;

const XMP = /<x:xmpmeta[\s\S]*?<\/x:xmpmeta>/g;
/** `exif:GPSLatitude="…"`, `<drone-dji:GpsLongitude>…<` and the like; the second part is the value. */
const XMP_PLACE = /((?:gps\w*|latitude|longitude)\s*(?:=\s*["']|>))([^"'<]*)/gi;
/** A position of a video: "+46.7867-092.1005/". */
const VIDEO_PLACE = /[+-]\d{2}\.\d{3,6}[+-]\d{3}\.\d{3,6}(?:[+-]\d+\.\d+)?\//g;

/**
 * Returns a photo or video without the position that its camera wrote into it. Bytes are blanked where they stand, so
 * that nothing else changes: how it is turned, when it was taken, and formats that this browser cannot draw.
 */
export async function withoutPlace(file: Blob): Promise<Blob> {
  const bytes = await bytesOf(file);
  const found = [blankExif(bytes), blankTexts(bytes, !file.type.startsWith('image/'))];
  return found.includes(true) ? new Blob([bytes], { type: file.type }) : file;
}

/** Rejects with the browser's error when the file cannot be read. */
function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const { result } = reader;
      resolve(result instanceof ArrayBuffer ? new Uint8Array(result) : new Uint8Array());
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsArrayBuffer(file);
  });
}

/** Blanks positions in EXIF data, which is a small TIFF file inside JPEG, HEIC, WebP and PNG alike. */
function blankExif(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let isFound = false;
  for (let at = 0; at + 8 < bytes.length; at += 1) {
    const isLittle = bytes[at] === 0x49;
    if (!isLittle && bytes[at] !== 0x4d) continue;
    const head = view.getUint32(at);
    if (head === (isLittle ? 0x49492a00 : 0x4d4d002a)) isFound = blankTiff(view, at, isLittle) || isFound;
  }
  return isFound;
}

/** Blanks the position of one TIFF that begins at `start`. */
function blankTiff(view: DataView, start: number, isLittle: boolean): boolean {
  const entries = entriesAt(view, start, start + view.getUint32(start + 4, isLittle), isLittle);
  const pointer = entries.find(
    ({ tag, type, count }) => tag === GPS_TAG && type === OFFSET_TYPE && count === 1,
  );
  if (!pointer) return false;
  const place = start + pointer.value;
  const facts = entriesAt(view, start, place, isLittle);
  for (const { at, type, count, value } of facts) {
    const length = (VALUE_BYTES[type] ?? 0) * count;
    if (length > 4) blank(view, start + value, length);
    blank(view, at, ENTRY_BYTES);
  }
  // An empty list of facts.
  if (facts.length > 0) blank(view, place, 2);
  return facts.length > 0;
}

type Entry = {
  /** Where it begins. */
  readonly at: number;
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  /** The value, or its offset from the start of the TIFF. */
  readonly value: number;
};

function entriesAt(view: DataView, start: number, list: number, isLittle: boolean): readonly Entry[] {
  if (list < start + 8 || list + 2 > view.byteLength) return [];
  const count = view.getUint16(list, isLittle);
  if (count > MOST_FACTS || list + 2 + count * ENTRY_BYTES > view.byteLength) return [];
  return Array.from({ length: count }, (_, index) => {
    const at = list + 2 + index * ENTRY_BYTES;
    return {
      at,
      tag: view.getUint16(at, isLittle),
      type: view.getUint16(at + 2, isLittle),
      count: view.getUint32(at + 4, isLittle),
      value: view.getUint32(at + 8, isLittle),
    };
  });
}

function blank(view: DataView, from: number, length: number): void {
  const end = Math.min(from + length, view.byteLength);
  for (let at = from; at < end; at += 1) view.setUint8(at, 0);
}

/** Blanks positions that stand as text: in XMP data of photos and in videos. */
function blankTexts(bytes: Uint8Array, isVideo: boolean): boolean {
  // One character for each byte, so that places in the text are places in the file.
  const text = new TextDecoder('latin1').decode(bytes);
  const spans = [...(isVideo ? text.matchAll(VIDEO_PLACE) : [])].map((match) => ({
    at: match.index,
    length: match[0].length - 1,
  }));
  for (const packet of text.matchAll(XMP)) {
    for (const match of packet[0].matchAll(XMP_PLACE)) {
      const at = packet.index + match.index + (match[1]?.length ?? 0);
      spans.push({ at, length: match[2]?.length ?? 0 });
    }
  }
  for (const { at, length } of spans) bytes.fill(0x20, at, at + length);
  return spans.some(({ length }) => length > 0);
}
