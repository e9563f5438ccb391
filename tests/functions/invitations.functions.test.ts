import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { settingsShape } from '@/domain/company/company';
import {
  INVITATION_TRIES_PER_HOUR,
  invitationShape,
  MAILS_PER_ADDRESS_AND_DAY,
  writeEmpId,
} from '@/domain/employees/invitation';
import { PERMISSIONS } from '@/domain/access/permissions';
import { PRESETS } from '@/domain/access/presets';
import { DAY_MS } from '@/domain/time/time';
import { limitRef } from '../../functions/src/calls/limits';
import { readSnapshot } from '../../functions/src/records';
import {
  account,
  accountOf,
  call,
  db,
  freshId,
  person,
  post,
  register,
  signInWith,
  staffedCompany,
  verify,
} from './emulator';
import { aPlan, COLD, get, put } from './rows';

/** As stored: in the order of the table, whatever order was sent. */
const FIELD_WORKER = PERMISSIONS.filter((permission) => PRESETS['Field worker'].includes(permission));
const PASSWORD = 'three quiet ladders';

const freshEmail = () => `${freshId()}@example.com`;
const invitation = (id: string) => get(COLLECTIONS.employees, id);
const user = (uid: string) => get(COLLECTIONS.users, uid);

type Links = { readonly id: string; readonly empId: string; readonly mailedEmpId: string };

/** A company with Pro that has just invited a person. */
async function invited(overrides: { readonly email?: string; readonly jobRole?: string } = {}) {
  const company = await staffedCompany();
  await aPlan(company.owner, 100);
  const asked = {
    email: freshEmail(),
    jobRole: 'Roofer',
    permissions: PRESETS['Field worker'],
    ...overrides,
  };
  const answer = await call('inviteEmployee', asked, company.founder.token);
  // The function's answer; a refusal fails every test that continues with it.
  return { ...company, asked, email: asked.email, answer, links: answer.result as Links };
}

const registerWith = (empId: string, email: string, password = PASSWORD) =>
  post('registerEmployee', { email, empId, password });

