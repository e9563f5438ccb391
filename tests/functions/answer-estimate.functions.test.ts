import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS, publicCollection } from '@/domain/core/collections';
import { issuedCopyId, UNLOCK_TRIES, UNLOCK_TRIES_AN_HOUR } from '@/domain/tracking/money-copy';
import { HOUR_MS } from '@/domain/time/time';
import {
  forgetDevices,
  pageKeyInput,
  reopenTracking,
} from '../../functions/src/callables/estimates/page-keys';
import { unlockTracking } from '../../functions/src/callables/public/unlock-tracking';
import { lockRef } from '../../functions/src/estimates/page-lock';
import { call, db, freshId, outcome, resident } from './emulator';
import {
  aDraft,
  answered,
  approvalOf,
  aSent,
  decisionOf,
  estimateOf,
  noted,
  publicDoc,
  send,
  sentLink,
  SIGNATURE,
} from './estimates';
import { COLD, entriesOf, get, SOON } from './rows';

const change = (id: string, fields: object) =>
  db
    .collection(COLLECTIONS.estimates)
    .doc(id)
    .update({ ...fields });
const unlock = (link: string, digits: string, now = Date.now()) =>
  unlockTracking(db, { link, digits }, now).then(
    ({ key }) => key,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
const noticesOf = async (person: string) =>
  (await db.collection(COLLECTIONS.notifications).where('person', '==', person).get()).docs.map((doc) =>
    doc.data(),
  );
const moneyOf = async (link: string, key: string) => (await publicDoc(link, key))?.['estimates'] ?? null;

describe('unlockTracking', () => {
  it('gives a key for the last four digits, which opens what the client has', async () => {
    const { seller, estimateId } = await aDraft();
    const link = await sentLink(seller, estimateId);
    const { status, result } = await call('unlockTracking', { link, digits: '0112' });
    expect(status).toBe(200);
    const key = String(Reflect.get(Object(result), 'key'));
    expect(key.length).toBeGreaterThan(20);
    expect(await moneyOf(link, key)).toMatchObject([
      { id: estimateId, version: 1, total: 470_400, status: 'Sent', isOpen: true, currency: 'USD' },
    ]);
    const copy = await publicDoc(link, issuedCopyId(key, estimateId));
    expect(copy?.['json']).toBe((await get(COLLECTIONS.issuedPapers, `${estimateId}_1`))?.['json']);
    expect(await unlock(link, '0112')).toBe(key);
  });

  it('shows no amount without a key, also to a stranger with the link', async () => {
    const { seller, estimateId } = await aDraft();
    const link = await sentLink(seller, estimateId);
    const shown = await db.collection(publicCollection(link)).get();
    expect(shown.docs.map((doc) => doc.id)).toEqual([]);
    expect(JSON.stringify(await get(COLLECTIONS.tracking, link))).not.toContain('470');
  });

  it('takes any phone of the client, and none where there is none', async () => {
    const { seller, estimateId, customerId } = await aDraft({}, '');
    const link = await sentLink(seller, estimateId);
    expect(await unlock(link, '0112')).toBe(
      'The office has no phone number of yours yet. Ask them to add it, then try again.',
    );
    await db
      .collection(COLLECTIONS.customers)
      .doc(customerId)
      .update({ phoneAlt: '+1 817 555 7788 ext. 12' });
    expect(await unlock(link, '7788')).toHaveLength(32);
  });

  it('stops after five wrong tries in an hour and twenty in all, until the office opens it again', async () => {
    const { seller, owner, estimateId } = await aDraft();
    const link = await sentLink(seller, estimateId);
    const begin = Date.now();
    let at = begin;
    for (let tries = 1; tries <= UNLOCK_TRIES; tries += 1) {
      const said = await unlock(link, '9999', at);
      const isLast = tries % UNLOCK_TRIES_AN_HOUR === 0;
      if (tries === UNLOCK_TRIES) expect(said).toContain('stays closed');
      else expect(said).toContain(isLast ? 'Wait an hour' : 'not the last four digits');
      if (isLast) expect(await unlock(link, '0112', at)).toContain('too many wrong tries');
      if (isLast) at += HOUR_MS;
    }
    expect(await unlock(link, '0112', at)).toContain('stays closed');
    expect(await noticesOf(owner)).toContainEqual(
      expect.objectContaining({ kind: 'client', text: 'The page stays closed until you open it again.' }),
    );
    expect(await outcome([reopenTracking, pageKeyInput], await resident(), { link })).toMatchObject({
      code: 'not-found',
    });
    expect(await outcome([reopenTracking, pageKeyInput], seller, { link })).toMatchObject({ code: null });
    expect(await unlock(link, '0112', at)).toHaveLength(32);
  }, 60_000);

  it('counts simultaneous tries', async () => {
    const { seller, estimateId } = await aDraft();
    const link = await sentLink(seller, estimateId);
    await Promise.all(Array.from({ length: 8 }, (_, at) => unlock(link, `000${at}`)));
    expect((await lockRef(db, link).get()).get('tries')).toBe(UNLOCK_TRIES_AN_HOUR);
    expect(await unlock(link, '0112')).toContain('too many wrong tries');
  });

  it('answers like every function of the public page', async () => {
    expect(await call('unlockTracking', { link: freshId(), digits: '0112' })).toMatchObject({
      code: 'not-found',
    });
    expect(await call('unlockTracking', { link: freshId(), digits: '12' })).toMatchObject({
      code: 'invalid',
    });
  });
});

describe('the key of a page', () => {
  it('opens nothing after the client’s phone changed', async () => {
    const { link, key, customerId, estimateId } = await aSent();
    await db.collection(COLLECTIONS.customers).doc(customerId).update({ phone: '817 555 4321' });
    await expect.poll(() => publicDoc(link, key), COLD).toBeNull();
    expect(await publicDoc(link, issuedCopyId(key, estimateId))).toBeNull();
    expect(await unlock(link, '0112')).toContain('not the last four digits');
    expect(await unlock(link, '4321')).not.toBe(key);
  });

  it('ends with a paused link, and stays dead when it opens again', async () => {
    const { link, key } = await aSent();
    const state = (to: string) => db.collection(COLLECTIONS.tracking).doc(link).update({ state: to });
    await state('paused');
    await expect.poll(() => publicDoc(link, key), SOON).toBeNull();
    await state('active');
    expect(await unlock(link, '0112')).not.toBe(key);
  });

  it('is forgotten with the devices', async () => {
    const sent = await aSent();
    const answer = await approvalOf(sent);
    expect(await outcome([forgetDevices, pageKeyInput], sent.seller, { link: sent.link })).toMatchObject({
      code: null,
    });
    expect(await publicDoc(sent.link, sent.key)).toBeNull();
    expect(await answered(answer)).toBe(
      'Give the last four digits of your phone once more, then repeat this.',
    );
  });

  it('shows a new version, not its draft', async () => {
    const { seller, link, key, estimateId } = await aSent();
    await change(estimateId, { discount: 400, contentAt: Timestamp.fromMillis(Date.now()) });
    expect(await moneyOf(link, key)).toMatchObject([{ version: 1, total: 470_400 }]);
    await send(seller, estimateId);
    await expect.poll(() => moneyOf(link, key), SOON).toMatchObject([{ version: 2, total: 470_000 }]);
  });
});

describe('an answer through the link', () => {
  it('approves an option with an extra, with its evidence, once', async () => {
    const sent = await aSent();
    const answer = await approvalOf(sent, { option: 'b', extras: ['l3'] });
    expect(await answered(answer)).toBeNull();
    expect(await answered(answer)).toBeNull();
    const found = await db.collection(COLLECTIONS.decisions).where('estimateId', '==', sent.estimateId).get();
    expect(found.docs.map((doc) => doc.data())).toMatchObject([
      {
        ...{ decision: 'Approved', how: 'Link', outcome: 'Taken', version: 1, sha256: answer.sha256 },
        ...{
          option: 'b',
          extras: ['l3'],
          name: 'Iris Vale',
          signature: SIGNATURE,
          ip: '203.0.113.7',
          agent: 'Safari',
        },
      },
    ]);
    expect(await estimateOf(sent.estimateId)).toMatchObject({ status: 'Approved', total: 980_800 });
    expect(await moneyOf(sent.link, sent.key)).toMatchObject([
      {
        status: 'Approved',
        isOpen: false,
        option: 'b',
        extras: 'l3',
        answeredBy: 'Iris Vale',
        total: 980_800,
      },
    ]);
    expect(await noticesOf(sent.owner)).toContainEqual(
      expect.objectContaining({ title: 'Iris Vale approved New roof, 12 Oak St', noun: 'estimate' }),
    );
    const copies = await db.collection(COLLECTIONS.outbox).get();
    expect(copies.docs.filter((doc) => doc.get('message').text.includes(sent.link))).toHaveLength(1);
  });

  it('takes names with an emoji as they are', async () => {
    const sent = await aSent({ customerName: 'Iris 🏠 Vale', title: 'Roof 👷🏽' });
    expect(await answered(await approvalOf(sent, { name: 'Iris 🏠 Vale' }))).toBeNull();
    expect(await moneyOf(sent.link, sent.key)).toMatchObject([
      { title: 'Roof 👷🏽', answeredBy: 'Iris 🏠 Vale', status: 'Approved' },
    ]);
  });

  it('asks for changes and declines with a reason', async () => {
    const first = await aSent();
    expect(await answered(await approvalOf(first, { kind: 'requestChanges', note: '' }))).toBe(
      'Write what should change first.',
    );
    expect(
      await answered(await approvalOf(first, { kind: 'requestChanges', note: 'In grey, please.' })),
    ).toBeNull();
    expect(await estimateOf(first.estimateId)).toMatchObject({ status: 'Changes Requested' });
    expect(await moneyOf(first.link, first.key)).toMatchObject([{ isOpen: true }]);
    expect(await answered(await approvalOf(first, { kind: 'decline', note: 'Too dear.' }))).toBeNull();
    expect(await estimateOf(first.estimateId)).toMatchObject({ status: 'Declined' });
    expect(await answered(await approvalOf(first))).toContain('declined already');
  });

  it('asks a question, once', async () => {
    const sent = await aSent();
    const question = await approvalOf(sent, { kind: 'askEstimate', note: 'Is the old roof included?' });
    expect(await answered(question)).toBeNull();
    expect(await answered(question)).toBeNull();
    const asked = (await entriesOf('ActivityPriced', sent.estimateId)).filter(
      ({ kind }) => kind === 'message',
    );
    expect(asked).toMatchObject([{ body: 'Is the old roof included?', byName: 'Iris Vale' }]);
    expect(await estimateOf(sent.estimateId)).toMatchObject({ status: 'Sent' });
  });

  it('notes that the client looked', async () => {
    const sent = await aSent();
    expect(await answered(await approvalOf(sent, { kind: 'viewed' }))).toBeNull();
    expect(await answered(await approvalOf(sent, { kind: 'viewed' }))).toBeNull();
    const estimate = await estimateOf(sent.estimateId);
    expect(estimate).toMatchObject({ status: 'Viewed', views: 2 });
    expect(estimate.viewedAt).not.toBeNull();
  });

  it.each([
    ['without a signature', { signature: '' }, 'Draw your signature first.'],
    ['with something that is no signature', { signature: '<svg/>' }, 'Draw your signature first.'],
    ['without a name', { name: ' ' }, 'Write your name first.'],
    ['without consent', { consent: '' }, 'Agree to the terms first.'],
    [
      'of an option that is not there',
      { option: 'z' },
      'This choice is not part of the estimate. Choose again.',
    ],
    [
      'with an extra that is none',
      { extras: ['l1'] },
      'This choice is not part of the estimate. Choose again.',
    ],
    ['of another hash', { sha256: 'a'.repeat(64) }, 'There is a newer version; your page shows it now.'],
    [
      'with another key',
      { key: 'x' },
      'Give the last four digits of your phone once more, then repeat this.',
    ],
  ])('is refused %s', async (_, overrides, sentence) => {
    const sent = await aSent();
    expect(await answered(await approvalOf(sent, overrides))).toBe(sentence);
    expect(await estimateOf(sent.estimateId)).toMatchObject({ status: 'Sent' });
  });

  it('is refused after the last day, and on the page of another client', async () => {
    const sent = await aSent();
    const other = await aSent();
    const foreign = await approvalOf(sent, { estimateId: other.estimateId });
    expect(await answered(foreign)).toBe('This is not there any more.');
    const expired = await aSent({ validUntil: '2999-01-01' });
    const late = Date.UTC(2999, 0, 5);
    await db
      .collection(COLLECTIONS.tracking)
      .doc(expired.link)
      .update({ expiresAt: Timestamp.fromMillis(late * 2) });
    expect(await answered(await approvalOf(expired), late)).toBe(
      'The last day of this estimate is over. Ask the office for a new one.',
    );
  });

  it('wins or loses against a new version of the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const sent = await aSent();
      await change(sent.estimateId, { discount: 400, contentAt: Timestamp.fromMillis(Date.now()) });
      const answer = await approvalOf(sent);
      const [said, resent] = await Promise.all([answered(answer), send(sent.seller, sent.estimateId)]);
      const { status, version } = await estimateOf(sent.estimateId);
      if (said === null) {
        expect({ status, version, code: resent.code }).toEqual({
          status: 'Approved',
          version: 1,
          code: 'conflict',
        });
      } else {
        expect(said).toBe('There is a newer version; your page shows it now.');
        expect({ status, version }).toEqual({ status: 'Sent', version: 2 });
      }
    }
  }, 60_000);

  it('keeps a draft of the next version as a change estimate', async () => {
    const sent = await aSent();
    await change(sent.estimateId, { discount: 400, contentAt: Timestamp.fromMillis(Date.now()) });
    expect(await answered(await approvalOf(sent))).toBeNull();
    const signed = await estimateOf(sent.estimateId);
    expect(signed).toMatchObject({ status: 'Approved', discount: 0, contentAt: signed.sentOf });
    expect(signed.lines[0]).toMatchObject({ unitCost: 9_000, priceItem: 'item-1' });
    const found = await db.collection(COLLECTIONS.estimates).where('customerId', '==', sent.customerId).get();
    expect(found.docs.map((doc) => doc.data()).filter(({ uuid }) => uuid !== sent.estimateId)).toMatchObject([
      { kind: 'Change', status: 'Draft', discount: 400, version: 0 },
    ]);
  });
});

