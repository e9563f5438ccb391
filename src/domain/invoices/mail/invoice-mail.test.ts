import { describe, expect, it } from 'vitest';
import { makeIssued } from '@tests/factories/issued-invoice';
import type { Invoice } from '../invoice';
import { firstInvoiceMail, invoiceButton } from './invoice-mail';
import { sendProblem } from './send-problem';

const writer = {
  ...{ client: 'Ann', sender: 'Dana Hollis', business: 'Hollis Roofing' },
  write: { money: (cents: number) => `$${cents / 100}`, day: (day: string) => `day ${day}` },
};
const mail = (changes: Partial<Invoice> = {}, client = 'Ann') =>
  firstInvoiceMail(makeIssued({ numberPrefix: 'INV-', ...changes }), { ...writer, client });

describe('the mail of an invoice', () => {
  it('names it, what has to be paid and by when', () => {
    expect(mail()).toEqual({
      subject: 'Invoice INV-1 from Hollis Roofing',
      body: [
        'Hello Ann,',
        'here is invoice INV-1 for New roof.',
        'Please pay $1000 by day 2026-11-15.',
        'The page asks for the last four digits of your phone number.',
        'Dana Hollis',
      ].join('\n\n'),
    });
  });

  it.each<[string, Partial<Invoice>, string]>([
    ['a part is paid', { paid: 40_000, balance: 60_000 }, 'Please pay $600 of $1000 by day 2026-11-15.'],
    ['there is no last day', { dueOn: '' }, 'Please pay $1000 now.'],
    ['it is paid', { paid: 100_000, balance: 0, status: 'Paid' }, 'It is paid. Thank you.'],
    ['all of it is held back', { heldBack: 100_000 }, 'Nothing has to be paid on it now.'],
    ['a part is held back', { heldBack: 25_000 }, 'Please pay $750 of $1000 by day 2026-11-15.'],
  ])('asks for no more than is due where %s', (_, changes, words) => {
    expect(mail(changes).body).toContain(words);
  });

  it('asks for nothing that is written off', () => {
    const { body } = mail({ status: 'Written Off', writtenOff: 100_000, balance: 0 });
    expect(body).not.toMatch(/pay|\$/);
  });

  it('of a client without a name greets all the same', () => {
    expect(mail({}, '').body).toMatch(/^Hello there,/);
  });

  it('of a credit note has words of its own', () => {
    const { subject, body } = mail({ kind: 'Credit note', numberPrefix: 'CN-', dueOn: '', balance: 0 });
    expect(subject).toBe('Credit note CN-1 from Hollis Roofing');
    expect(body).toContain('here is credit note CN-1 for New roof.\n\nIt credits $1000 to you.');
    expect(invoiceButton('Credit note', { app: 'https://a.example', link: 'l', invoiceId: 'i' })).toEqual({
      label: 'Open the credit note',
      address: 'https://a.example/tracking/l?invoice=i',
    });
  });
});

describe('an invoice can be sent', () => {
  it.each<[Partial<Invoice>, string | null]>([
    [{}, null],
    [{ status: 'Paid' }, null],
    [{ number: null, status: 'Draft' }, 'Issue this invoice first: a draft has no number.'],
    [{ kind: 'Credit note', number: null }, 'Issue this credit note first: a draft has no number.'],
    [{ status: 'Void' }, 'This invoice is void, so nothing is owed on it.'],
  ])('as %o: %s', (changes, problem) => {
    expect(sendProblem(makeIssued(changes))).toBe(problem);
  });
});
