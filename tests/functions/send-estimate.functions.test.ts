import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { PRESETS } from '@/domain/access/presets';
import { COLLECTIONS } from '@/domain/core/collections';
import { readIssued } from '@/domain/estimates/issued-estimate';
import { moneySettingsShape } from '@/domain/money/money-settings';
import { DAY_MS } from '@/domain/time/time';
import { termsOf } from '@/domain/plans/tiers';
import { makeCompany, makeMoneySettings } from '@tests/factories/records';
import { companyShape } from '@/domain/company/company';
import { voidEstimate, voidEstimateInput } from '../../functions/src/callables/estimates/void-estimate';
import { storedRecord } from '../../functions/src/records';
import { db, freshId, outcome, resident } from './emulator';
import {
  aDraft,
  aSent,
  answered,
  approvalOf,
  estimateOf,
  linkIn,
  send,
  sendingOf,
  sentLink,
} from './estimates';
import { entriesOf, get, put } from './rows';

const CHANGED = 'This estimate was changed meanwhile. Look at it once more.';

const change = (id: string, fields: object) =>
  db
    .collection(COLLECTIONS.estimates)
    .doc(id)
    .update({ ...fields });
const paperOf = (id: string, version: number) => get(COLLECTIONS.issuedPapers, `${id}_${version}`);