describe('inviteEmployee', () => {
  it('stores the invitation, its links as hashes only, and a mail', async () => {
    const { owner, founder, email, answer, links } = await invited({
      email: ` Kim.${freshId()}@Example.com `,
    });
    expect(answer.status).toBe(200);
    const stored = await invitation(links.id);
    expect(stored).toMatchObject({
      uuid: links.id,
      owner,
      companyName: 'Slate & Sons',
      jobRole: 'Roofer',
      permissionLevel: FIELD_WORKER,
      invitedBy: founder.uid,
      invitedByName: 'Noor Adler',
      state: 'pending',
      sentCount: 1,
      acceptedBy: '',
    });
    expect(stored?.['email']).toBe(email.trim().toLowerCase());
    expect(stored?.['expiresAt'].toMillis() - stored?.['sentAt'].toMillis()).toBe(14 * DAY_MS);

    const secrets = JSON.stringify(await get(COLLECTIONS.invitationSecrets, links.id));
    for (const empId of [links.empId, links.mailedEmpId]) expect(secrets).not.toContain(empId.slice(20));
    const mails = await db
      .collection(COLLECTIONS.outbox)
      .where('to', 'array-contains', stored?.['email'])
      .get();
    expect(mails.docs.map((doc) => doc.get('message.subject'))).toEqual([
      'Noor Adler invites you to Slate & Sons',
    ]);
    expect(mails.docs[0]?.get('message.html')).toContain(`/employee/${links.mailedEmpId}"`);
    expect(mails.docs[0]?.get('message.html')).toContain('Slate &amp; Sons');
    expect(mails.docs[0]?.get('message.text')).not.toContain(links.empId);
  });

  it.each([
    ['US', /until [A-Z][a-z]+ \d{1,2}, \d{4}\./],
    ['DE', /until \d{1,2} [A-Z][a-z]+ \d{4}\./],
  ])('writes the deadline in the mail in the format of %s', async (country, until) => {
    const { founder, owner } = await staffedCompany();
    await aPlan(owner, 100);
    await put(settingsShape, owner, { owner, country, timeZone: 'Europe/Berlin' });
    const email = freshEmail();
    const asked = { email, jobRole: 'Roofer', permissions: FIELD_WORKER };
    expect(await call('inviteEmployee', asked, founder.token)).toMatchObject({ status: 200 });
    const mails = await db.collection(COLLECTIONS.outbox).where('to', 'array-contains', email).get();
    expect(mails.docs[0]?.get('message.text')).toMatch(until);
  });

  it('sends no second mail for a repeated request, also twice at once, and returns another link', async () => {
    const { founder, second, asked, links } = await invited();
    const again = await Promise.all(
      [founder, second].map(({ token }) => call('inviteEmployee', asked, token)),
    );
    for (const answer of again) {
      expect(answer).toMatchObject({ status: 200, result: { id: links.id, mailedEmpId: null } });
    }
    expect(await invitation(links.id)).toMatchObject({ sentCount: 1 });
    const mails = await db.collection(COLLECTIONS.outbox).where('to', 'array-contains', asked.email).get();
    expect(mails.size).toBe(1);
  });

  it('refuses invalid input, with a sentence each, and stores nothing', async () => {
    const { owner, founder, employee, asked } = await invited();
    const stranger = await person({ companyUuid: freshId(), company: 'Elsewhere Ltd' });
    const email = freshEmail();
    const table = [
      [founder, { email: founder.email }, 'invalid', 'This is your own address.'],
      [founder, { email: employee.email }, 'conflict', 'works here already'],
      [founder, { email: stranger.email.toUpperCase() }, 'conflict', 'works with another company'],
      [founder, { email: 'kim at home' }, 'invalid-email', 'does not look like an e-mail'],
      [
        founder,
        { email, permissions: ['jobs:view', 'jobs:own'] },
        'invalid',
        'One of these permissions does not exist any more.',
      ],
      [founder, { email, permissions: 'jobs:view' }, 'invalid', 'Choose what this person may do.'],
      [founder, { email, jobRole: 'x'.repeat(81) }, 'invalid', 'at most 80 characters'],
      [founder, { email: asked.email, jobRole: 'Boss' }, 'conflict', 'is invited already'],
      [employee, { email }, 'denied', 'Only administrators of a company invite people.'],
      [await person(), { email }, 'denied', 'Only administrators of a company invite people.'],
    ] as const;
    for (const [caller, change, code, sentence] of table) {
      const answer = await call('inviteEmployee', { ...asked, ...change }, caller.token);
      expect(answer, JSON.stringify(change)).toMatchObject({
        code,
        message: expect.stringContaining(sentence),
      });
    }
    const all = await db.collection(COLLECTIONS.employees).where('owner', '==', owner).get();
    expect(all.size).toBe(1);
  });

  it('takes the 50th invitation of an hour and refuses the 51st', async () => {
    const { owner, founder, asked } = await invited();
    const now = Date.now();
    await limitRef(db, `invite_${owner}`, now).set({ count: 49 });
    const answers = [];
    for (const email of [freshEmail(), freshEmail()]) {
      answers.push(await call('inviteEmployee', { ...asked, email }, founder.token));
    }
    expect(answers[0]?.status).toBe(200);
    expect(answers[1]).toMatchObject({
      code: 'too-many-tries',
      message: 'A company sends at most 50 invitations an hour. Go on in the next one.',
    });
  });

  it('counts a try before it answers, so that addresses cannot be probed', async () => {
    const { founder, asked } = await invited();
    const stranger = await person({ companyUuid: freshId(), company: 'Elsewhere Ltd' });
    const ask = () => call('inviteEmployee', { ...asked, email: stranger.email }, founder.token);
    expect(await ask()).toMatchObject({ code: 'conflict' });
    const limit = limitRef(db, `inviteTry_${founder.uid}`, Date.now());
    expect((await limit.get()).get('count')).toBe(2);
    await limit.set({ count: INVITATION_TRIES_PER_HOUR });
    expect(await ask()).toMatchObject({ code: 'too-many-tries' });
  });

  it('fills the seats of a free company, with open invitations, and no more, also at once', async () => {
    const founder = await person({ userFirstName: 'Noor' });
    await call('foundCompany', { name: 'Small Roofs' }, founder.token);
    const invite = () =>
      call('inviteEmployee', { email: freshEmail(), jobRole: '', permissions: [] }, founder.token);
    const answers = [await invite(), ...(await Promise.all([invite(), invite()])), await invite()];
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.at(-1)).toMatchObject({
      code: 'limit-reached',
      message:
        'Free has 3 seats: 1 taken, 2 held by invitations. Take an invitation back, or go to a larger plan.',
    });
  });
});

