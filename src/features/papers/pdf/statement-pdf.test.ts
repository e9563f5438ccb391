import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { statementPaper } from '@/domain/papers/statement-paper';
import { makeSettings } from '@tests/factories/records';
import { readPages, serveFonts } from '@tests/setup/read-pdf';

import { paperWriting } from '../paper-writing';
import { makePdf } from './make-pdf';

beforeEach(() => {
  vi.stubGlobal('fetch', serveFonts);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('goes on over pages with its headings, and closes with what is owed by age', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({
    ...{ day: '2026-11-10', text: `Invoice INV-${at}`, charge: 1_000, credit: 0 },
    balance: (at + 1) * 1_000,
  }));
  const paper = statementPaper({
    client: { name: 'Ann Carter', address: '12 Oak St, Arlington' },
    ...{ from: '2026-11-01', until: '2026-11-30', today: '2026-12-01' },
    statement: { opening: -500, rows, closing: 59_500 },
    ages: [
      { age: 'Current', cents: 0, count: 0 },
      { age: '1–30 days', cents: 59_500, count: 60 },
    ],
    business: { name: 'Slate & Sons', settings: makeSettings() },
    now: Date.UTC(2026, 11, 1, 15),
    write: paperWriting({ zone: 'America/Chicago', currency: 'USD', country: 'US' }),
  });
  const pages = await readPages(await makePdf(paper));
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages.slice(0, 2)) expect(page).toContain('Charge');
  const text = pages.join(' ');
  for (const words of [
    'Slate & Sons',
    'Ann Carter',
    'Sun, Nov 1, 2026 – Mon, Nov 30, 2026',
    'Balance before −$5.00',
    'Invoice INV-59',
    'Owed on Tue, Dec 1, 2026, by days since it was due',
    '1–30 days $595.00',
  ])
    expect(text).toContain(words);
});
