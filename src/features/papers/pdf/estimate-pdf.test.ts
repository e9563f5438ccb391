import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { EstimateLine } from '@/domain/estimates/estimate-content';
import type { IssuedEstimate } from '@/domain/estimates/issued-estimate';
import { estimatePaper } from '@/domain/papers/estimate-paper';
import { makeIssued, ROOF_CONTENT } from '@tests/factories/issued';
import { readPages, serveFonts } from '@tests/setup/read-pdf';

import { paperWriting } from '../paper-writing';
import { makePdf } from './make-pdf';

const SHA = 'a1b2c3d4'.repeat(8);

beforeEach(() => {
  vi.stubGlobal('fetch', serveFonts);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const better = { option: 'better', extras: new Set<string>() };

function paperOf(issued: IssuedEstimate, choice: typeof better | null = better) {
  return estimatePaper({ issued, sha256: SHA, choice, signed: null, write: paperWriting(issued) });
}

async function read(issued: IssuedEstimate, choice: typeof better | null = better) {
  return readPages(await makePdf(paperOf(issued, choice)));
}

const many = (count: number, more: (at: number) => Partial<EstimateLine> = () => ({})) => {
  const [first] = ROOF_CONTENT.lines;
  if (first === undefined) throw new Error('The factory has no line.');
  return Array.from({ length: count }, (_, at) => ({
    ...first,
    id: `n${at}`,
    position: at,
    name: `Line number ${at + 1}`,
    ...more(at),
  }));
};

describe('an estimate as a PDF', () => {
  it('has its sums, its steps, its terms, and the hash of its version on each page', async () => {
    const pages = await read(makeIssued());
    const text = pages.join(' ');
    for (const words of [
      'Hollis & Daughter Roofing',
      'No. E-1042',
      'Fri, Dec 18, 2026',
      '28 SQ + 10% waste',
      '$5,174.40',
      'Sales tax, 8.875%',
      '$767.11',
      '$17,250.60',
      'Deposit, 30%. After you sign',
      '+ $445.84',
      'You may cancel within three business days.',
    ])
      expect(text).toContain(words);
    for (const page of pages) expect(page).toContain(`SHA-256 of version 2: ${SHA}`);
  });

  it('prints options side by side', async () => {
    const text = (await read(makeIssued(), null)).join(' ');
    expect(text).toMatch(/Line Quantity Price Good Better/);
    expect(text).toContain('Good: Three-tab shingle, 25 years');
  });

  it('of 200 lines has headings on each page and the total beside the last line', async () => {
    const issued = makeIssued({ lines: many(200) });
    const pages = await read(issued);
    const text = pages.join(' ');
    for (const at of [1, 77, 200]) expect(text).toContain(`Line number ${at} `);
    const lined = pages.filter((page) => page.includes('Line number'));
    expect(lined.length).toBeGreaterThan(4);
    for (const page of lined) expect(page).toContain('Line Quantity Price Amount');
    const last = pages.find((page) => page.includes('Line number 200 '));
    expect(last).toContain('Total $476,000.00');
  });

  it.each([20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30])(
    'of %i lines never parts the total from the last line',
    async (count) => {
      const pages = await read(makeIssued({ lines: many(count) }));
      const page = pages.find((one) => one.includes(`Line number ${count} `));
      expect(page).toContain('Subtotal');
      expect(page).toMatch(/Total \$/);
    },
  );

  it.each([0, 1])('goes on over pages through a description of 60 lines, on line %i of 2', async (at) => {
    const description = Array.from({ length: 60 }, (_, line) => `Step ${line + 1}`).join('\n');
    const pages = await read(makeIssued({ lines: many(2, (one) => (one === at ? { description } : {})) }));
    const text = pages.join(' ');
    for (const line of [1, 30, 59, 60]) expect(text).toContain(`Step ${line} `);
    const end = pages.find((page) => page.includes(at === 1 ? 'Step 60 ' : 'Line number 2 '));
    expect(end).toMatch(/Total \$/);
  });

  it.each(['Łukasz Żółć', 'Nguyễn Thị Ánh', 'Ελένη', 'Тарас Шевченко'])(
    'prints the name of %s',
    async (name) => {
      const issued = makeIssued({}, { client: { name, address: '' } });
      expect((await read(issued)).join(' ').normalize('NFC')).toContain(name);
    },
  );
});
