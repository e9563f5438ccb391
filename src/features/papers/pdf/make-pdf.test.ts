import { getMeta } from 'unpdf';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { jobSheet } from '@/domain/papers/job-sheet';
import { weekSheet } from '@/domain/papers/week-sheet';
import { respelled } from '@/domain/papers/printable';
import { workAgreement } from '@/domain/papers/work-agreement';
import { makeJob, makeSettings, makeTracker, makeVisit } from '@tests/factories/records';
import { readPages, serveFonts } from '@tests/setup/read-pdf';

import { paperWriting } from '../paper-writing';
import { makePdf } from './make-pdf';

const settings = makeSettings({
  licence: 'BC 714 209',
  phone: '+12185550142',
  taxRate: 8_250,
  currency: 'EUR',
  terms: Array.from({ length: 60 }, (_, at) => `${at + 1}. Half is due when work starts.`).join('\n'),
});
const business = { name: 'Dachdeckerei Müller', settings };
const write = paperWriting({ zone: 'America/Chicago', currency: 'EUR', country: 'US' });
const now = Date.UTC(2026, 10, 23, 15, 40);

beforeEach(() => {
  vi.stubGlobal('fetch', serveFonts);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

const agreement = (customerName: string, agreed = 'A new roof.') =>
  workAgreement({
    tracker: makeTracker({ number: 104, numberPrefix: 'T-', customerName }),
    business,
    agreed,
    amount: 18_460_00,
    addsTax: true,
    now,
    write,
  });

describe('a paper as a PDF', () => {
  it('fails without its fonts, reports it, and succeeds once they load', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(makePdf(agreement('Ann Berg'))).rejects.toMatchObject({ code: 'network' });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
    await expect(makePdf(agreement('Ann Berg'))).rejects.toMatchObject({ code: 'unavailable' });
    vi.stubGlobal('fetch', serveFonts);
    expect((await makePdf(agreement('Ann Berg'))).type).toBe('application/pdf');
  });

  it('continues over numbered pages, with all terms', async () => {
    const pages = await readPages(await makePdf(agreement('Ann Berg')));
    const text = pages.join(' ');
    expect(pages.map((page) => / (\d of \d)/.exec(page)?.[1])).toEqual(['1 of 2', '2 of 2']);
    for (const words of [
      'Dachdeckerei Müller',
      'License BC 714 209',
      '(218) 555-0142',
      'No. T-104',
      'Mon, Nov 23, 2026, 9:40 am CST',
      '€18,460.00',
      'Sales tax 8.25 %',
      '€1,522.95',
      '€19,982.95',
      '60. Half is due when work starts.',
    ]) {
      expect(text).toContain(words);
    }
  });

  it.each(['Łukasz Żółć', 'Ñuñez', 'Nguyễn Thị Ánh', 'Ελένη', 'Тарас Шевченко', 'Қайрат'])(
    'prints the name of %s',
    async (name) => {
      const pdf = await makePdf(agreement(name));
      expect((await readPages(pdf)).join(' ').normalize('NFC')).toContain(name);
    },
  );

  it('prints the spelling of a name in other letters, and no pictures', async () => {
    const paper = respelled(agreement('山田 😀', 'مرحبا'), { 山田: 'Yamada', مرحبا: 'Marhaba' });
    const text = (await readPages(await makePdf(paper))).join(' ');
    expect(text).toContain('Yamada');
    expect(text).toContain('Marhaba');
    expect(text).not.toMatch(/\?\?|😀/);
  });

  it('of a job has its visits in the business’s zone, and no amounts', async () => {
    const paper = jobSheet({
      job: makeJob({ number: 7, numberPrefix: 'J-', instructions: 'https://example.com/'.repeat(12) }),
      visits: [makeVisit({ crew: ['tom'], start: now, end: now + 5 * 3_600_000 })],
      business,
      nameOf: () => 'Tom Ortiz',
      hasRoom: true,
      now,
      write,
    });
    const pdf = await makePdf(paper);
    const text = (await readPages(pdf)).join(' ');
    expect(text).toContain('9:40 am – 2:40 pm CST');
    expect(text).toContain('Tom Ortiz');
    expect(text).not.toContain('€');
    const { info } = await getMeta(await bytesOf(pdf));
    expect(info).toMatchObject({ Title: 'Job sheet, Install, 12 Elm Street', Author: business.name });
  });

  it('begins a page for each crew of a week sheet', async () => {
    const start = Date.UTC(2026, 10, 30, 14);
    const visits = ['tom', 'ben'].map((uid) =>
      makeVisit({ uuid: uid, crew: [uid], title: `Roof of ${uid}`, start, end: start + 3_600_000 }),
    );
    const pages = await readPages(
      await makePdf(
        weekSheet({
          business,
          now,
          write,
          visits,
          jobs: new Map(),
          off: [],
          hasRoom: true,
          nameOf: (uid) => uid,
          first: '2026-11-29',
          crews: [
            { name: 'Crew North', people: ['tom'] },
            { name: 'Crew South', people: ['ben'] },
          ],
        }),
      ),
    );
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('Roof of tom');
    expect(pages[0]).not.toContain('Crew South');
    expect(pages[1]).toContain('Roof of ben');
    expect(pages[1]).toContain('Nothing planned.');
  });
});