describe('an answer that an employee notes', () => {
  it('counts while its version is the current one', async () => {
    const sent = await aSent();
    const id = await noted(sent);
    await expect.poll(() => decisionOf(id), COLD).toMatchObject({ outcome: 'Taken' });
    expect(await estimateOf(sent.estimateId)).toMatchObject({ status: 'Approved', statusBy: sent.owner });
    await expect
      .poll(() => moneyOf(sent.link, sent.key), SOON)
      .toMatchObject([{ status: 'Approved', answeredBy: 'Iris Vale' }]);
  });

  it('wins or loses against a signature on the link, exactly one of them', async () => {
    for (let round = 0; round < 3; round += 1) {
      const sent = await aSent();
      const answer = await approvalOf(sent, { option: 'b' });
      const [said, id] = await Promise.all([answered(answer), noted(sent)]);
      await expect.poll(async () => (await decisionOf(id)).outcome, COLD).not.toBe('Waiting');
      const { outcome: became, refusal } = await decisionOf(id);
      expect({ said, became, refusal }).toEqual(
        said === null
          ? { said: null, became: 'Refused', refusal: 'This estimate is approved already.' }
          : { said: 'This estimate is approved already.', became: 'Taken', refusal: '' },
      );
      expect((await estimateOf(sent.estimateId)).status).toBe('Approved');
    }
  }, 60_000);

  it('names on the page how it was given and who noted it', async () => {
    const sent = await aSent();
    await noted(sent, { how: 'On paper', agreedOn: '2026-11-20' });
    await expect
      .poll(() => moneyOf(sent.link, sent.key), COLD)
      .toMatchObject([
        { status: 'Approved', answeredBy: 'Iris Vale', answeredHow: 'On paper', notedBy: 'Noor Adler' },
      ]);
  });

  it('declines with a reason', async () => {
    const sent = await aSent();
    const id = await noted(sent, { decision: 'Declined', option: '', note: 'A cousin does it.' });
    await expect.poll(() => decisionOf(id), COLD).toMatchObject({ outcome: 'Taken' });
    expect((await estimateOf(sent.estimateId)).status).toBe('Declined');
    expect(await answered(await approvalOf(sent))).toMatch(/declined already/);
  });

  it('issues what was signed in person before it was sent', async () => {
    const made = await aDraft();
    const id = await noted(made, { version: 0, sha256: '', how: 'In person', signature: SIGNATURE });
    await expect.poll(() => decisionOf(id), COLD).toMatchObject({ outcome: 'Taken', version: 1 });
    const paper = await get(COLLECTIONS.issuedPapers, `${made.estimateId}_1`);
    expect((await decisionOf(id)).sha256).toBe(paper?.['sha256']);
    expect(await estimateOf(made.estimateId)).toMatchObject({
      status: 'Approved',
      version: 1,
      total: 470_400,
    });
  });

  it('is refused with a notice when the estimate changed, was withdrawn or was answered', async () => {
    const changed = await aDraft();
    const stale = await noted(changed, { version: 0, contentAt: 7, how: 'In person', signature: SIGNATURE });
    await expect
      .poll(() => decisionOf(stale), COLD)
      .toMatchObject({
        outcome: 'Refused',
        refusal: 'The estimate was changed after this was signed. Send it again.',
      });
    expect(await get(COLLECTIONS.issuedPapers, `${changed.estimateId}_1`)).toBeNull();
    await expect
      .poll(() => noticesOf(changed.owner), SOON)
      .toContainEqual(expect.objectContaining({ title: expect.stringContaining('does not count') }));
    const voided = await aSent({});
    await change(voided.estimateId, { status: 'Void' });
    const late = await noted(voided);
    await expect
      .poll(() => decisionOf(late), SOON)
      .toMatchObject({ outcome: 'Refused', refusal: expect.stringContaining('withdrawn') });
    const unsigned = await noted(await aDraft(), { version: 0, how: 'In person', signature: '' });
    await expect
      .poll(() => decisionOf(unsigned), SOON)
      .toMatchObject({ refusal: 'Draw your signature first.' });
  });
});