describe('sendEstimate', () => {
  it('freezes what the client gets, without costs, and says so on the estimate', async () => {
    const { seller, estimateId, owner, customerId } = await aDraft();
    const { result } = await send(seller, estimateId);
    expect(result).toMatchObject({ version: 1 });
    const paper = await paperOf(estimateId, 1);
    expect(paper).toMatchObject({
      owner,
      assignees: [owner],
      customerId,
      recordId: estimateId,
      noun: 'estimate',
    });
    const json = String(paper?.['json']);
    expect(paper?.['sha256']).toBe(createHash('sha256').update(json).digest('hex'));
    const issued = readIssued(json);
    expect(issued).toMatchObject({ version: 1, title: 'New roof, 12 Oak St', client: { name: 'Iris Vale' } });
    expect(issued?.business.name).toBe('Slate & Sons');
    expect(issued?.lines.map(({ unitCost }) => unitCost)).toEqual([0, 0, 0]);
    expect(issued?.totals.map(({ total }) => total)).toEqual([470_400, 940_800]);
    const estimate = await estimateOf(estimateId);
    expect(estimate).toMatchObject({
      status: 'Sent',
      version: 1,
      total: 470_400,
      statusBy: owner,
      number: 1,
    });
    expect(estimate.sentOf).toBe(estimate.contentAt);
    expect(issued?.number).toBe('1');
  });

  it('makes a link of the customer before the sale, and uses it again', async () => {
    const { seller, estimateId, owner, customerId } = await aDraft();
    const link = await sentLink(seller, estimateId);
    expect(await get(COLLECTIONS.tracking, link)).toMatchObject({
      owner,
      customerId,
      trackerId: '',
      state: 'active',
    });
    await change(estimateId, { discount: 100, contentAt: Timestamp.fromMillis(Date.now()) });
    expect(await send(seller, estimateId)).toMatchObject({ result: { version: 2, link } });
  });

  it('moves an open lead to Quoted', async () => {
    const { seller, estimateId, owner, customerId } = await aDraft();
    await send(seller, estimateId);
    expect(await get(COLLECTIONS.customers, customerId)).toMatchObject({
      customerStatus: 'Quoted',
      previousStatus: 'Contacted',
      statusBy: owner,
    });
  });

  it('mails the link, and says so in the history without an amount', async () => {
    const { seller, estimateId } = await aDraft();
    const to = ['iris@example.com', 'vale@example.com'];
    const mail = {
      to,
      subject: 'Your roof: $4,704.00',
      body: 'Dear Iris,\n\nhere it is.',
      requestId: freshId(),
    };
    const link = await sentLink(seller, estimateId, mail);
    const queued = await get(COLLECTIONS.outbox, `estimate-${seller.uid}-${mail.requestId}`);
    expect(queued).toMatchObject({ to, replyTo: seller.email, message: { subject: mail.subject } });
    expect(queued?.['message'].text).toContain(`/tracking/${link}?estimate=${estimateId}`);
    const entries = await entriesOf('ActivityPriced', estimateId);
    const [entry] = entries.filter(({ kind }) => kind === 'mail');
    expect(entry).toMatchObject({ body: `Estimate mailed\nTo ${to.join(', ')}`, createdBy: seller.uid });
    const copy = await get(COLLECTIONS.mail, `estimate-${seller.uid}-${mail.requestId}`);
    expect(copy).toMatchObject({
      person: seller.uid,
      state: 'sent',
      recordNoun: 'estimate',
      recordId: estimateId,
    });
    expect(JSON.stringify(copy)).not.toContain(link);
  });

  it('sends once for repeated and simultaneous requests', async () => {
    const { seller, estimateId } = await aDraft();
    const requestId = freshId();
    const answers = await Promise.all([1, 2].map(() => send(seller, estimateId, { requestId })));
    answers.push(await send(seller, estimateId, { requestId }));
    expect(new Set(answers.map(({ result }) => linkIn(result))).size).toBe(1);
    expect((await estimateOf(estimateId)).version).toBe(1);
  });

  it('mails contents again that the client has, without a new version', async () => {
    const { seller, estimateId } = await aDraft();
    await send(seller, estimateId);
    expect(await send(seller, estimateId, { to: ['iris@example.com'] })).toMatchObject({
      result: { version: 1 },
    });
    expect(await paperOf(estimateId, 2)).toBeNull();
  });

  it('refuses what the sender did not see', async () => {
    const { seller, estimateId } = await aDraft();
    const { contentAt, totals } = await sendingOf(estimateId);
    const forged = [
      { contentAt: contentAt - 1 },
      { totals: totals.map((one) => ({ ...one, total: one.total - 1 })) },
      { totals: totals.slice(1) },
    ];
    for (const sent of forged) {
      expect(await send(seller, estimateId, sent)).toMatchObject({ code: 'conflict', message: CHANGED });
    }
    expect(await paperOf(estimateId, 1)).toBeNull();
  });

  it.each([
    ['zero lines', { lines: [] }, 'Add at least one line in Good that is no extra.'],
    [
      'lines of wrong types',
      { lines: [{ quantity: 'many' }] },
      'A part of this estimate cannot be read. Open it and write that part again.',
    ],
    ['no option', { options: [] }, 'Add an option with at least one line.'],
    ['a last day that is over', { validUntil: '2020-01-01' }, 'The last day of this estimate is over.'],
  ])('refuses an estimate with %s', async (_, fields, sentence) => {
    const { seller, estimateId } = await aDraft();
    const sending = await sendingOf(estimateId);
    await change(estimateId, fields);
    const totals = (await sendingOf(estimateId).catch(() => sending)).totals;
    expect(await send(seller, estimateId, { totals })).toMatchObject({ code: 'invalid', message: sentence });
  });

  it('refuses 201 lines that a device wrote past its screen', async () => {
    const { seller, estimateId } = await aDraft();
    const { lines } = await estimateOf(estimateId);
    const many = Array.from({ length: 201 }, (_, at) => ({ ...lines[0], id: `m${at}` }));
    await change(estimateId, { lines: many });
    expect(await send(seller, estimateId)).toMatchObject({ message: 'An estimate holds up to 200 lines.' });
  });

  it('waits for the office above its threshold, until it has approved these contents', async () => {
    const { seller: admin, owner, estimateId } = await aDraft();
    await db
      .collection(COLLECTIONS.companies)
      .doc(owner)
      .set(
        storedRecord(companyShape, makeCompany({ uuid: owner, administrator: [owner], createdBy: owner })),
      );
    await db.collection(COLLECTIONS.users).doc(owner).update({ companyUuid: owner });
    const seller = await resident({ companyUuid: owner, permissionLevel: [...PRESETS.Sales] });
    const { contentAt } = await estimateOf(estimateId);
    await change(estimateId, { assignees: [owner, seller.uid] });
    await put(moneySettingsShape, owner, makeMoneySettings({ owner, approvalAbove: 500_000 }));
    const refused = { code: 'denied', message: expect.stringContaining('The office has to approve') };
    expect(await send(seller, estimateId)).toMatchObject(refused);
    const approved = { officeAt: Timestamp.now(), officeBy: admin.uid };
    await change(estimateId, { ...approved, officeOf: Timestamp.fromMillis(contentAt - 1) });
    expect(await send(seller, estimateId)).toMatchObject(refused);
    await change(estimateId, { ...approved, officeOf: Timestamp.fromMillis(contentAt) });
    expect(await send(seller, estimateId)).toMatchObject({ result: { version: 1 } });
    await change(estimateId, { contentAt: Timestamp.fromMillis(contentAt + 1) });
    expect(await send(seller, estimateId)).toMatchObject(refused);
    expect(await send(admin, estimateId)).toMatchObject({ result: { version: 2 } });
  });

  it('is refused to people who may not send it', async () => {
    const { owner, estimateId } = await aDraft();
    const stranger = await resident();
    expect(await send(stranger, estimateId)).toMatchObject({ code: 'not-found' });
    const worker = await resident({ companyUuid: owner, permissionLevel: [...PRESETS['Field worker']] });
    const coordinator = await resident({ companyUuid: owner, permissionLevel: [...PRESETS.Coordinator] });
    for (const person of [worker, coordinator]) {
      expect(await send(person, estimateId)).toMatchObject({ code: 'denied' });
    }
  });

  it('counts as one of the papers that the free plan sends in a month', async () => {
    const { seller, owner, estimateId } = await aDraft();
    await db.collection(COLLECTIONS.entitlements).doc(owner).delete();
    const most = termsOf('Free').sentPapersAMonth ?? 0;
    const month = new Date().toISOString().slice(0, 7);
    const count = db.collection(COLLECTIONS.limits).doc(`papers_${owner}_${month}`);
    await count.set({ count: most - 1 });
    expect(await send(seller, estimateId)).toMatchObject({ result: { version: 1 } });
    await change(estimateId, { contentAt: Timestamp.fromMillis(Date.now()) });
    expect(await send(seller, estimateId)).toMatchObject({ code: 'limit-reached' });
    expect((await count.get()).get('count')).toBe(most);
    expect((await estimateOf(estimateId)).version).toBe(1);
    expect(await send(seller, estimateId, {}, Date.now() + 40 * DAY_MS)).toMatchObject({
      result: { version: 2 },
    });
  });

  it.each([
    ['signed', 'Approved', 'This estimate is signed. Write a change estimate for further work.'],
    ['withdrawn', 'Void', 'This estimate was withdrawn. Copy it to send it again.'],
  ])('refuses what is %s', async (_, status, sentence) => {
    const { seller, estimateId } = await aDraft();
    await change(estimateId, { status });
    expect(await send(seller, estimateId)).toMatchObject({ code: 'conflict', message: sentence });
  });
});

describe('voidEstimate', () => {
  const withdraw = (by: { uid: string; email: string }, estimateId: string) =>
    outcome([voidEstimate, voidEstimateInput], by, { estimateId });

  it('withdraws what the client has, who then may not answer it', async () => {
    const sent = await aSent();
    const late = await approvalOf(sent);
    expect(await withdraw(sent.seller, sent.estimateId)).toMatchObject({ code: null });
    expect(await withdraw(sent.seller, sent.estimateId)).toMatchObject({ code: null });
    expect(await estimateOf(sent.estimateId)).toMatchObject({ status: 'Void', statusBy: sent.owner });
    expect(await answered(late)).toBe('This estimate was withdrawn. Ask the office for a new one.');
  });

  it('refuses sold ones, and people without the right', async () => {
    const { seller, estimateId } = await aDraft({ status: 'Converted' });
    expect(await withdraw(seller, estimateId)).toMatchObject({ code: 'conflict' });
    expect(await withdraw(await resident(), estimateId)).toMatchObject({ code: 'not-found' });
  });
});
