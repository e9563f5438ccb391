import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { HELD_MS } from '@/domain/mail/held-mail';
import { MAX_PAPER_BYTES } from '@/domain/mail/paper-mail';
import { fileShape } from '@/domain/files/file';
import { attachPaper, attachPaperInput } from '../../functions/src/callables/papers/attach-paper';
import { eraseOwned } from '../../functions/src/erasure/erase-owned';
import { erasePersonal } from '../../functions/src/erasure/erase-personal';
import { readContent } from '../../functions/src/files/content';
import { sendHeld } from '../../functions/src/mail/held-mails';
import { readRecord } from '../../functions/src/records';
import { db, freshId, outcome, resident } from './emulator';
import type { Resident } from './emulator';
import { aDraft, linkIn, send } from './estimates';
import { get } from './rows';

const TO = ['iris@example.com'];
const pdfOf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 'x')]);
const fileOf = (content: Buffer, name = 'Estimate 1 Iris Vale.pdf') => ({
  name,
  content: content.toString('base64'),
});

/** An estimate that was sent to a client and whose mail waits for the PDF. */
async function aHeldMail(now = Date.now()) {
  const { seller, estimateId, owner } = await aDraft();
  const requestId = freshId();
  const sending = { to: TO, requestId, withPaper: true };
  const { result, message } = await send(seller, estimateId, sending, now);
  if (!result) throw new Error(message ?? 'nothing');
  const mailId = String(Reflect.get(Object(result), 'heldMail'));
  return { seller, owner, estimateId, sending, mailId, link: linkIn(result), version: 1 };
}
type Waiting = Pick<Awaited<ReturnType<typeof aHeldMail>>, 'mailId' | 'estimateId' | 'version'>;

const attach = (by: Resident, { mailId, estimateId, version }: Waiting, paper: object | null, over = {}) =>
  outcome([attachPaper, attachPaperInput], by, { mailId, recordId: estimateId, version, paper, ...over });

const sentMail = (mailId: string) => get(COLLECTIONS.outbox, mailId);
const heldMail = (mailId: string) => get(COLLECTIONS.heldMails, mailId);
const filesOf = async (mailId: string) =>
  (await db.collection(COLLECTIONS.files).where('recordId', '==', mailId).get()).docs.map((doc) =>
    readRecord(fileShape, doc.data()),
  );

describe('attachPaper', () => {
  it('gives the mail its PDF, lets it go, and shows the PDF in the sender’s copy', async () => {
    const held = await aHeldMail();
    expect(held.mailId).toBe(`estimate-${held.seller.uid}-${held.sending.requestId}`);
    expect(await sentMail(held.mailId)).toBeNull();
    // In two parts of a stored file.
    const pdf = pdfOf(MAX_PAPER_BYTES);
    expect(await attach(held.seller, held, fileOf(pdf))).toMatchObject({ result: { isAttached: true } });
    const mail = await sentMail(held.mailId);
    expect(mail).toMatchObject({ to: TO, replyTo: held.seller.email });
    expect(mail?.['message'].text).toContain(`/tracking/${held.link}?estimate=${held.estimateId}`);
    expect(mail?.['message'].text).toContain('Attached as a PDF: Estimate 1 Iris Vale.pdf');
    const [attached] = mail?.['message'].attachments ?? [];
    expect(attached).toMatchObject({ filename: 'Estimate 1 Iris Vale.pdf', contentType: 'application/pdf' });
    expect(Buffer.from(attached.content, attached.encoding).equals(pdf)).toBe(true);
    expect(await heldMail(held.mailId)).toBeNull();
    const [file] = await filesOf(held.mailId);
    expect(file).toMatchObject({
      ...{ owner: held.owner, noun: 'mail', state: 'ready', name: 'Estimate 1 Iris Vale.pdf' },
      ...{ assignees: [held.seller.uid], createdBy: held.seller.uid, type: 'application/pdf', chunks: 2 },
    });
    expect(file && (await readContent(db, file))?.equals(pdf)).toBe(true);
    expect(await get(COLLECTIONS.mail, held.mailId)).toMatchObject({ fileCount: 1, state: 'sent' });
  });

  it('lets the mail go with the link alone where the browser made no PDF', async () => {
    const held = await aHeldMail();
    expect(await attach(held.seller, held, null)).toMatchObject({ result: { isAttached: false } });
    const mail = await sentMail(held.mailId);
    expect(mail?.['message'].attachments).toBeUndefined();
    expect(mail?.['message'].text).not.toContain('PDF');
    expect(await filesOf(held.mailId)).toEqual([]);
  });

  it('attaches once, however often it is asked', async () => {
    const held = await aHeldMail();
    const pdf = fileOf(pdfOf(2_000));
    const answers = await Promise.all([1, 2].map(() => attach(held.seller, held, pdf)));
    answers.push(await attach(held.seller, held, pdf), await attach(held.seller, held, null));
    for (const answer of answers) expect(answer).toMatchObject({ result: { isAttached: true } });
    expect(await filesOf(held.mailId)).toHaveLength(1);
  });

  it('names the file as every system takes it', async () => {
    const held = await aHeldMail();
    await attach(held.seller, held, fileOf(pdfOf(2_000), 'Estimate: 1/2.PDF'));
    expect((await filesOf(held.mailId)).map(({ name }) => name)).toEqual(['Estimate 1 2.pdf']);
  });

  it('is the sender’s alone, and takes only the version that was mailed', async () => {
    const held = await aHeldMail();
    const pdf = fileOf(pdfOf(2_000));
    const coworker = await resident({ companyUuid: held.owner });
    for (const other of [coworker, await resident()])
      expect(await attach(other, held, pdf)).toMatchObject({ code: 'not-found' });
    for (const over of [{ version: 2 }, { recordId: 'another' }])
      expect(await attach(held.seller, held, pdf, over)).toMatchObject({ code: 'conflict' });
    expect(await attach(held.seller, held, pdf, { mailId: 'unknown' })).toMatchObject({ code: 'not-found' });
    expect(await sentMail(held.mailId)).toBeNull();
    expect(await heldMail(held.mailId)).not.toBeNull();
  });

  it.each([
    ['too large', pdfOf(MAX_PAPER_BYTES + 1), 'too-large'],
    ['far too large', pdfOf(MAX_PAPER_BYTES + 10_000), 'too-large'],
    ['no PDF', Buffer.from('<html>hello</html>'), 'invalid'],
    ['empty', Buffer.alloc(0), 'invalid'],
  ])('refuses a file that is %s; the mail goes on waiting', async (_, content, code) => {
    const held = await aHeldMail();
    expect(await attach(held.seller, held, fileOf(content))).toMatchObject({ code });
    expect(await heldMail(held.mailId)).not.toBeNull();
    expect(await attach(held.seller, held, null)).toMatchObject({ result: { isAttached: false } });
  });
});

