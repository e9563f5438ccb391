import { describe, expect, it } from 'vitest';
import { makeIssued } from '@tests/factories/issued';
import { plainWriting } from '@tests/factories/plain-writing';
import { estimatePaper } from './estimate-paper';
import type { EstimatePaperInput } from './estimate-paper';
import type { PaperSection } from './paper';

const better = { option: 'better', extras: new Set<string>() };

function paper(over: Partial<EstimatePaperInput> = {}) {
  return estimatePaper({
    issued: makeIssued(),
    sha256: 'abc',
    choice: better,
    signed: null,
    write: plainWriting,
    ...over,
  });
}

function section<K extends PaperSection['kind']>(made: ReturnType<typeof paper>, kind: K, title?: string) {
  return made.sections.find(
    (one): one is Extract<PaperSection, { kind: K }> =>
      one.kind === kind && (title === undefined || ('title' in one && one.title === title)),
  );
}

describe('an estimate as a paper', () => {
  it('has one option with its lines, sums and payments', () => {
    const made = paper();
    const table = section(made, 'priced', 'Included in Better')?.table;
    expect(table?.columns).toEqual(['Amount']);
    expect(table?.rows[1]).toEqual({
      name: 'Architectural shingle, Pewter',
      about: '',
      quantity: '28 SQ + 10% waste',
      price: '16800 cents',
      cells: ['517440 cents'],
    });
    expect(table?.rows.map(({ name }) => name)).not.toContain('Ridge vent');
    expect(table?.sums).toEqual([
      { label: 'Subtotal', cells: ['1648349 cents'] },
      { label: 'Sales tax, 8.875%', cells: ['76711 cents'] },
      { label: 'Total', cells: ['1725060 cents'] },
    ]);
    expect(section(made, 'amounts')?.rows).toEqual([
      { label: 'Deposit, 30%. After you sign', value: '517518 cents' },
      { label: 'Materials, 40%. When the shingles are on the driveway', value: '690024 cents' },
      { label: 'Completion. When you have signed the finished work', value: '517518 cents' },
      { label: 'Total', value: '1725060 cents' },
    ]);
    expect(made.foot).toBe('SHA-256 of version 2: abc');
    expect(made.fileName).toBe('Estimate E-1042 June Pettigrew.pdf');
  });

  it('has all options side by side, with what each extra adds to each', () => {
    const made = paper({ choice: null });
    const table = section(made, 'priced', 'Lines')?.table;
    expect(table?.columns).toEqual(['Good', 'Better']);
    const cellsOf = (name: string) => table?.rows.find((row) => row.name === name)?.cells;
    expect(cellsOf('Three-tab shingle')).toEqual(['344960 cents', '']);
    expect(cellsOf('Drip edge, aluminum')).toEqual(['66640 cents', '66640 cents']);
    expect(table?.sums.at(-1)?.cells.at(-1)).toBe('1725060 cents');
    const extras = section(made, 'priced', 'Extras that can be added')?.table;
    expect(extras?.rows.map(({ cells }) => cells[1])).toEqual(['+ 44584 cents', '+ 81003 cents']);
    expect(section(made, 'amounts', 'Payments for Good')).toBeDefined();
  });

  it('has the signature of what was signed, with its extras and no others', () => {
    const signed = { name: 'June Pettigrew', at: 7, path: 'M1 1l5 5' };
    const made = paper({ choice: { option: 'better', extras: new Set(['l9']) }, signed });
    expect(section(made, 'signed')).toMatchObject({
      path: 'M1 1l5 5',
      name: 'June Pettigrew',
      at: 'moment 7',
    });
    expect(section(made, 'priced')?.table.rows.map(({ name }) => name)).toContain('Ridge vent');
    expect(section(made, 'priced', 'Extras that can be added')).toBeUndefined();
    expect(section(made, 'signatures')).toBeUndefined();
  });

  it('says who has the signature where the page has not', () => {
    const made = paper({ signed: { name: 'June', at: 7, path: '' } });
    expect(section(made, 'text', 'Accepted by the client')?.text).toBe(
      'June, moment 7. Hollis & Daughter Roofing keeps the signature.',
    );
  });

  it('keeps the total last where only a later option has a tax', () => {
    const issued = makeIssued();
    const lines = issued.lines.map((line) => (line.id === 'l2' ? line : { ...line, taxRate: '' }));
    const sums = section(paper({ issued: { ...issued, lines }, choice: null }), 'priced')?.table.sums;
    expect(sums?.map(({ label }) => label)).toEqual(['Subtotal', 'Sales tax, 8.875%', 'Total']);
    expect(sums?.[1]?.cells[0]).toBe('');
  });

  it('carries no hash and says so while it was not sent', () => {
    const made = paper({ issued: makeIssued({}, { number: '' }), sha256: '' });
    expect(made.foot).toBe('');
    expect(section(made, 'columns')?.columns[1]?.facts[0]).toEqual({
      label: 'Version',
      value: 'Not sent yet',
    });
  });
});
