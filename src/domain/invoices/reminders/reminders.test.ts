import { describe, expect, it } from 'vitest';
import { makeIssued } from '@tests/factories/issued-invoice';
import { placeholderProblem } from '../../client-updates/wording';
import { atWallClock } from '../../time/time';
import type { Invoice } from '../invoice';
import { dueReminder, nextReminder } from './reminder-due';
import { reminderMail } from './reminder-mail';
import { REMINDER_WORDS, USUAL_REMINDERS } from '../../money/reminder-rules';

const ZONE = 'America/Chicago';
const at = (day: string, time = '09:00') => atWallClock(day, time, ZONE);
const clock = (day: string, time?: string) => ({ now: at(day, time), zone: ZONE, isStopped: false });
const RULES = [{ days: -3 }, { days: 0 }, { days: 7 }];
/** Issued on Nov 1, due on Nov 15. */
const invoice = (changes: Partial<Invoice> = {}) => makeIssued({ listOrganizer: 'Open', ...changes });

describe('a reminder', () => {
  it.each<[string, string, string, Partial<Invoice>, number | null]>([
    ['is sent three days before', '2026-11-12', '09:00', {}, -3],
    ['not before nine in the morning of the business', '2026-11-12', '08:59', {}, null],
    ['not four days before', '2026-11-11', '09:00', {}, null],
    ['on the last day', '2026-11-15', '09:00', { remindedAt: at('2026-11-12') }, 0],
    ['a week after', '2026-11-22', '09:00', { remindedAt: at('2026-11-15') }, 7],
    ['once a day at most', '2026-11-22', '17:00', { remindedAt: at('2026-11-22') }, null],
    ['once, however often it is looked for', '2026-11-23', '09:00', { remindedAt: at('2026-11-22') }, null],
    [
      'not when one was sent by hand since',
      '2026-11-15',
      '09:00',
      { remindedAt: at('2026-11-15', '08:00') },
      null,
    ],
    ['the latest where several were missed', '2026-11-23', '09:00', {}, 7],
    ['not when it was missed for long', '2026-11-30', '09:00', {}, null],
    [
      'not before the last day of an invoice that is issued on it',
      '2026-11-15',
      '09:00',
      { issuedOn: '2026-11-15' },
      null,
    ],
    ['not when it is paid', '2026-11-15', '09:00', { status: 'Paid', balance: 0 }, null],
    ['not when it is void', '2026-11-15', '09:00', { status: 'Void', balance: 0 }, null],
    ['not when it is written off', '2026-11-15', '09:00', { status: 'Written Off', balance: 0 }, null],
    ['not while all of it is held back', '2026-11-15', '09:00', { heldBack: 100_000 }, null],
    ['not while the money is on its way', '2026-11-15', '09:00', { pending: 100_000 }, null],
    ['not of the archive', '2026-11-15', '09:00', { listOrganizer: 'Archive' }, null],
    ['not of a draft', '2026-11-15', '09:00', { status: 'Draft' }, null],
  ])('is sent: %s', (_, day, time, changes, days) => {
    expect(dueReminder(invoice(changes), RULES, clock(day, time))?.days ?? null).toBe(days);
  });

  it('is stopped by the link', () => {
    const stopped = { ...clock('2026-11-15'), isStopped: true };
    expect(dueReminder(invoice(), RULES, stopped)).toBeNull();
    expect(nextReminder(invoice(), RULES, stopped)).toBeNull();
  });

  it('is sent once on each of its days, whenever it is looked for', () => {
    let one = invoice();
    const sent: string[] = [];
    for (let hour = 0; hour < 24 * 40; hour += 1) {
      const now = at('2026-11-01', '00:30') + hour * 3_600_000;
      const rule = dueReminder(one, RULES, { now, zone: ZONE, isStopped: false });
      if (!rule) continue;
      sent.push(`${rule.days}`);
      one = { ...one, remindedAt: now };
    }
    expect(sent).toEqual(['-3', '0', '7']);
  });

  it.each([
    ['2026-11-01', '12:00', '2026-11-12'],
    ['2026-11-12', '08:00', '2026-11-12'],
    ['2026-11-12', '10:00', '2026-11-12'],
    ['2026-12-24', '10:00', null],
  ])('comes next, seen on %s at %s, on %s', (day, time, next) => {
    expect(nextReminder(invoice(), RULES, clock(day, time))).toBe(next);
  });

  it('comes next after the one that was sent today', () => {
    const sent = invoice({ remindedAt: at('2026-11-12') });
    expect(nextReminder(sent, RULES, clock('2026-11-12', '10:00'))).toBe('2026-11-15');
  });
});

describe('the mail of a reminder', () => {
  it('is worded by the business', () => {
    const [, usual] = USUAL_REMINDERS;
    const mail = reminderMail({
      to: 'ann@example.com',
      wording: usual ?? { subject: '', text: '' },
      values: { client: 'Ann', business: 'Hollis', invoice: 'INV-7', amount: '$5.00', due: 'Sun, Nov 15' },
      ...{ invoiceId: 'a/b', link: 'abc', app: 'https://joblane.example' },
      business: { name: 'Hollis', phone: '555-0100', email: 'office@hollis.example' },
    });
    expect(mail.message.subject).toBe('Invoice INV-7 was due on Sun, Nov 15');
    expect(mail.message.text).toContain('and $5.00 are still open.');
    expect(mail.message.text).toContain('https://joblane.example/tracking/abc?invoice=a%2Fb');
    expect(mail.message.text).toContain('Stop these mails: https://joblane.example/tracking/abc?mails=stop');
    expect(mail.replyTo).toBe('office@hollis.example');
  });

  it('starts from words that all have a value', () => {
    for (const { subject, text } of USUAL_REMINDERS)
      expect(placeholderProblem(REMINDER_WORDS, `${subject} ${text}`)).toBeNull();
    expect(placeholderProblem(REMINDER_WORDS, 'Pay {total}')).toBe(
      'There is no {total} here. Use {client}, {business}, {invoice}, {amount}, {due}.',
    );
  });
});
