import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import type { Paper } from './paper';
import { alphabetsOf, PAPER_ALPHABETS, paperText, printable, respelled, unprintableWords } from './printable';

describe('printable text', () => {
  it.each([
    ['Łukasz Żółć', 'Łukasz Żółć'],
    // The same letters as combining sequences.
    ['Z\u0307o\u0301\u0142c\u0301', 'Żółć'],
    ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
    ['1\u00a0250\t€\r\nx', '1 250 €\nx'],
    ['co\u00adoperate\u200b\ufeff', 'cooperate'],
    ['e\u2011mail', 'e-mail'],
    ['o\ufb03ce ⅓', 'office 1⁄3'],
    ['Ann 👨‍👩‍👧 ✅ roof', 'Ann   roof'],
  ])('%j as %j', (text, printed) => {
    expect(printable(text)).toBe(printed);
  });
});

it.each([
  ['山田 太郎 Żółć 👨‍👩‍👧 山田', ['山田 太郎', '山田']],
  ['Roof for مرحبا in Plano\nמרים', ['مرحبا', 'מרים']],
  ['Müller & Ñuñez: “½ done” – 12′ 👨‍👩‍👧', []],
])('finds in %j the words without letters in a font', (text, words) => {
  expect(unprintableWords(text)).toEqual(words);
});

it('spells words as it is told, everywhere and only there', () => {
  const paper: Paper = {
    title: 'Agreement with 山田  太郎',
    subject: '山田',
    number: 'No. 1',
    madeAt: 'today',
    pageSize: 'A4',
    fileName: 'sheet.pdf',
    sections: [{ kind: 'checklist', title: '$& 山田', items: [] }],
    letterhead: { logo: '山田', name: 'Acme', about: [], contact: ['山田 太郎'] },
    foot: '',
  };
  const spelled = respelled(paper, { 山田: 'Yamada', '山田 太郎': 'Taro $& Yamada' });
  expect(spelled).toMatchObject({
    title: 'Agreement with Taro $& Yamada',
    subject: 'Yamada',
    letterhead: { logo: '山田' },
    sections: [{ title: '$& Yamada' }],
  });
  expect(unprintableWords(paperText(spelled))).toEqual([]);
});

it.each([
  ['Ann Berg', ['latin']],
  ['Łukasz', ['latin', 'latin-ext']],
  ['Ελένη Шевченко', ['latin', 'cyrillic', 'greek']],
  ['Ánh Nguyễn', ['latin', 'vietnamese']],
  ['山', ['latin']],
])('%s takes %j', (text, alphabets) => {
  expect(alphabetsOf(text)).toEqual(alphabets);
});

it('reads all text of a PDF, however deep, but no picture and no name of the file', () => {
  const text = paperText({
    title: 'Sheet',
    subject: 'Roof',
    number: 'No. 1',
    madeAt: 'today',
    pageSize: 'A4',
    fileName: 'sheet.pdf',
    letterhead: { logo: 'data:image/png;base64,AA', name: 'Acme', about: ['Licence 1'], contact: [] },
    sections: [{ kind: 'checklist', title: 'Checklist', items: [{ text: 'Tarps', done: true }] }],
    foot: '',
  });
  expect(text).toContain('Tarps');
  expect(text).not.toContain('sheet.pdf');
  expect(text).toContain('Licence 1');
  expect(text).not.toContain('base64');
});

// A letter the pattern accepts but the font lacks would print as an empty box.
it.each(PAPER_ALPHABETS)('the font of $name has every letter in both weights', ({ name, letters }) => {
  const claimed = Array.from({ length: 0x2c00 }, (_, point) => point).filter((point) =>
    letters.test(String.fromCodePoint(point)),
  );
  expect(claimed.length).toBeGreaterThan(5);
  for (const weight of [400, 600]) {
    const file = `node_modules/@fontsource/inter/files/inter-${name}-${weight}-normal.woff`;
    const font = create(readFileSync(file));
    if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} is no single font.`);
    expect(claimed.filter((point) => !font.hasGlyphForCodePoint(point))).toEqual([]);
  }
});
