import { describe, expect, it } from 'vitest';
import { PRESETS } from '@/domain/access/presets';
import { COLLECTIONS } from '@/domain/core/collections';
import type { Invoice } from '@/domain/invoices/invoice';
import { termsOf } from '@/domain/plans/tiers';
import { DAY_MS } from '@/domain/time/time';
import { sendInvoice, sendInvoiceInput } from '../../functions/src/callables/invoices/send-invoice';
import { attachPaper, attachPaperInput } from '../../functions/src/callables/papers/attach-paper';
import { db, freshId, outcome, resident } from './emulator';
import type { Resident } from './emulator';
import { linkIn } from './estimates';
import { aBiller, anInvoice, anIssued, invoiceOf } from './invoices';
import { aPlan, aTracker, entriesOf, get } from './rows';

const TO = ['iris@example.com'];

/** A business with a plan, long enough that mail goes to any address. */
async function aSender() {
  const biller = await aBiller();
  await aPlan(biller.owner, 1, Date.now() - 20 * DAY_MS);
  return biller;
}

const send = (by: Resident, invoiceId: string, sending: object = {}, now = Date.now()) =>
  outcome(
    [sendInvoice, sendInvoiceInput],
    by,
    { invoiceId, to: TO, subject: '', body: 'Dear Iris', requestId: freshId(), ...sending },
    now,
  );

const mailsOf = async (by: Resident) =>
  (await db.collection(COLLECTIONS.mail).where('person', '==', by.uid).get()).docs.map((doc) => doc.data());

