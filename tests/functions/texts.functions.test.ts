import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { clientUpdateShape } from '@/domain/client-updates/client-update';
import { textMessageShape } from '@/domain/client-updates/text-message';
import { settingsShape } from '@/domain/company/company';
import { COLLECTIONS } from '@/domain/core/collections';
import { chooseMails } from '../../functions/src/client-updates/mail-stops';
import { sendUpdate } from '../../functions/src/client-updates/send-update';
import { sendText } from '../../functions/src/texts/send-text';
import { sweepTexts } from '../../functions/src/texts/sweep-texts';
import type { SendText, TextAnswer } from '../../functions/src/texts/text-port';
import { twilio } from '../../functions/src/texts/twilio';
import { HOUR_MS, MINUTE_MS } from '@/domain/time/time';
import { db, freshId, person } from './emulator';
import { aLink, aTracker, entriesOf, get, put } from './rows';

const PHONE = '+12185550101';
const EMAIL = 'iris@client.example';
/** Later than an update's time, which is ahead of the functions that run beside this suite. */
const NOW = Date.now() + 2 * MINUTE_MS;

/** An update about a review that is due, for a client with this e-mail address and phone. */
async function due(client: { readonly email: string; readonly phone: string }, texted = true) {
  const { uid: owner } = await person();
  await put(settingsShape, owner, {
    owner,
    timeZone: 'UTC',
    clientUpdates: [{ kind: 'review', subject: 'How did we do?', text: 'Hello {client}: {review}' }],
    textedUpdates: texted ? ['review'] : [],
    reviewAddress: 'https://reviews.example/hollis',
  });
  const tracker = await aTracker(owner, { status: 'Complete', listOrganizer: 'Open', ...client });
  const link = await aLink(owner, tracker, { state: 'active' });
  await db.collection(COLLECTIONS.trackers).doc(tracker).update({ linkId: link });
  const update = `review-${tracker}`;
  await put(clientUpdateShape, update, {
    uuid: update,
    owner,
    trackerId: tracker,
    kind: 'review',
    wanted: 'review',
    state: 'waiting',
    dueAt: NOW - MINUTE_MS,
  });
  return { owner, tracker, link, update };
}

const textOf = (update: string) => get(COLLECTIONS.texts, `update-${update}-1`);
const mailOf = (update: string) => get(COLLECTIONS.outbox, `update-${update}-1`);
const updateOf = (id: string) => get(COLLECTIONS.clientUpdates, id);
const mailEntries = async (tracker: string) =>
  (await entriesOf('Activity', tracker)).filter(({ kind }) => kind === 'mail').map(({ body }) => body);

describe('an update that also goes as a text message', () => {
  it('makes one mail and one text message, and says so in the history', async () => {
    const { tracker, link, update } = await due({ email: EMAIL, phone: PHONE });
    await Promise.all([sendUpdate(db, update, NOW, true), sendUpdate(db, update, NOW, true)]);
    expect(await mailOf(update)).toMatchObject({ to: [EMAIL] });
    expect(await textOf(update)).toMatchObject({ to: PHONE, body: expect.stringContaining(link) });
    expect(await updateOf(update)).toMatchObject({ state: 'sent', to: `${EMAIL}, ${PHONE}` });
    expect(await mailEntries(tracker)).toEqual([`How did we do?\nTo ${EMAIL}, ${PHONE}`]);
  });

  it('reaches a client without an e-mail address', async () => {
    const { update } = await due({ email: '', phone: PHONE });
    await sendUpdate(db, update, NOW, true);
    expect(await mailOf(update)).toBeNull();
    expect(await textOf(update)).toMatchObject({ to: PHONE });
  });

  it.each([
    ['the business does not want it', { email: EMAIL, phone: PHONE }, false],
    ['the phone has an extension', { email: EMAIL, phone: `${PHONE} ext. 5` }, true],
  ])('goes by mail alone where %s', async (_, client, texted) => {
    const { update } = await due(client, texted);
    await sendUpdate(db, update, NOW, true);
    expect(await textOf(update)).toBeNull();
    expect(await updateOf(update)).toMatchObject({ state: 'sent', to: EMAIL });
  });

  it('does not go to a client who stopped these messages by the link, with or without an address', async () => {
    for (const email of [EMAIL, '']) {
      const { link, update } = await due({ email, phone: PHONE });
      await chooseMails(db, link, true, NOW);
      await sendUpdate(db, update, NOW, true);
      expect(await updateOf(update)).toMatchObject({
        state: 'unsent',
        why: 'The client stopped these mails.',
      });
      expect(await textOf(update)).toBeNull();
    }
  });
});

/** A queued text message of an update that was told by text alone. */
async function queued() {
  const { owner, tracker, update } = await due({ email: '', phone: PHONE });
  await db.collection(COLLECTIONS.clientUpdates).doc(update).update({ state: 'sent', to: PHONE });
  const id = freshId();
  // Not `queued` when it is written: the functions that run beside this suite would send it.
  await put(textMessageShape, id, {
    owner,
    to: PHONE,
    body: 'Hello',
    updateId: update,
    trackerId: tracker,
    state: 'sending',
    createdAt: Date.now(),
  });
  await db.collection(COLLECTIONS.texts).doc(id).update({ state: 'queued' });
  return { id, tracker, update };
}

/** A provider with these answers, and what it was asked to send. */
function provider(...answers: readonly TextAnswer[]) {
  const asked: string[] = [];
  const send: SendText = async (to, body) => {
    asked.push(`${to}: ${body}`);
    return answers[asked.length - 1] ?? { kind: 'sent' };
  };
  return { asked, send };
}