describe('a mail that waits', () => {
  it('goes with the link alone once its browser was closed, and once only', async () => {
    const start = Date.now();
    const held = await aHeldMail(start);
    await sendHeld(db, start + HELD_MS - 1);
    expect(await sentMail(held.mailId)).toBeNull();
    await Promise.all([sendHeld(db, start + HELD_MS), sendHeld(db, start + HELD_MS)]);
    expect((await sentMail(held.mailId))?.['message'].attachments).toBeUndefined();
    const late = await attach(held.seller, held, fileOf(pdfOf(2_000)));
    expect(late).toMatchObject({ result: { isAttached: false } });
    expect(await filesOf(held.mailId)).toEqual([]);
  });

  it('goes once where its PDF and the sweep come at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const start = Date.now();
      const held = await aHeldMail(start);
      const [answer] = await Promise.all([
        attach(held.seller, held, fileOf(pdfOf(2_000))),
        sendHeld(db, start + HELD_MS),
      ]);
      const isAttached = (await sentMail(held.mailId))?.['message'].attachments !== undefined;
      expect(answer).toMatchObject({ result: { isAttached } });
      expect(await filesOf(held.mailId)).toHaveLength(isAttached ? 1 : 0);
      expect(await heldMail(held.mailId)).toBeNull();
    }
  });

  it('still waits where the server stopped before the end, and goes as it would have', async () => {
    const start = Date.now();
    const held = await aHeldMail(start);
    const stopping: Firestore = Object.assign(Object.create(db), {
      runTransaction: (run: (tx: Transaction) => Promise<unknown>) =>
        db.runTransaction(async (tx) => {
          await run(tx);
          throw new Error('stopped');
        }),
    });
    const input = { mailId: held.mailId, recordId: held.estimateId, version: 1 };
    const paper = fileOf(pdfOf(2_000));
    await expect(attachPaper(stopping, held.seller, { ...input, paper }, start)).rejects.toThrow('stopped');
    await expect(sendHeld(stopping, start + HELD_MS)).rejects.toThrow('stopped');
    expect([await sentMail(held.mailId), await filesOf(held.mailId)]).toEqual([null, []]);
    expect(await attach(held.seller, held, paper)).toMatchObject({ result: { isAttached: true } });
  });

  it('is the same for a repeated press, and for what is mailed again', async () => {
    const { seller, estimateId, sending, mailId } = await aHeldMail();
    expect(await send(seller, estimateId, sending)).toMatchObject({ result: { heldMail: mailId } });
    const again = await send(seller, estimateId, { ...sending, requestId: freshId() });
    expect(again).toMatchObject({ result: { version: 1 } });
    const second = { estimateId, version: 1, mailId: String(Reflect.get(Object(again.result), 'heldMail')) };
    expect(second.mailId).not.toBe(mailId);
    const answer = await attach(seller, second, fileOf(pdfOf(2_000)));
    expect(answer).toMatchObject({ result: { isAttached: true } });
  });

  it('does not wait without addresses or without a PDF', async () => {
    const { seller, estimateId } = await aDraft();
    expect(await send(seller, estimateId, { withPaper: true })).toMatchObject({ result: { heldMail: '' } });
    const requestId = freshId();
    expect(await send(seller, estimateId, { to: TO, requestId })).toMatchObject({ result: { heldMail: '' } });
    expect(await sentMail(`estimate-${seller.uid}-${requestId}`)).not.toBeNull();
  });

  it('goes with its business, and with its sender', async () => {
    const [ofBusiness, ofSender] = [await aHeldMail(), await aHeldMail()];
    await eraseOwned(db, ofBusiness.owner, 10_000, Date.now());
    await erasePersonal(db, ofSender.seller.uid, 10_000);
    for (const { mailId } of [ofBusiness, ofSender]) expect(await heldMail(mailId)).toBeNull();
  });
});