describe('sendInvoice', () => {
  it('mails the link of the customer before the sale, and says so without an amount', async () => {
    const biller = await aSender();
    const { office, owner, customerId } = biller;
    const id = await anIssued(biller);
    const now = Date.now();
    const requestId = freshId();
    const { result } = await send(office, id, { requestId, subject: 'For $4,704.00' }, now);
    const link = linkIn(result);
    expect(result).toEqual({ version: 1, link, heldMail: '' });
    expect(await get(COLLECTIONS.tracking, link)).toMatchObject({
      ...{ owner, customerId, trackerId: '', state: 'active' },
    });
    const mailId = `invoice-${office.uid}-${requestId}`;
    const mail = await get(COLLECTIONS.outbox, mailId);
    expect(mail).toMatchObject({ to: TO, replyTo: office.email, message: { subject: 'For $4,704.00' } });
    expect(mail?.['message'].text).toContain(`Open the invoice: `);
    expect(mail?.['message'].text).toContain(`/tracking/${link}?invoice=${id}`);
    expect(await invoiceOf(id)).toMatchObject({ status: 'Sent', linkId: link, sentAt: now });
    const entries = (await entriesOf('ActivityPriced', id)).filter(({ kind }) => kind === 'mail');
    expect(entries.map(({ body }) => body)).toEqual(['Invoice mailed\nTo iris@example.com']);
    expect(entries[0]).toMatchObject({ createdBy: office.uid });
    const copy = await get(COLLECTIONS.mail, mailId);
    expect(copy).toMatchObject({ person: office.uid, recordNoun: 'invoice', recordId: id, state: 'sent' });
    expect(JSON.stringify(copy)).not.toContain(link);
    for (const entry of await entriesOf('Activity', id)) expect(JSON.stringify(entry)).not.toContain('4,704');
  });

  it('makes the link of a tracker, and uses it again', async () => {
    const biller = await aSender();
    const { owner, customerId, office } = biller;
    const trackerId = await aTracker(owner, { customerId });
    const id = await anIssued(biller, { trackerId });
    const link = linkIn((await send(office, id)).result);
    expect(await get(COLLECTIONS.tracking, link)).toMatchObject({ customerId, trackerId, state: 'active' });
    expect((await get(COLLECTIONS.trackers, trackerId))?.['linkId']).toBe(link);
    expect(linkIn((await send(office, id)).result)).toBe(link);
  });

  it('sends once for repeated and simultaneous presses, and again for another', async () => {
    const biller = await aSender();
    const { office } = biller;
    const id = await anIssued(biller);
    const requestId = freshId();
    const answers = await Promise.all([1, 2].map(() => send(office, id, { requestId })));
    answers.push(await send(office, id, { requestId }));
    expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1);
    expect(await mailsOf(office)).toHaveLength(1);
    await send(office, id);
    expect(await mailsOf(office)).toHaveLength(2);
    const entries = (await entriesOf('ActivityPriced', id)).filter(({ kind }) => kind === 'mail');
    expect(entries).toHaveLength(2);
  });

  it('holds the mail for the PDF of the issued paper', async () => {
    const biller = await aSender();
    const { office } = biller;
    const id = await anIssued(biller);
    const { result } = await send(office, id, { withPaper: true });
    const mailId = String(Reflect.get(Object(result), 'heldMail'));
    expect(await get(COLLECTIONS.outbox, mailId)).toBeNull();
    const content = Buffer.from('%PDF-1.7\nx').toString('base64');
    const paper = { name: 'Invoice INV-1 Iris Vale.pdf', content };
    const attach = { mailId, recordId: id, version: 1, paper };
    expect(await outcome([attachPaper, attachPaperInput], office, attach)).toMatchObject({
      result: { isAttached: true },
    });
    expect((await get(COLLECTIONS.outbox, mailId))?.['message'].text).toContain(
      'Attached as a PDF: Invoice INV-1 Iris Vale.pdf',
    );
  });

  it('without an address makes the link, and mails nothing', async () => {
    const biller = await aSender();
    const id = await anIssued(biller);
    const { result } = await send(biller.office, id, { to: [], withPaper: true });
    expect(result).toMatchObject({ heldMail: '' });
    expect(await mailsOf(biller.office)).toEqual([]);
    expect((await invoiceOf(id)).linkId).toBe(linkIn(result));
  });

  it('sends a credit note in words of its own', async () => {
    const biller = await aSender();
    const { office } = biller;
    const creditOf = await anIssued(biller);
    const id = await anIssued(biller, { kind: 'Credit note', creditOf });
    const requestId = freshId();
    await send(office, id, { requestId });
    const mail = await get(COLLECTIONS.outbox, `invoice-${office.uid}-${requestId}`);
    expect(mail?.['message'].subject).toMatch(/^Credit note .*1 from Slate & Sons$/);
    expect(mail?.['message'].text).toContain('Open the credit note: ');
    const bodies = (await entriesOf('ActivityPriced', id)).map(({ body }) => String(body));
    expect(bodies).toContain('Credit note mailed\nTo iris@example.com');
  });

  it.each<[string, Partial<Invoice>, string]>([
    ['a draft', {}, 'Issue this invoice first: a draft has no number.'],
    [
      'a void one',
      { number: 7, issuedOn: '2026-11-01', status: 'Void' },
      'This invoice is void, so nothing is owed on it.',
    ],
  ])('refuses %s', async (_, fields, message) => {
    const biller = await aSender();
    const id = await anInvoice(biller, fields);
    expect(await send(biller.office, id)).toMatchObject({ code: 'conflict', message });
    expect(await mailsOf(biller.office)).toEqual([]);
  });

  it('is refused to people who may not change invoices, or see no prices', async () => {
    const biller = await aSender();
    const id = await anIssued(biller);
    const companyUuid = biller.owner;
    const people = await Promise.all(
      [[...PRESETS.Coordinator], [...PRESETS['Field worker']], ['invoices:edit', 'scope:all'] as const].map(
        (permissionLevel) => resident({ companyUuid, permissionLevel: [...permissionLevel] }),
      ),
    );
    for (const person of people) expect(await send(person, id)).toMatchObject({ code: 'denied' });
    expect(await send(await resident(), id)).toMatchObject({ code: 'not-found' });
    expect((await invoiceOf(id)).sentAt).toBeNull();
  });

  it('waits where the month of the free plan is full; issuing goes on', async () => {
    const biller = await aSender();
    const { owner, office } = biller;
    await db.collection(COLLECTIONS.entitlements).doc(owner).delete();
    const most = termsOf('Free').sentPapersAMonth ?? 0;
    const now = new Date();
    const count = db.collection(COLLECTIONS.limits).doc(`papers_${owner}_${now.toISOString().slice(0, 7)}`);
    await count.set({ count: most - 1 });
    const id = await anIssued(biller);
    expect(await send(office, id, { to: [] })).toMatchObject({ code: null });
    const next = await anIssued(biller);
    expect(await send(office, next, { to: [] })).toMatchObject({
      code: 'limit-reached',
      message: expect.stringContaining(`sends ${most} papers in a month`),
    });
    expect((await count.get()).get('count')).toBe(most);
    expect(await invoiceOf(next)).toMatchObject({ status: 'Sent', sentAt: null, linkId: '' });
  });

  it('takes no more than five addresses, and none that is wrong', async () => {
    const biller = await aSender();
    const id = await anIssued(biller);
    const six = Array.from({ length: 6 }, (_, at) => `iris${at}@example.com`);
    expect(await send(biller.office, id, { to: six })).toMatchObject({
      message: 'A paper is mailed to at most 5 addresses.',
    });
    expect(await send(biller.office, id, { to: ['iris'] })).toMatchObject({ code: 'invalid-email' });
  });
});
