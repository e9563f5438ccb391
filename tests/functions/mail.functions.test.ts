import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { copyId, mailShape } from '@/domain/mail/mail';
import { OUTSIDE_LIMITS } from '@/domain/mail/outside-limits';
import type { Mail } from '@/domain/mail/mail';
import { makeMail } from '@tests/factories/records';
import { deliverMail } from '../../functions/src/mail/deliver';
import { codeOfFile, mailFile, noteMailGone } from '../../functions/src/mail/mail-files';
import { checkOutsideMail, checkOutsideMailInput } from '../../functions/src/mail/outside-room';
import { sendLeftOver, sweepDeletedMail } from '../../functions/src/mail/left-over';
import { storedRecord } from '../../functions/src/records';
import { addressOf, db, freshId, outcome, resident } from './emulator';
import { aCustomer, aFile, aPlan, aTracker, changeOf, COLD, get } from './rows';

const mails = db.collection(COLLECTIONS.mail);
const HOUR = 3_600_000;

/** A company with its administrator and an employee; it has paid for 20 days, unless it is `free`. */
async function office(kind: 'proven' | 'free' = 'proven') {
  const companyUuid = freshId();
  if (kind === 'proven') await aPlan(companyUuid, 3, Date.now() - 20 * 24 * HOUR);
  await db
    .collection(COLLECTIONS.companies)
    .doc(companyUuid)
    .set({ uuid: companyUuid, name: 'Acme', administrator: [] });
  const dana = await resident({
    companyUuid,
    userFirstName: 'Dana',
    userLastName: 'Hollis',
    permissionLevel: ['customers:view', 'scope:all', 'team:view'],
  });
  const omar = await resident({ companyUuid, userFirstName: 'Omar', userLastName: 'Haddad' });
  return { owner: companyUuid, dana, omar };
}

const june = { uid: '', name: 'June', address: 'june@example.com' };
const coworker = (uid: string) => ({ uid, name: 'Omar Haddad', address: '' });

async function aMail(owner: string, person: string, change: Partial<Mail> = {}): Promise<Mail> {
  const uuid = freshId();
  const mail = makeMail({
    uuid,
    owner,
    person,
    conversationId: uuid,
    createdBy: person,
    updatedBy: person,
    ...change,
  });
  await mails.doc(uuid).set(storedRecord(mailShape, mail));
  return mail;
}

/** Delivers as the trigger does, by hand, however often. */
async function deliver(mail: Mail, at = Date.now()): Promise<void> {
  const after = { ...storedRecord(mailShape, mail), state: 'queued' };
  await deliverMail(db, { ...changeOf(mail.uuid, null, after), at });
}

const outboxOf = (mail: Mail) => get(COLLECTIONS.outbox, `mail-${mail.uuid}`);

