import { describe, expect, it } from 'vitest';
import { makeMail } from '@tests/factories/records';
import { forwardOf, isBlankDraft, previewOf, problemOfDraft, replyTo } from './draft';
import { MAX_BODY } from './mail';
import type { Recipient } from './mail';
import { isMailFound, mailKeys } from './mail-find';
import { homeBox, listsOf } from './mail-lists';
import { outsideMail } from './outside-mail';

const june: Recipient = { uid: '', name: 'June Pettigrew', address: 'june@example.com' };
const omar: Recipient = { uid: 'omar', name: 'Omar Haddad', address: '' };
const ann: Recipient = { uid: 'ann', name: 'Ann', address: '' };
const draft = { to: [june], cc: [] as Recipient[], body: '<p>Hello</p>' };
const many = Array.from({ length: 51 }, (_, at) => ({ uid: '', name: '', address: `a${at}@example.com` }));

describe('a draft', () => {
  it.each([
    ['can go', draft, null],
    ['needs a recipient', { ...draft, to: [] }, 'Add at least one recipient.'],
    ['goes to 50 at most', { ...draft, to: many }, 'A mail goes to at most 50 people. Remove some of them.'],
    ['counts a recipient once', { ...draft, to: [june, { ...june, address: 'June@Example.com ' }] }, null],
    [
      'needs real addresses',
      { ...draft, cc: [{ uid: '', name: '', address: 'june@' }] },
      '“june@” is not an e-mail address. Check its spelling.',
    ],
    [
      'has an end',
      { ...draft, body: 'x'.repeat(MAX_BODY + 1) },
      'This mail is too long: it has more than 500 kB. Shorten it before you send it.',
    ],
    ['takes a long one', { ...draft, body: 'x'.repeat(MAX_BODY) }, null],
    [
      'is measured in bytes',
      { ...draft, body: '屋'.repeat(MAX_BODY / 2) },
      'This mail is too long: it has more than 500 kB. Shorten it before you send it.',
    ],
  ])('%s', (_what, given, problem) => {
    expect(problemOfDraft(given)).toBe(problem);
  });

  it('is blank without text and people', () => {
    expect(isBlankDraft({ to: [], cc: [], subject: ' ', body: '<p><br></p>' })).toBe(true);
    expect(isBlankDraft({ ...draft, subject: '' })).toBe(false);
  });

  it('shows its first words', () => {
    expect(previewOf('<p>Hello&nbsp;June,</p><p>the price holds.</p>')).toBe('Hello June, the price holds.');
  });
});

describe('an answer', () => {
  const got = makeMail({
    isReceived: true,
    fromUid: 'omar',
    fromName: 'Omar Haddad',
    to: [ann, june],
    subject: 'Ridge vent',
    body: '<p onclick="x()">Which one?</p>',
  });

  it('goes to the author, and to all others when asked', () => {
    expect(replyTo(got, { uid: 'ann', address: '' }, false, 'Mon').to).toEqual([omar]);
    expect(replyTo(got, { uid: 'ann', address: '' }, false, 'Mon').cc).toEqual([]);
    expect(replyTo(got, { uid: 'ann', address: '' }, true, 'Mon')).toMatchObject({
      to: [omar],
      cc: [june],
      subject: 'Re: Ridge vent',
      conversationId: got.conversationId,
    });
  });

  it('to an own mail goes to its recipients', () => {
    const own = { ...got, isReceived: false, fromUid: 'ann' };
    expect(replyTo(own, { uid: 'ann', address: '' }, false, 'Mon').to).toEqual([ann, june]);
  });

  it('quotes the original without what harms', () => {
    expect(replyTo(got, ann, false, 'Mon').body).toContain('<blockquote><p>Which one?</p></blockquote>');
    expect(replyTo({ ...got, subject: 're: x' }, ann, false, 'Mon').subject).toBe('re: x');
  });

  it('passed on begins a conversation', () => {
    expect(forwardOf(got, 'new', 'Mon')).toMatchObject({
      conversationId: 'new',
      to: [],
      subject: 'Fwd: Ridge vent',
    });
  });

  it('to a very long mail leaves room to write', () => {
    const long = { ...got, body: 'x'.repeat(MAX_BODY) };
    expect(replyTo(long, ann, false, 'Mon').body.length).toBeLessThan(MAX_BODY * 0.6);
  });
});

describe('the lists that show a mail', () => {
  const flags = { box: 'inbox', isStarred: true, isImportant: true, labelIds: ['l1'] } as const;
  it.each([
    ['inbox', ['all', 'inbox', 'starred', 'important', 'label:l1']],
    ['trash', ['trash']],
    ['spam', ['spam']],
    ['deleted', []],
  ] as const)('in %s', (box, lists) => {
    expect(listsOf({ ...flags, box })).toEqual(lists);
  });

  it.each([
    [true, 'sent', 'inbox'],
    [false, 'sent', 'sent'],
    [false, 'draft', 'drafts'],
    [false, 'failed', 'drafts'],
  ] as const)('received %s and %s, it comes back to %s', (isReceived, state, box) => {
    expect(homeBox({ isReceived, state })).toBe(box);
  });
});

describe('a search', () => {
  const mail = makeMail({ subject: 'Ridge vent', body: '<p>Order 55120 leaves</p>', fromName: 'Elena Sato' });
  it.each(['ridge', 'june pet', '55120 ele', 'order'])('finds %s', (typed) => {
    expect(isMailFound(typed, mail)).toBe(true);
  });
  it('finds nothing else', () => {
    expect(isMailFound('gutter', mail)).toBe(false);
    expect(mailKeys(mail)).toContain('ridg');
    expect(
      mailKeys({ ...mail, body: `<p>${Array.from({ length: 900 }, (_, at) => `word${at}`).join(' ')}</p>` })
        .length,
    ).toBeLessThanOrEqual(150);
  });
});

describe('a mail to an address outside', () => {
  const from: Recipient = { uid: 'ann', name: 'Ann Lee', address: 'ann@acme.example' };
  it('is cleaned, signed and answered to the sender', () => {
    const mail = {
      to: [june, omar, { ...june, address: 'JUNE@example.com' }],
      cc: [june],
      subject: 'A\nB',
      body: '<p>Hi<script>x</script></p>',
    };
    const signed = 'Sent by Ann Lee, Acme (ann@acme.example) with Joblane. Your answer goes to that address.';
    const report = 'You did not expect this mail? Report it to abuse@joblane.app.';
    expect(outsideMail(mail, from, 'Acme')).toEqual({
      to: ['june@example.com'],
      replyTo: 'ann@acme.example',
      message: {
        subject: 'A B',
        text: `Hi\n\n--\n${signed}\n${report}`,
        html: `<p>Hi</p>\n<hr><p>${signed}<br>${report}</p>`,
      },
    });
  });

  it('goes to hidden recipients, whom the others do not see', () => {
    const hidden = { ...june, address: 'hidden@example.com' };
    const mail = { to: [june], cc: [], bcc: [hidden, june], subject: '', body: '' };
    expect(outsideMail(mail, from, '')).toMatchObject({
      to: ['june@example.com'],
      bcc: ['hidden@example.com'],
    });
    expect(outsideMail({ ...mail, to: [omar] }, from, '')).toMatchObject({ to: [] });
  });

  it('goes to the copies where nobody else is outside', () => {
    const mail = { to: [omar], cc: [june], subject: '', body: '' };
    expect(outsideMail(mail, from, '')).toMatchObject({ to: ['june@example.com'] });
    expect(outsideMail(mail, from, '').message.subject).toBe('(no subject)');
  });
});