describe('an administrator’s actions on an invitation', () => {
  it('sends it again with a new deadline, an expired one without its old links', async () => {
    const { founder, email, links } = await invited();
    expect(await call('resendInvitation', { id: links.id }, founder.token)).toMatchObject({ status: 200 });
    expect(await invitation(links.id)).toMatchObject({ sentCount: 2 });
    expect(await call('readInvitation', { empId: links.mailedEmpId })).toMatchObject({
      result: { condition: 'good', isProof: true, hasAccount: false, email, inviter: 'Noor Adler' },
    });

    await put(invitationShape, links.id, { ...(await standing(links.id)), expiresAt: Date.now() - 1 });
    expect(await call('invitationLink', { id: links.id }, founder.token)).toMatchObject({
      code: 'expired-link',
    });
    const sent = await call('resendInvitation', { id: links.id }, founder.token);
    const { mailedEmpId } = sent.result as Links;
    expect(await call('readInvitation', { empId: mailedEmpId })).toMatchObject({
      result: { condition: 'good' },
    });
    expect(await call('readInvitation', { empId: links.mailedEmpId })).toMatchObject({
      result: { condition: 'unknown', company: '', email: '' },
    });
  });

  it('mails one address at most four times a day, for all companies together', async () => {
    const { founder, email, links } = await invited();
    const resend = () => call('resendInvitation', { id: links.id }, founder.token);
    for (let mailed = 1; mailed < MAILS_PER_ADDRESS_AND_DAY; mailed += 1) {
      expect(await resend()).toMatchObject({ status: 200 });
    }
    const refusal = {
      code: 'too-many-tries',
      message: `${email} has had enough invitations by mail today. Try again tomorrow.`,
    };
    expect(await resend()).toMatchObject(refusal);
    const other = await invited({ email });
    expect(other.answer).toMatchObject(refusal);
    expect(await invitation(links.id)).toMatchObject({ sentCount: MAILS_PER_ADDRESS_AND_DAY });
  });

  it('creates links beside the first, and revokes all of them', async () => {
    const { founder, second, links } = await invited();
    const link = await call('invitationLink', { id: links.id }, second.token);
    const { empId } = link.result as Links;
    for (const one of [empId, links.empId]) {
      expect(await call('readInvitation', { empId: one })).toMatchObject({
        result: { condition: 'good', isProof: false },
      });
    }
    for (let time = 0; time < 2; time += 1) {
      expect(await call('revokeInvitation', { id: links.id }, founder.token)).toMatchObject({ status: 200 });
    }
    expect(await call('readInvitation', { empId })).toMatchObject({ result: { condition: 'revoked' } });
    expect(await call('resendInvitation', { id: links.id }, founder.token)).toMatchObject({
      code: 'conflict',
    });
  });

  it('is for that company’s administrators only', async () => {
    const { employee, links } = await invited();
    const other = await staffedCompany();
    for (const name of ['resendInvitation', 'invitationLink', 'revokeInvitation']) {
      expect(await call(name, { id: links.id }, employee.token), name).toMatchObject({ code: 'denied' });
      expect(await call(name, { id: links.id }, other.founder.token), name).toMatchObject({
        code: 'not-found',
      });
    }
    expect(await invitation(links.id)).toMatchObject({ state: 'pending', sentCount: 1 });
  });
});