describe('a mail let go by its sender', () => {
  it('reaches a coworker and a client by the trigger', async () => {
    const { owner, dana, omar } = await office();
    const mail = await aMail(owner, dana.uid, { to: [coworker(omar.uid)], cc: [june], state: 'sending' });
    await mails.doc(mail.uuid).update({ state: 'queued' });
    await expect.poll(async () => (await mails.doc(mail.uuid).get()).get('state'), COLD).toBe('sent');
    expect(await get(COLLECTIONS.mail, copyId(mail.uuid, omar.uid))).toMatchObject({
      person: omar.uid,
      owner,
      isReceived: true,
      isUnread: true,
      box: 'inbox',
      lists: ['all', 'inbox'],
      fromUid: dana.uid,
      fromName: 'Dana Hollis',
      messageId: mail.uuid,
    });
    expect(await outboxOf(mail)).toMatchObject({ to: ['june@example.com'], replyTo: dana.email });
    expect(await get(COLLECTIONS.mail, mail.uuid)).toMatchObject({ box: 'sent', lists: ['all', 'sent'] });
  });

  it('reaches hidden recipients without naming them to anybody else', async () => {
    const { owner, dana, omar } = await office();
    const recordId = await aCustomer(owner);
    const about = { recordNoun: 'customer', recordId } as const;
    const mail = await aMail(owner, dana.uid, {
      to: [june],
      bcc: [coworker(omar.uid)],
      state: 'queued',
      ...about,
    });
    await deliver(mail);
    const copy = await get(COLLECTIONS.mail, copyId(mail.uuid, omar.uid));
    expect(copy).toMatchObject({ bcc: [] });
    expect(copy?.['find']).not.toContain('haddad');
    expect(await get(COLLECTIONS.mail, mail.uuid)).toMatchObject({ bcc: [{ uid: omar.uid }] });
    const entry = await get(COLLECTIONS.activity, `mail_${mail.uuid}`);
    expect(entry).toMatchObject({ mailReaders: [dana.uid] });
    expect(entry?.['body']).not.toContain('Omar');
  });

  it('is delivered once however often the event comes, and read copies stay read', async () => {
    const { owner, dana, omar } = await office();
    const mail = await aMail(owner, dana.uid, { to: [coworker(omar.uid), june], state: 'queued' });
    await Promise.all([deliver(mail), deliver(mail)]);
    await mails.doc(copyId(mail.uuid, omar.uid)).update({ isUnread: false });
    const outbox = db.collection(COLLECTIONS.outbox).doc(`mail-${mail.uuid}`);
    await outbox.update({ delivery: 'done' });
    await deliver(mail);
    expect((await outbox.get()).get('delivery')).toBe('done');
    expect(await get(COLLECTIONS.mail, copyId(mail.uuid, omar.uid))).toMatchObject({ isUnread: false });
  });

  it.each(['draft', 'sending', 'sent', 'failed'] as const)(
    'goes nowhere when it is %s by now',
    async (state) => {
      const { owner, dana } = await office();
      const mail = await aMail(owner, dana.uid, { state });
      await deliver(mail);
      expect(await outboxOf(mail)).toBeNull();
      expect(await get(COLLECTIONS.mail, mail.uuid)).toMatchObject({ state });
    },
  );

  it('writes into the history of the record it is about, for people who see it', async () => {
    const { owner, dana, omar } = await office();
    const recordId = await aCustomer(owner);
    const mail = await aMail(owner, dana.uid, {
      to: [coworker(omar.uid)],
      state: 'queued',
      recordNoun: 'customer',
      recordId,
    });
    await deliver(mail);
    expect(await get(COLLECTIONS.activity, `mail_${mail.uuid}`)).toMatchObject({
      kind: 'mail',
      noun: 'customer',
      recordId,
      customerId: recordId,
      createdBy: dana.uid,
      mailReaders: [dana.uid, omar.uid],
    });
    // Omar holds no permission, so his mail leaves no trace in a record he does not see.
    const blind = await aMail(owner, omar.uid, { state: 'queued', recordNoun: 'customer', recordId });
    await deliver(blind);
    expect(await outboxOf(blind)).not.toBeNull();
    expect(await get(COLLECTIONS.activity, `mail_${blind.uuid}`)).toBeNull();
  });

  it('takes no id of an earlier mail, so that nobody rewrites its history', async () => {
    const { owner, dana, omar } = await office();
    const recordId = await aCustomer(owner);
    const about = { recordNoun: 'customer', recordId, state: 'queued' } as const;
    const mail = await aMail(owner, dana.uid, { ...about, to: [coworker(omar.uid)] });
    await deliver(mail);
    const entry = await get(COLLECTIONS.activity, `mail_${mail.uuid}`);
    await mails.doc(mail.uuid).delete();
    for (const to of [[june], [coworker(dana.uid)]]) {
      const forged = { ...mail, to, person: omar.uid, subject: 'Never said', ...about };
      await mails.doc(mail.uuid).set(storedRecord(mailShape, forged));
      await deliver(forged);
      expect(await get(COLLECTIONS.mail, mail.uuid)).toMatchObject({
        state: 'failed',
        failure: 'This mail was sent before. Write a new one with its text.',
      });
      expect(await get(COLLECTIONS.activity, `mail_${mail.uuid}`)).toEqual(entry);
      expect(await get(COLLECTIONS.outbox, `mail-${mail.uuid}`)).toBeNull();
    }
  });

  it.each([
    ['nobody to send it to', { to: [] }, 'Add at least one recipient.'],
    [
      'a wrong address',
      { to: [{ ...june, address: 'june@' }] },
      '“june@” is not an e-mail address. Check its spelling.',
    ],
    [
      'a body that grows when it is cleaned',
      { body: '&'.repeat(120_000) },
      'This mail is too long: it has more than 500 kB. Shorten it before you send it.',
    ],
    [
      'a stranger',
      { to: [coworker('stranger')] },
      'Omar Haddad does not work here any more. Remove them, then send this mail again.',
    ],
  ])('with %s fails with a sentence', async (_what, change, failure) => {
    const { owner, dana } = await office();
    const mail = await aMail(owner, dana.uid, { ...change, state: 'queued', box: 'sent' });
    await deliver(mail);
    expect(await get(COLLECTIONS.mail, mail.uuid)).toMatchObject({ state: 'failed', failure, box: 'drafts' });
    expect(await outboxOf(mail)).toBeNull();
  });

  it('fails for a person who has left the company', async () => {
    const { owner } = await office();
    const other = await resident();
    const mail = await aMail(owner, other.uid, { state: 'queued' });
    await deliver(mail);
    expect(await get(COLLECTIONS.mail, mail.uuid)).toMatchObject({
      state: 'failed',
      failure: 'This mail belongs to a company that you have left, so it was not sent.',
    });
  });

  it('counts the recipients outside, and stops at the limit of the hour', async () => {
    const { owner, dana } = await office();
    const at = Date.now();
    const to = Array.from({ length: 50 }, (_, one) => ({ ...june, address: `a${one}@example.com` }));
    for (const _ of [1, 2]) await deliver(await aMail(owner, dana.uid, { to, state: 'queued' }), at);
    const mail = await aMail(owner, dana.uid, { state: 'queued' });
    await deliver(mail, at);
    const { failure, state } = (await get(COLLECTIONS.mail, mail.uuid)) ?? {};
    expect([state, failure]).toEqual([
      'failed',
      expect.stringContaining(`${OUTSIDE_LIMITS.proven.personPerHour} outside addresses in an hour`),
    ]);
    await mails.doc(mail.uuid).update({ state: 'queued' });
    await deliver(mail, at + HOUR);
    await expect
      .poll(async () => (await mails.doc(mail.uuid).get()).get('state'), COLD)
      .toMatch(/sent|failed/);
  });

  it('takes nothing of a forged sender or of hostile HTML along', async () => {
    const { owner, dana, omar } = await office();
    const mail = await aMail(owner, dana.uid, {
      to: [coworker(omar.uid)],
      state: 'queued',
      fromName: 'The bank',
      fromAddress: 'bank@example.com',
      body: '<p onclick="x()">Hi</p><script>x()</script>',
    });
    await deliver(mail);
    expect(await get(COLLECTIONS.mail, copyId(mail.uuid, omar.uid))).toMatchObject({
      fromName: 'Dana Hollis',
      fromAddress: dana.email,
      body: '<p>Hi</p>',
    });
  });
});

