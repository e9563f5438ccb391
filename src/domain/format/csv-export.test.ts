import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCells, csvFileName, csvText, safeCell, unsafeCell } from './csv-export';

describe('cells of an export', () => {
  it.each([
    ['=HYPERLINK("http://x")', '\'=HYPERLINK("http://x")'],
    ['+1 817 555 0112', "'+1 817 555 0112"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    // Each of these starts a cell where the list separator is a semicolon or a tab.
    ['Ann;=1+1', "Ann;'=1+1"],
    ['Ann; "+49', 'Ann; "\'+49'],
    ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
    ['a\n-2', "a\n'-2"],
    ["a;'=1", "a;''=1"],
    ['a; b-c', 'a; b-c'],
    ['\rcmd', "'\rcmd"],
    ['\nfoo', "'\nfoo"],
    ['  =1', "'  =1"],
    ['\uFEFF=1', "'\uFEFF=1"],
    ['＝1+1', "'＝1+1"],
    ['(817) 555-0112', '(817) 555-0112'],
    ['a=b', 'a=b'],
    // Otherwise indistinguishable from a guarded "=1" when read back.
    ["'=1", "''=1"],
    ['', ''],
  ])('%j becomes %j', (value, expected) => {
    expect(safeCell(value)).toBe(expected);
  });

  it('never begin like a formula and lose no typed character', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc
            .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', ';=', "x;'", 'a\t+'), fc.string())
            .map((parts) => parts.join('')),
        ),
        (value) => {
          const cell = safeCell(value);
          expect(cell).not.toMatch(/^[=+\-@\t\r]/);
          expect(cell).not.toMatch(/[;\t\r\n][\s"]*[=+\-@]/);
          expect(unsafeCell(cell)).toBe(value);
        },
      ),
    );
  });

  it('are under their headings', () => {
    const columns = [
      { heading: 'Name', text: (row: { name: string }) => row.name },
      { heading: '=Own field', text: () => '' },
    ];
    expect(csvCells(columns, [{ name: '@evil' }])).toEqual([
      ['Name', "'=Own field"],
      ["'@evil", ''],
    ]);
  });

  it('are all quoted', () => {
    expect(
      csvText([
        ['Name', 'Note'],
        ['Ann', 'says "hi"; a\nb'],
      ]),
    ).toBe('"Name","Note"\r\n"Ann","says ""hi""; a\nb"');
  });

  it('go into a file named by content and day', () => {
    expect(csvFileName('Open Leads List', '2026-11-24')).toBe('open-leads-list-2026-11-24.csv');
    expect(csvFileName('Ліди / 2026', '2026-11-24')).toBe('ліди-2026-2026-11-24.csv');
  });
});