describe('registerEmployee', () => {
  it('makes a verified account with company and permissions, once', async () => {
    const { owner, email, links } = await invited();
    expect(await registerWith(links.mailedEmpId, email.toUpperCase())).toEqual({
      status: 200,
      body: { success: true },
    });
    const { uid, token } = await signInWith(email, PASSWORD);
    expect(await user(uid)).toMatchObject({
      uuid: uid,
      email,
      companyUuid: owner,
      company: 'Slate & Sons',
      permissionLevel: FIELD_WORKER,
      jobRole: 'Roofer',
      onBoarded: false,
      userApproveCompanyAdd: true,
      userCompanyAddRequested: false,
    });
    expect(await invitation(links.id)).toMatchObject({ state: 'accepted', acceptedBy: uid });
    expect(await call('companyRequests', {}, token)).toMatchObject({ status: 200, result: { requests: [] } });

    // The link is used: a second try changes nothing, whatever its password.
    expect(await registerWith(links.mailedEmpId, email, 'another password')).toMatchObject({
      status: 410,
      body: { code: 'used-link' },
    });
    expect((await signInWith(email, PASSWORD)).uid).toBe(uid);
    expect(await call('readInvitation', { empId: links.mailedEmpId })).toMatchObject({
      result: { condition: 'accepted' },
    });
  });

  it('refuses every wrong link with a sentence, and creates no account', async () => {
    const { email, links, founder } = await invited();
    const other = await invited();
    const gone = await invited();
    await put(invitationShape, gone.links.id, {
      ...(await standing(gone.links.id)),
      expiresAt: Date.now() - 1,
    });
    const back = await invited();
    await call('revokeInvitation', { id: back.links.id }, back.founder.token);
    const forged = writeEmpId({ id: links.id, secret: 'A'.repeat(43) });
    const crossed = writeEmpId({ id: links.id, secret: other.links.mailedEmpId.slice(20) });
    const good = { email, empId: links.mailedEmpId, password: PASSWORD };
    const table = [
      [{ email }, 400, 'invalid', 'An e-mail alone is not enough.'],
      [{ ...good, empId: forged }, 404, 'not-found', 'fits no invitation'],
      [{ ...good, empId: crossed }, 404, 'not-found', 'fits no invitation'],
      [{ ...good, empId: '../Users' }, 404, 'not-found', 'fits no invitation'],
      [{ ...good, email: other.email }, 403, 'denied', 'for another address'],
      [{ ...good, email: founder.email }, 403, 'denied', 'for another address'],
      [{ ...good, password: 'short' }, 400, 'weak-password', 'at least 8 characters'],
      [{ ...good, password: 'x'.repeat(129) }, 400, 'weak-password', 'at least 8 characters'],
      [{ ...good, companyUuid: 'mine' }, 400, 'invalid', 'cannot be saved'],
      [['not an object'], 400, 'invalid', 'cannot be saved'],
      [{ ...good, email: gone.email, empId: gone.links.mailedEmpId }, 410, 'expired-link', 'has expired'],
      [{ ...good, email: back.email, empId: back.links.mailedEmpId }, 410, 'expired-link', 'was taken back'],
    ] as const;
    for (const [body, status, code, sentence] of table) {
      expect(await post('registerEmployee', body), JSON.stringify(body)).toEqual({
        status,
        body: { code, message: expect.stringContaining(sentence) },
      });
    }
    for (const address of [email, other.email, gone.email, back.email]) {
      expect(await accountOf(address), address).toBeNull();
    }
    expect(await invitation(links.id)).toMatchObject({ state: 'pending' });
  });

  it('finishes a failed try, and lets two at once end in one member', async () => {
    const { owner, email, links } = await invited();
    const { uid } = (await get(COLLECTIONS.invitationSecrets, links.id)) ?? {};
    await register({ uid, email, password: 'from the failed try' });
    const answers = await Promise.all([1, 2].map(() => registerWith(links.mailedEmpId, email)));
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(answers.every(({ status }) => status === 200 || status === 410)).toBe(true);
    expect((await signInWith(email, PASSWORD)).uid).toBe(uid);
    expect(await accountOf(email)).toMatchObject({ emailVerified: true });
    expect(await user(uid)).toMatchObject({ companyUuid: owner });
  });

  it('gives the person who proves the address a fresh account in place of an earlier stranger’s', async () => {
    const { email, links } = await invited();
    const squatter = await register({ email, password: 'set by a stranger', verified: false });
    expect(await registerWith(links.empId, email)).toMatchObject({
      status: 409,
      body: { code: 'email-in-use' },
    });
    expect(await registerWith(links.mailedEmpId, email)).toMatchObject({ status: 200 });
    expect((await signInWith(email, PASSWORD)).uid).not.toBe(squatter.uid);
  });

  it('keeps the account of a registered person, and asks them in the app instead', async () => {
    const { email, links } = await invited();
    await register({ email, password: 'their own password' });
    expect(await call('readInvitation', { empId: links.mailedEmpId })).toMatchObject({
      result: { hasAccount: true },
    });
    expect(await registerWith(links.mailedEmpId, email)).toMatchObject({
      status: 409,
      body: { code: 'email-in-use', message: expect.stringContaining('Log in') },
    });
    expect((await signInWith(email, 'their own password')).uid).not.toBe('');
    expect(await invitation(links.id)).toMatchObject({ state: 'pending' });
  });

  it('makes nobody a member by a copied link until they have proven that very address', async () => {
    const { owner, email, links } = await invited();
    expect(await registerWith(links.empId, email)).toMatchObject({ status: 200 });
    expect(await registerWith(links.empId, email)).toMatchObject({ status: 200 });
    const made = await accountOf(email);
    expect(made).toMatchObject({ emailVerified: false });
    const uid = made?.uid ?? '';
    expect(await user(uid)).toBeNull();
    // Another address has no invitation.
    await account({ uid, email: freshEmail() });
    expect(await user(uid)).toMatchObject({ companyUuid: '' });
    // The record's copy is not enough: the account itself must be verified.
    await account({ uid, email });
    await expect.poll(async () => (await user(uid))?.['userCompanyAddRequested'], COLD).toBe(true);
    expect(await user(uid)).toMatchObject({ companyUuid: '' });
    await verify(uid);
    for (const change of ['', email])
      await db.collection(COLLECTIONS.users).doc(uid).update({ email: change });
    await expect.poll(async () => (await user(uid))?.['companyUuid'], COLD).toBe(owner);
    expect(await invitation(links.id)).toMatchObject({ state: 'accepted', acceptedBy: uid });
  });

  it('limits a lapsed plan to its seats', async () => {
    const { owner, email, links } = await invited();
    await db.collection(COLLECTIONS.entitlements).doc(owner).delete();
    expect(await registerWith(links.mailedEmpId, email)).toMatchObject({
      status: 409,
      body: {
        code: 'limit-reached',
        message: expect.stringContaining('Free has 3 seats: 3 taken.'),
      },
    });
    expect(await accountOf(email)).toBeNull();
    expect(await db.collection(COLLECTIONS.users).where('companyUuid', '==', owner).get()).toMatchObject({
      size: 3,
    });
  });

  it('answers only POST', async () => {
    expect(await post('registerEmployee', undefined, 'GET')).toMatchObject({ status: 405 });
  });
});

