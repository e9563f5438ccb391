import { expect, it } from 'vitest';
import { paperFileName } from './paper-file-name';

const base = { number: 104, numberPrefix: 'T-', customerName: 'Ann Berg' };

it.each([
  [base, 'Work agreement T-104 Ann Berg.pdf'],
  [{ ...base, number: null }, 'Work agreement Ann Berg.pdf'],
  [{ ...base, customerName: '' }, 'Work agreement T-104.pdf'],
  [{ ...base, numberPrefix: '24/', customerName: 'A: "B" <C>|?*\\' }, 'Work agreement 24 104 A B C.pdf'],
  [{ ...base, customerName: 'Łukasz\tŻółć\u202e Jr.' }, 'Work agreement T-104 Łukasz Żółć Jr.pdf'],
  [{ ...base, customerName: '../../etc' }, 'Work agreement T-104 .. .. etc.pdf'],
])('%o is saved as %s', (record, name) => {
  expect(paperFileName('Work agreement', record)).toBe(name);
});

it("is cut at the systems' limit, between whole letters", () => {
  const name = paperFileName('Job sheet', { ...base, customerName: '😀'.repeat(200) });
  expect(Array.from(name).length).toBe(104);
  expect(name).toMatch(/😀\.pdf$/u);
});
