import { describe, expect, it } from 'vitest';
import {
  CHUNK_BYTES,
  CHUNK_IDS,
  CHUNK_LENGTH,
  chunkCount,
  fileKind,
  fileRefusal,
  MAX_FILE_BYTES,
  MAX_FILE_NAME,
  MOST_FILES,
  photoTime,
  safeType,
  takenTime,
  unshownPhoto,
} from './file';

describe('which files may be added', () => {
  const fine = { name: 'roof.jpg', size: 1 };
  it.each([
    ['the least', fine, 0, null],
    ['the largest', { ...fine, size: MAX_FILE_BYTES }, 0, null],
    ['one byte more', { ...fine, size: MAX_FILE_BYTES + 1 }, 0, /larger than 10 MB/],
    ['nothing in it', { ...fine, size: 0 }, 0, /empty/],
    ['the longest name', { ...fine, name: 'x'.repeat(MAX_FILE_NAME) }, 0, null],
    ['a longer name', { ...fine, name: 'x'.repeat(MAX_FILE_NAME + 1) }, 0, /longer than 200/],
    ['the last that fits', fine, MOST_FILES - 1, null],
    ['one too many', fine, MOST_FILES, /100 files here already/],
  ])('%s', (_what, file, held, refusal) => {
    const said = fileRefusal(file, held);
    if (refusal === null) expect(said).toBeNull();
    else expect(said).toMatch(refusal);
  });
});

describe('which files may be viewed', () => {
  it.each([
    ['image/jpeg', 'picture', 'image/jpeg'],
    ['image/png', 'picture', 'image/png'],
    ['image/webp', 'picture', 'image/webp'],
    ['image/gif', 'picture', 'image/gif'],
    ['application/pdf', 'pdf', 'application/pdf'],
    ['image/svg+xml', 'other', 'application/octet-stream'],
    ['text/html', 'other', 'application/octet-stream'],
    ['image/jpeg;x=text/html', 'other', 'application/octet-stream'],
    ['', 'other', 'application/octet-stream'],
  ])('%s', (type, kind, safe) => {
    expect([fileKind(type), safeType(type)]).toEqual([kind, safe]);
  });
});

describe('the time of a photo', () => {
  const now = Date.UTC(2026, 10, 24, 15);
  it.each([
    ['of its file', now - 1, now - 1],
    ['of a device without a clock', 0, null],
    ['of a device whose clock is ahead', now + 1, null],
  ])('%s', (_what, lastModified, taken) => {
    expect(takenTime(lastModified, now)).toBe(taken);
  });

  it('is when it was added, where nothing else is known', () => {
    expect([photoTime({ takenAt: null, createdAt: 2 }), photoTime({ takenAt: 1, createdAt: 2 })]).toEqual([
      2, 1,
    ]);
  });
});

it.each([
  ['image/heic', 'IMG_1', true],
  ['', 'IMG_1.HEIC', true],
  ['image/jpeg', 'IMG_1.jpg', false],
  ['', 'heic.txt', false],
])('a file of type %j named %s is a photo that browsers cannot show: %s', (type, name, isUnshown) => {
  expect(unshownPhoto({ type, name }) !== null).toBe(isUnshown);
});

describe("the parts of a file's content", () => {
  it.each([
    [1, 1],
    [CHUNK_BYTES, 1],
    [CHUNK_BYTES + 1, 2],
    [MAX_FILE_BYTES, CHUNK_IDS.length],
  ])('of %i bytes are %i', (size, count) => {
    expect(chunkCount(size)).toBe(count);
  });

  it('fit into documents', () => {
    expect(CHUNK_BYTES % 3).toBe(0);
    expect(CHUNK_LENGTH).toBeLessThanOrEqual(900_000);
  });
});