describe('mail outside from a business without a plan', () => {
  const stranger = { uid: '', name: '', address: 'stranger@example.com' };
  const stateOf = async (mail: Mail) => {
    const { state, failure } = (await get(COLLECTIONS.mail, mail.uuid)) ?? {};
    return [state, failure];
  };
  const answer = (uid: string, addresses: readonly string[]) =>
    outcome([checkOutsideMail, checkOutsideMailInput], { uid, email: '' }, { addresses });
  const ask = async (uid: string, addresses: readonly string[]) => (await answer(uid, addresses)).result;

  it('goes to addresses of its customers, trackers and people alone, and loses nothing of the mail', async () => {
    const { owner, dana, omar } = await office('free');
    const other = await office('free');
    await aCustomer(owner, { email: 'Nora@Bücher.example', emailKey: 'nora@xn--bcher-kva.example' });
    await aTracker(owner, { email: 'June@Example.com' });
    await aCustomer(other.owner, { email: stranger.address, emailKey: stranger.address });
    const known = [
      { uid: '', name: '', address: 'NORA@bücher.example' },
      { uid: '', name: '', address: 'June@Example.com' },
      { uid: '', name: '', address: omar.email },
    ];
    const mail = await aMail(owner, dana.uid, { to: known, state: 'queued', box: 'sent' });
    await deliver(mail);
    expect(await stateOf(mail)).toEqual(['sent', '']);
    const refused = await aMail(owner, dana.uid, { to: [...known, stranger], state: 'queued', box: 'sent' });
    await deliver(refused);
    const sentence = expect.stringContaining('“stranger@example.com”: no customer or tracker of yours');
    expect(await stateOf(refused)).toEqual(['failed', sentence]);
    expect(await outboxOf(refused)).toBeNull();
    expect(await get(COLLECTIONS.mail, refused.uuid)).toMatchObject({ box: 'drafts', body: refused.body });
    expect(await ask(dana.uid, [stranger.address])).toEqual({ problem: sentence });
    expect(await ask(dana.uid, [omar.email])).toEqual({ problem: '' });
    // People without the team's rooms learn nothing of the records.
    expect(await answer(omar.uid, [stranger.address])).toMatchObject({ result: null, code: 'denied' });
  });

  it('is counted for the whole business, also in its coworkers’ mails', async () => {
    const { owner, dana, omar } = await office('free');
    const day = Math.floor(Date.now() / (24 * HOUR)) * 24 * HOUR;
    const { businessPerDay, personPerHour } = OUTSIDE_LIMITS.unproven;
    const to = Array.from({ length: personPerHour }, (_, one) => ({
      ...stranger,
      address: `a${one}@x.example`,
    }));
    await Promise.all(to.map(({ address }) => aCustomer(owner, { email: address, emailKey: address })));
    const send = async (uid: string, hour: number, people = to) => {
      const mail = await aMail(owner, uid, { to: people, state: 'queued' });
      await deliver(mail, day + hour * HOUR);
      return stateOf(mail);
    };
    for (let sent = 0; sent < businessPerDay; sent += personPerHour) {
      expect(await send(dana.uid, sent / personPerHour)).toEqual(['sent', '']);
    }
    expect(await send(omar.uid, 9, to.slice(0, 1))).toEqual([
      'failed',
      expect.stringContaining(`${businessPerDay} outside addresses in a day`),
    ]);
  });
});