describe('an invitation of a person with an account', () => {
  it('shows in the app and is accepted there, once', async () => {
    const kim = await person({ jobRole: 'Carpenter' });
    const { owner, links } = await invited({ email: kim.email, jobRole: '' });
    expect(await user(kim.uid)).toMatchObject({ userCompanyAddRequested: true, companyUuid: '' });
    expect(await call('companyRequests', {}, kim.token)).toMatchObject({
      result: { requests: [{ id: links.id, companyName: 'Slate & Sons', invitedByName: 'Noor Adler' }] },
    });
    const stranger = await person();
    for (const name of ['acceptInvitation', 'declineInvitation']) {
      expect(await call(name, { id: links.id }, stranger.token), name).toMatchObject({ code: 'not-found' });
    }
    const accepted = await Promise.all(
      [1, 2].map(() => call('acceptInvitation', { id: links.id }, kim.token)),
    );
    for (const answer of accepted)
      expect(answer).toMatchObject({ status: 200, result: { companyUuid: owner } });
    expect(await user(kim.uid)).toMatchObject({
      companyUuid: owner,
      company: 'Slate & Sons',
      permissionLevel: FIELD_WORKER,
      jobRole: 'Carpenter',
      userApproveCompanyAdd: true,
      userCompanyAddRequested: false,
    });
    expect(await invitation(links.id)).toMatchObject({ state: 'accepted', acceptedBy: kim.uid });
  });

  it('waits until they have left another company, and ends when they decline', async () => {
    const kim = await person();
    const { founder, links } = await invited({ email: kim.email });
    await db
      .collection(COLLECTIONS.users)
      .doc(kim.uid)
      .update({ companyUuid: 'elsewhere', company: 'Elsewhere Ltd' });
    expect(await call('acceptInvitation', { id: links.id }, kim.token)).toMatchObject({
      code: 'conflict',
      message: 'You work with Elsewhere Ltd. Leave it under Company first, then accept this.',
    });
    await call('declineInvitation', { id: links.id }, kim.token);
    expect(await call('declineInvitation', { id: links.id }, kim.token)).toMatchObject({ status: 200 });
    expect(await user(kim.uid)).toMatchObject({ userCompanyAddRequested: false, companyUuid: 'elsewhere' });
    expect(await invitation(links.id)).toMatchObject({ state: 'declined' });
    expect(await call('resendInvitation', { id: links.id }, founder.token)).toMatchObject({
      code: 'conflict',
    });
  });

  it('disappears from the app when revoked, unless another company asks too', async () => {
    const kim = await person();
    const [one, two] = [await invited({ email: kim.email }), await invited({ email: kim.email })];
    await call('revokeInvitation', { id: one.links.id }, one.founder.token);
    expect(await user(kim.uid)).toMatchObject({ userCompanyAddRequested: true });
    await call('revokeInvitation', { id: two.links.id }, two.founder.token);
    expect(await user(kim.uid)).toMatchObject({ userCompanyAddRequested: false });
    expect(await call('acceptInvitation', { id: one.links.id }, kim.token)).toMatchObject({
      code: 'expired-link',
    });
  });

  it('reaches a person who signs up independently afterwards', async () => {
    const { email } = await invited();
    const kim = await register({ email });
    await account(kim);
    await expect.poll(async () => (await user(kim.uid))?.['userCompanyAddRequested'], COLD).toBe(true);
  });

  it('is not shown to people who have not proven the address', async () => {
    const { email } = await invited();
    const kim = await register({ email, verified: false });
    expect(await call('companyRequests', {}, kim.token)).toMatchObject({ code: 'denied' });
  });
});

async function standing(id: string) {
  return readSnapshot(invitationShape, await db.collection(COLLECTIONS.employees).doc(id).get()) ?? {};
}