describe('a queued text message', () => {
  it('is handed over once, however often the event comes', async () => {
    const { id } = await queued();
    const { asked, send } = provider();
    await Promise.all([1, 2, 3].map(() => sendText(db, id, send, false)));
    expect(asked).toEqual([`${PHONE}: Hello`]);
    expect(await get(COLLECTIONS.texts, id)).toMatchObject({ state: 'sent' });
  });

  it('is tried again while the provider is busy, and given up at the last try', async () => {
    const { id, update } = await queued();
    const { asked, send } = provider({ kind: 'busy' }, { kind: 'busy' });
    await expect(sendText(db, id, send, false)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await get(COLLECTIONS.texts, id)).toMatchObject({ state: 'queued' });
    await sendText(db, id, send, true);
    expect(asked).toHaveLength(2);
    expect(await updateOf(update)).toMatchObject({
      state: 'unsent',
      why: expect.stringContaining('did not take'),
    });
  });

  it('says at the update and in the history why it did not go', async () => {
    const { id, tracker, update } = await queued();
    const why = 'The phone number is not valid.';
    await sendText(db, id, provider({ kind: 'failed', why }).send, false);
    expect(await get(COLLECTIONS.texts, id)).toMatchObject({ state: 'failed', why });
    expect(await updateOf(update)).toMatchObject({ state: 'unsent', why });
    expect(await mailEntries(tracker)).toEqual([`The text message to ${PHONE} was not sent. ${why}`]);
  });

  it('fails with a sentence where text messages are not set up', async () => {
    const { id } = await queued();
    await sendText(db, id, null, false);
    expect(await get(COLLECTIONS.texts, id)).toMatchObject({
      state: 'failed',
      why: 'Text messages are not set up.',
    });
  });
});

describe('a text message whose function ended before the answer', () => {
  const NO_ANSWER = 'The provider gave no answer, so the text message may not have arrived.';

  it('is said to have got no answer after two hours, once, and is never sent again', async () => {
    const { id, tracker, update } = await queued();
    await db.collection(COLLECTIONS.texts).doc(id).update({ state: 'sending' });
    await sweepTexts(db, Date.now() + HOUR_MS);
    expect(await get(COLLECTIONS.texts, id)).toMatchObject({ state: 'sending' });
    await Promise.all([1, 2].map((hours) => sweepTexts(db, Date.now() + (hours + 1) * HOUR_MS)));
    expect(await get(COLLECTIONS.texts, id)).toMatchObject({ state: 'failed', why: NO_ANSWER });
    expect(await updateOf(update)).toMatchObject({ state: 'unsent', why: NO_ANSWER });
    expect(await mailEntries(tracker)).toEqual([`The text message to ${PHONE} was not sent. ${NO_ANSWER}`]);
    const { asked, send } = provider();
    await sendText(db, id, send, true);
    expect(asked).toEqual([]);
  });

  it('leaves what was sent or waits', async () => {
    const { id } = await queued();
    await sweepTexts(db, Date.now() + 3 * HOUR_MS);
    expect(await get(COLLECTIONS.texts, id)).toMatchObject({ state: 'queued' });
  });
});

describe('Twilio', () => {
  const closing: (() => void)[] = [];
  afterEach(() => closing.splice(0).forEach((close) => close()));

  /** A server in Twilio's place; null closes the connection without an answer. */
  async function server(answer: { readonly status: number; readonly body: object } | null) {
    const asked: { readonly path: string; readonly authorization: string; readonly form: string }[] = [];
    const http = createServer((request, response) => {
      let form = '';
      request.on('data', (part: Buffer) => (form += part.toString()));
      request.on('end', () => {
        asked.push({ path: request.url ?? '', authorization: request.headers.authorization ?? '', form });
        if (!answer) return void response.destroy();
        response.writeHead(answer.status, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(answer.body));
      });
    });
    await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
    closing.push(() => http.close());
    const { port } = http.address() as AddressInfo;
    const account = { accountSid: 'AC1', authToken: 'token', from: '+12185550100' };
    return { asked, send: twilio(account, `http://127.0.0.1:${port}`) };
  }

  it('is asked as its documentation says', async () => {
    const { asked, send } = await server({ status: 201, body: { sid: 'SM1' } });
    expect(await send(PHONE, 'Hello & welcome')).toEqual({ kind: 'sent' });
    expect(asked).toEqual([
      {
        path: '/2010-04-01/Accounts/AC1/Messages.json',
        authorization: `Basic ${Buffer.from('AC1:token').toString('base64')}`,
        form: 'From=%2B12185550100&To=%2B12185550101&Body=Hello+%26+welcome',
      },
    ]);
  });

  it.each([
    [{ status: 429, body: { code: 20429 } }, { kind: 'busy' }],
    [{ status: 503, body: {} }, { kind: 'busy' }],
    [
      { status: 400, body: { code: 21211 } },
      { kind: 'failed', why: 'The phone number is not valid.' },
    ],
    [
      { status: 400, body: { code: 21610 } },
      { kind: 'failed', why: 'The client has replied STOP to these messages.' },
    ],
    [
      { status: 401, body: { code: 20003 } },
      { kind: 'failed', why: 'The provider refused the text message.' },
    ],
    [
      { status: 500, body: [] },
      { kind: 'failed', why: 'The provider refused the text message.' },
    ],
    [
      null,
      {
        kind: 'failed',
        why: 'The provider gave no answer, so the text message may not have arrived.',
      },
    ],
  ])('answering %o is %o', async (answer, expected) => {
    const { send } = await server(answer);
    expect(await send(PHONE, 'Hello')).toEqual(expected);
  });
});