describe('what a closed window left', () => {
  it('is sent a minute later, unless it was taken back', async () => {
    const { owner, dana } = await office();
    const now = Date.now();
    const [due, fresh, taken] = await Promise.all([
      aMail(owner, dana.uid, { state: 'sending', sendAt: now - 2 * 60_000 }),
      aMail(owner, dana.uid, { state: 'sending', sendAt: now }),
      aMail(owner, dana.uid, { state: 'draft', sendAt: now - 2 * 60_000 }),
    ]);
    await sendLeftOver(db, now);
    const stateOf = async ({ uuid }: Mail) => (await mails.doc(uuid).get()).get('state');
    expect(await stateOf(due)).toMatch(/queued|sent/);
    expect([await stateOf(fresh), await stateOf(taken)]).toEqual(['sending', 'draft']);
  });

  it('of deleted mails goes after an hour', async () => {
    const { owner, dana } = await office();
    const now = Date.now();
    const old = await aMail(owner, dana.uid, { box: 'deleted', updatedAt: now - 2 * HOUR });
    const young = await aMail(owner, dana.uid, { box: 'deleted', updatedAt: now });
    await sweepDeletedMail(db, now);
    expect(await get(COLLECTIONS.mail, old.uuid)).toBeNull();
    expect(await get(COLLECTIONS.mail, young.uuid)).not.toBeNull();
  });
});

describe('the files of a mail', () => {
  const aMailWithFile = async () => {
    const { owner, dana, omar } = await office();
    const mail = await aMail(owner, dana.uid, { to: [coworker(omar.uid), june], state: 'queued' });
    const own = { noun: 'mail', assignees: [dana.uid], createdBy: dana.uid, chunks: 1 } as const;
    const file = await aFile(owner, mail.uuid, { ...own, name: 'Roof, "old".jpg' });
    const sneaked = await aFile(owner, mail.uuid, { ...own, createdBy: omar.uid });
    return { dana, omar, mail, file, sneaked };
  };
  const linkIn = (mail: Mail) =>
    outboxOf(mail).then((sent) => String(sent?.['message'].text).match(/\/file\/\w+/g) ?? []);

  it('are read by the recipients at work, and are links for clients, however often the event comes', async () => {
    const { dana, omar, mail, file } = await aMailWithFile();
    await deliver(mail);
    const links = await linkIn(mail);
    await deliver(mail);
    expect(await linkIn(mail)).toEqual(links);
    expect(links).toHaveLength(1);
    expect((await get(COLLECTIONS.files, file))?.['assignees']).toEqual([dana.uid, omar.uid]);
    expect(await get(COLLECTIONS.mail, copyId(mail.uuid, omar.uid))).toMatchObject({ fileCount: 1 });
    const found = await mailFile(db, codeOfFile(links[0] ?? ''), Date.now());
    expect(found).toMatchObject({ name: 'Roof, "old".jpg', type: 'image/jpeg' });
    expect(found?.content).toEqual(Buffer.from('AAEC', 'base64'));
  });

  it('are saved under their name at the address of the link, and nowhere else', async () => {
    const { mail } = await aMailWithFile();
    await deliver(mail);
    const [link = ''] = await linkIn(mail);
    const answer = await fetch(addressOf(link.slice(1)));
    expect(answer.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Roof%2C%20%22old%22.jpg",
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    for (const path of ['file/0123', `file/${'0'.repeat(32)}`]) {
      expect((await fetch(addressOf(path))).status).toBe(404);
    }
  });

  it('open for 90 days, and not once the mail is gone for good', async () => {
    const { omar, mail, file } = await aMailWithFile();
    await deliver(mail);
    const [link = ''] = await linkIn(mail);
    expect(await mailFile(db, codeOfFile(link), Date.now() + 91 * 24 * HOUR)).toBeNull();
    const gone = async (id: string) => {
      const before = await get(COLLECTIONS.mail, id);
      await mails.doc(id).delete();
      await noteMailGone(db, changeOf(id, before, null));
      return (await get(COLLECTIONS.files, file))?.['recordGoneAt'] ?? null;
    };
    expect(await gone(mail.uuid)).toBeNull();
    expect(await gone(copyId(mail.uuid, omar.uid))).not.toBeNull();
    expect(await mailFile(db, codeOfFile(link), Date.now())).toBeNull();
  });
});
