import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import {
  INVALID_INVITE_EMAIL,
  INVITE_FUNCTION,
  INVITES_PER_HOP_AND_HOUR,
  INVITES_PER_HOUR,
  INVITES_PER_MAILBOX_AND_DAY,
} from '@/domain/invite/invite-list';
import { joinInviteList } from '../../functions/src/callables/public/join-invite-list';
import { limitRef } from '../../functions/src/calls/limits';
import { inviteRef } from '../../functions/src/invite-list';
import { forgetInvite, inviteListFile } from '../../scripts/lib/invite-list';
import { call, db, freshId, person, post } from './emulator';
import { freshHour } from './rows';

const freshAddress = () => `${freshId()}@lakesideroofing.example`;
const join = (email: string, now: number, sender: string) =>
  joinInviteList(db, { email, page: 'pageText' }, now, { named: sender, nearest: `${sender}-hop` });

async function mailsTo(email: string) {
  const found = await db.collection(COLLECTIONS.outbox).where('to', 'array-contains', email).get();
  return found.docs.map((doc) => doc.data());
}

describe('the invite function', () => {
  it('stores an address and mails it once, in any number of tries and any case', async () => {
    const email = freshAddress();
    expect(await post(INVITE_FUNCTION, { email: ` ${email.toUpperCase()} `, page: 'registerView' })).toEqual({
      status: 200,
      body: { success: true },
    });
    expect(await post(INVITE_FUNCTION, { email, page: 'pageText' })).toEqual({
      status: 200,
      body: { success: true },
    });
    const kept = await inviteRef(db, email).get();
    expect(kept.data()).toMatchObject({ email, page: 'registerView' });
    expect(kept.get('createdAt').toMillis()).toBeGreaterThan(Date.now() - 60_000);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.['message'].text).toContain('/register');
  });

  it('stores an address once when two tries come at the same moment', async () => {
    const email = freshAddress();
    const at = freshHour();
    expect(await Promise.all([join(email, at, 'one'), join(email, at, 'two')])).toEqual([
      { success: true },
      { success: true },
    ]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('refuses an invalid address in the page’s words, and stores nothing', async () => {
    const answer = { status: 400, body: { error: INVALID_INVITE_EMAIL } };
    for (const email of ['', 'ray', 'ray@hollisroofing', 'ray@x.example\nbcc:kim@y.example', 7, null]) {
      expect(await post(INVITE_FUNCTION, { email, page: 'pageText' }), String(email)).toEqual(answer);
    }
  });

  it('answers every other refusal with a sentence', async () => {
    const email = freshAddress();
    const refused = { error: expect.stringMatching(/^[A-Z].*\.$/) };
    for (const data of [
      { email, page: 'elsewhere' },
      { email },
      { email, page: 'pageText', name: 'Ray' },
      [email],
    ]) {
      expect(await post(INVITE_FUNCTION, data)).toEqual({ status: 400, body: refused });
    }
    expect(await post(INVITE_FUNCTION, { email, page: 'pageText' }, 'POST', 'text/plain')).toEqual({
      status: 400,
      body: refused,
    });
    expect(await post(INVITE_FUNCTION, {}, 'GET')).toEqual({ status: 405, body: refused });
    expect(await post(INVITE_FUNCTION, { email, page: 'x'.repeat(5_000) })).toEqual({
      status: 413,
      body: refused,
    });
    expect((await inviteRef(db, email).get()).exists).toBe(false);
  });

  it('limits tries per hour from one network address', async () => {
    const at = freshHour();
    const sender = freshId();
    const first = freshAddress();
    await join(first, at, sender);
    for (let tries = 1; tries < INVITES_PER_HOUR; tries += 1) await join(first, at, sender);
    const refused = freshAddress();
    await expect(join(refused, at, sender)).rejects.toMatchObject({ code: 'too-many-tries' });
    expect((await inviteRef(db, refused).get()).exists).toBe(false);
    expect(await mailsTo(refused)).toEqual([]);
    expect(await join(refused, at, freshId())).toEqual({ success: true });
  });

  it('limits new addresses from one of Hosting’s servers, whatever sender is named', async () => {
    const at = freshHour();
    const nearest = freshId();
    await limitRef(db, `invite-list_hop_${nearest}`, at).set({ count: INVITES_PER_HOP_AND_HOUR });
    const email = freshAddress();
    const asked = joinInviteList(db, { email, page: 'pageText' }, at, { named: freshId(), nearest });
    await expect(asked).rejects.toMatchObject({ code: 'too-many-tries' });
    expect((await inviteRef(db, email).get()).exists).toBe(false);
  });

  it('limits mails per day to one mailbox, in all its spellings', async () => {
    const at = freshHour();
    const name = freshId();
    const spelt = (n: number) => `${name}+${n}@lakesideroofing.example`;
    for (let n = 0; n < INVITES_PER_MAILBOX_AND_DAY; n += 1) await join(spelt(n), at, freshId());
    const next = spelt(INVITES_PER_MAILBOX_AND_DAY);
    await expect(join(next, at, freshId())).rejects.toMatchObject({ code: 'too-many-tries' });
    expect(await mailsTo(next)).toEqual([]);
    expect(await join(spelt(0), at, freshId())).toEqual({ success: true });
  });
});

describe('the invite list', () => {
  it('is exported for support with safe cells, newest first, and forgets an address', async () => {
    const at = freshHour();
    const formula = `=cmd${freshId()}@lakesideroofing.example`;
    const later = freshAddress();
    await join(formula, at, freshId());
    await join(later, at + 60_000, freshId());
    const lines = (await inviteListFile(db)).split('\r\n');
    expect(lines[0]).toBe('"E-mail","Page","Added"');
    expect(lines).toContain(`"'${formula}","pageText","${new Date(at).toISOString()}"`);
    expect(lines.findIndex((line) => line.includes(later))).toBeLessThan(
      lines.findIndex((line) => line.includes(formula)),
    );
    expect(await forgetInvite(` ${formula.toUpperCase()}`, db)).toBe(true);
    expect(await forgetInvite(formula, db)).toBe(false);
    expect(await inviteListFile(db)).not.toContain(formula);
  });

  it('forgets the address of a deleted account', async () => {
    const someone = await person();
    await join(someone.email, freshHour(), freshId());
    expect(await call('deleteAccount', {}, someone.token)).toMatchObject({ result: { done: true } });
    expect((await inviteRef(db, someone.email).get()).exists).toBe(false);
  });
});
