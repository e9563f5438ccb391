import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { setFunctionCaller } from '@/data/callables/function-caller';
import type { MemoryStore } from '@/data/store/memory/memory-store';
import { TEST_UID } from '@/data/testing/render-with-data';
import { AppError } from '@/domain/core/errors';
import { isInstant } from '@/domain/core/value';
import type { Customer } from '@/domain/customers/customer';
import type { Estimate } from '@/domain/estimates/estimate';
import { issuedText } from '@/domain/estimates/issued-estimate';
import { BLANK_LINE } from '@/domain/estimates/new-line';
import { paths } from '@/domain/navigation/paths';
import {
  makeCustomer,
  makeDecision,
  makeEstimate,
  makeJob,
  makeIssuedPaper,
  makeRoster,
  makeSettings,
  makeTrackingLink,
  MADE_AT,
} from '@tests/factories/records';
import { NOW, renderRoutes } from '@tests/setup/render-routes';
import { estimateRoutes } from '../routes';
import { draftVersion } from './draft-version';

const mine = { owner: TEST_UID, assignees: [TEST_UID] } as const;
const SENT = {
  version: 1,
  sentAt: NOW,
  sentOf: MADE_AT,
  status: 'Sent',
  number: 7,
  numberPrefix: 'E-',
} as const;

type World = {
  readonly estimate?: Partial<Estimate>;
  readonly customer?: Partial<Customer>;
  readonly rows?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
};

function open({ estimate = {}, customer = {}, rows = {} }: World = {}) {
  const record = makeEstimate({ ...mine, customerName: 'June Pettigrew', ...estimate });
  const client = makeCustomer({
    ...mine,
    uuid: record.customerId,
    name: 'June Pettigrew',
    email: 'june@example.com',
    phone: '+12185550161',
    ...customer,
  });
  return renderRoutes(estimateRoutes, paths.estimate(record.uuid), {
    rows: {
      Settings: [makeSettings({ owner: TEST_UID })],
      Rosters: [makeRoster({ owner: TEST_UID })],
      Customers: [client],
      Estimates: [record],
      ...rows,
    },
  });
}

/** What the server was asked to send; it answers with version 1, or refuses. */
const sent: unknown[] = [];
let refusal: AppError | null = null;

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const fromMenu = async (user: ReturnType<typeof open>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

// Loads the late parts once, outside the timeouts of single tests.
beforeAll(async () => {
  await Promise.all([
    import('../record/estimate-page'),
    import('./send-dialog'),
    import('./draft-preview-dialog'),
    import('./office-paper-dialog'),
    import('./record-answer-dialog'),
    import('./sign-here-dialog'),
    import('./version-dialog'),
  ]);
}, 60_000);

beforeEach(() => {
  sent.length = 0;
  refusal = null;
  sessionStorage.clear();
  setFunctionCaller(async (_name, input) => {
    sent.push(input);
    if (refusal) throw refusal;
    return { version: 1, link: 'link-1', heldMail: '', declined: 2 };
  });
});

describe('sending an estimate', () => {
  it('begins with the client’s address and a mail, and ends with the link', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const form = await dialog('Send version 1');
    expect(form.getByRole('textbox', { name: 'To' })).toHaveValue('june@example.com');
    expect(form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toMatch(/^Hello June,/);
    await user.click(form.getByRole('button', { name: 'Send version 1' }));
    const done = await dialog('Version 1 is on its way');
    expect(done.getByText(/Mailed to june@example\.com/)).toBeVisible();
    expect(done.getByLabelText('Link for the client')).toHaveValue(
      `${window.location.origin}/tracking/link-1?estimate=estimate-1`,
    );
    expect(sent).toMatchObject([
      {
        estimateId: 'estimate-1',
        contentAt: MADE_AT,
        totals: [{ option: 'a', total: 470_400 }],
        to: ['june@example.com'],
      },
    ]);
  });

  it('says what is in the way before it asks for anything', async () => {
    const { user } = open({ estimate: { lines: [] } });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const problems = await dialog('Not ready to send');
    expect(problems.getByText('Add at least one line that is no extra.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('tells of a client without phone and address, and makes only the link then', async () => {
    const { user } = open({ customer: { phone: '', email: '' } });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const form = await dialog('Send version 1');
    expect(form.getByText(/June Pettigrew has no phone number/)).toBeVisible();
    expect(form.getByText(/June Pettigrew has no e-mail address/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Send version 1' }));
    expect((await dialog('The link is ready')).getByText(/Pass it on to the client/)).toBeVisible();
    expect(sent).toMatchObject([{ to: [] }]);
  });

  it('keeps what was typed when the server refuses, and sends it again under the same id', async () => {
    refusal = new AppError('conflict', {
      sentence: 'This estimate was changed meanwhile. Look at it once more.',
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const form = await dialog('Send version 1');
    const to = form.getByRole('textbox', { name: 'To' });
    await user.clear(to);
    await user.type(to, 'june');
    await user.click(form.getByRole('button', { name: 'Send version 1' }));
    expect(await form.findAllByText('“june” does not look like an e-mail address.')).not.toHaveLength(0);
    await user.type(to, '@example.com, ann@example.com');
    await user.click(form.getByRole('button', { name: 'Send version 1' }));
    expect(await form.findByText(/was changed meanwhile/)).toBeVisible();
    expect(to).toHaveValue('june@example.com, ann@example.com');
    refusal = null;
    await user.click(form.getByRole('button', { name: 'Send version 1' }));
    await dialog('Version 1 is on its way');
    const [first, second] = sent as { requestId: string; to: string[] }[];
    expect(second?.to).toEqual(['june@example.com', 'ann@example.com']);
    expect(second?.requestId).toBe(first?.requestId);
  });

  describe('right after typing', () => {
    /** Answers as the function does: other contents than the server has are refused. */
    const compareWithServer = (store: MemoryStore) =>
      setFunctionCaller(async (_name, input) => {
        sent.push(input);
        const stored = store.server.read({ collection: 'Estimates', id: 'estimate-1' });
        const isSame =
          isInstant(stored?.['contentAt']) && stored['contentAt'].$instant === contentAtOf(input);
        if (!isSame)
          throw new AppError('conflict', {
            sentence: 'This estimate was changed meanwhile. Look at it once more.',
          });
        return { version: 1, link: 'link-1', heldMail: '' };
      });
    const contentAtOf = (input: unknown) => Number(Reflect.get(Object(input), 'contentAt'));

    async function typeAndSend(user: ReturnType<typeof open>['user']) {
      const price = await screen.findByRole('textbox', { name: 'Price of Shingles' });
      await user.clear(price);
      await user.type(price, '170');
      await user.click(screen.getByRole('button', { name: 'Send' }));
      const form = await dialog('Send version 1');
      await user.click(form.getByRole('button', { name: 'Send version 1' }));
      return form;
    }

    it('waits for the last change before it asks the server', async () => {
      const { user, store } = open();
      compareWithServer(store);
      await screen.findByRole('button', { name: 'Send' });
      // The server takes its time.
      await act(async () => store.goOffline());
      const form = await typeAndSend(user);
      expect(await form.findByRole('button', { name: 'Sending…' })).toBeVisible();
      expect(sent).toEqual([]);
      await act(async () => store.goOnline());
      await dialog('Version 1 is on its way');
      expect(sent).toMatchObject([{ contentAt: NOW, totals: [{ option: 'a', total: 476_000 }] }]);
    });

    it('says so without signal, keeps what was typed, and sends later', async () => {
      const { user, store } = open();
      compareWithServer(store);
      await screen.findByRole('button', { name: 'Send' });
      await act(async () => store.goOffline());
      const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      act(() => void window.dispatchEvent(new Event('offline')));
      const form = await typeAndSend(user);
      expect(await form.findByText(/You are offline. What you typed is safe/)).toBeVisible();
      expect(sent).toEqual([]);
      isOnline.mockRestore();
      await act(async () => {
        store.goOnline();
        window.dispatchEvent(new Event('online'));
      });
      await user.click(form.getByRole('button', { name: 'Send version 1' }));
      await dialog('Version 1 is on its way');
    });
  });

  it('names the version that is not sent, and takes a note of what is new', async () => {
    open({ estimate: { ...SENT, contentAt: NOW } });
    expect(await screen.findByRole('button', { name: 'Send version 2' })).toBeVisible();
    expect(screen.getByText('Version 2 is not sent')).toBeVisible();
    expect(screen.getByText('June still sees version 1')).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'New in this version' })).toBeVisible();
  });

  it('offers nothing new for what the client has', async () => {
    const { user } = open({ estimate: SENT });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    expect(await screen.findByRole('menuitem', { name: 'Send again' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Send version/ })).toBeNull();
  });
});

describe('the client’s view in the office', () => {
  it('is what the client will see', async () => {
    const { user } = open();
    await fromMenu(user, 'Preview as the client');
    const preview = await dialog('As the client sees it');
    expect(preview.getByRole('region', { name: 'What is included' })).toHaveTextContent('Shingles');
    expect(preview.getByLabelText('Sums')).toHaveTextContent('$4,704.00');
  });
});

describe('the page of a lead', () => {
  const link = (state: 'active' | 'paused') =>
    makeTrackingLink({
      ...{ owner: TEST_UID, uuid: 'link-12345678', customerId: 'customer-1', trackerId: '', state },
    });

  it.each([
    ['Pause the client’s page', 'Pause it', 'active', true],
    ['Open the client’s page again', 'Open it', 'paused', false],
  ] as const)('“%s” asks first', async (entry, answer, state, isPaused) => {
    const { user } = open({
      estimate: { ...SENT, linkId: 'link-12345678' },
      rows: { Tracking: [link(state)] },
    });
    await fromMenu(user, entry);
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: answer }));
    await waitFor(() => expect(sent).toEqual([{ link: 'link-12345678', isPaused }]));
  });
});

describe('signing in person', () => {
  it('works without signal, and notes what was signed and how', async () => {
    const lines = [
      { ...BLANK_LINE, id: 'l1', position: 1, name: 'Shingles', unitPrice: 10_000 },
      { ...BLANK_LINE, id: 'l2', position: 2, name: 'Ridge vent', unitPrice: 5_000, isOptional: true },
    ];
    const { user, store } = open({ estimate: { lines } });
    await screen.findByRole('button', { name: 'Send' });
    await act(async () => store.goOffline());
    await fromMenu(user, 'Present to sign');
    const form = await dialog('Sign on this device');
    await user.click(form.getByRole('checkbox', { name: /Ridge vent/ }));
    await user.click(form.getByRole('button', { name: 'Approve $150.00' }));
    expect(form.getByRole('alert')).toHaveTextContent('Your signature is missing');
    const pad = form.getByRole('img', { name: 'Your signature' });
    pad.setPointerCapture = () => undefined;
    fireEvent.pointerDown(pad, { pointerId: 1, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(pad, { pointerId: 1, clientX: 60, clientY: 40 });
    fireEvent.pointerUp(pad, { pointerId: 1 });
    await user.click(form.getByRole('checkbox', { name: /^I accept this estimate from .* for \$150\.00/ }));
    await user.click(form.getByRole('button', { name: 'Approve $150.00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const card = within(await screen.findByRole('region', { name: 'With the client' }));
    expect(await card.findByText('June Pettigrew')).toBeVisible();
    expect(card.getByText(/what was shown, in person/)).toBeVisible();
    expect(card.getByText('Waits for the server to count it.')).toBeVisible();
    expect(card.getByRole('img', { name: 'Signature of June Pettigrew' })).toBeVisible();
  });
});

describe('an answer on behalf of the client', () => {
  const lines = [
    { ...BLANK_LINE, id: 'l1', position: 1, name: 'Shingles', unitPrice: 10_000 },
    { ...BLANK_LINE, id: 'l2', position: 2, name: 'Ridge vent', unitPrice: 5_000, isOptional: true },
  ];
  const paperOf = (estimate: Estimate) =>
    makeIssuedPaper({
      ...{ ...mine, uuid: 'estimate-1_1', recordId: 'estimate-1', customerId: 'customer-1' },
      ...{ sha256: 'abc', version: 1, json: issuedText(draftVersion(estimate, BUSINESS, NOW)) },
    });
  const BUSINESS = { name: 'Slate & Sons', settings: makeSettings({ owner: TEST_UID }) };

  it('is an approval with its way, day, extras and note, also without signal, and counts once', async () => {
    const sentOne = makeEstimate({ ...mine, ...SENT, lines, customerName: 'June Pettigrew' });
    const { user, store } = open({ estimate: sentOne, rows: { IssuedPapers: [paperOf(sentOne)] } });
    await screen.findByText('Version 1, sent', { exact: false });
    await act(async () => store.goOffline());
    await fromMenu(user, 'Record an approval');
    const form = await dialog('Record an approval');
    await user.click(form.getByRole('combobox', { name: 'How' }));
    await user.click(await screen.findByRole('option', { name: 'On paper' }));
    const name = form.getByRole('textbox', { name: 'Who agreed' });
    await user.clear(name);
    await user.click(form.getByRole('checkbox', { name: 'Ridge vent' }));
    expect(form.getByText('$150.00')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Record the approval' }));
    expect(await form.findAllByText('Write who agreed.')).not.toHaveLength(0);
    await user.type(name, 'Carl Pettigrew 👷');
    await user.type(form.getByRole('textbox', { name: 'Note' }), 'Signed copy is in the blue folder.');
    await user.dblClick(form.getByRole('button', { name: 'Record the approval' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const card = within(await screen.findByRole('region', { name: 'With the client' }));
    expect(await card.findByText('Carl Pettigrew 👷')).toBeVisible();
    expect(card.getByText(/version 1, on paper, noted by Sam Sender, agreed on/)).toBeVisible();
    expect(card.getByText('Waits for the server to count it.')).toBeVisible();
    await act(async () => store.goOnline());
    await waitFor(() => expect(store.server.rows('Decisions').size).toBe(1));
    expect([...store.server.rows('Decisions').values()][0]?.data).toMatchObject({
      ...{ decision: 'Approved', how: 'On paper', option: 'a', extras: ['l2'], sha256: 'abc', version: 1 },
      ...{ agreedOn: '2026-11-23', note: 'Signed copy is in the blue folder.', signature: '' },
    });
  });

  it('is a decline only with a reason', async () => {
    const sentOne = makeEstimate({ ...mine, ...SENT, lines });
    const { user, store } = open({ estimate: sentOne, rows: { IssuedPapers: [paperOf(sentOne)] } });
    await fromMenu(user, 'Record that the client declined');
    const form = await dialog('Record that the client declined');
    await user.click(form.getByRole('button', { name: 'Record the answer' }));
    expect(await form.findAllByText('Write the reason, even a short one.')).not.toHaveLength(0);
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'A cousin does it.');
    await user.click(form.getByRole('button', { name: 'Record the answer' }));
    await waitFor(() => expect(store.server.rows('Decisions').size).toBe(1));
    expect([...store.server.rows('Decisions').values()][0]?.data).toMatchObject({
      ...{ decision: 'Declined', how: 'By phone', note: 'A cousin does it.', option: '' },
    });
  });

  it('is not offered for what is signed or withdrawn', async () => {
    const { user } = open({ estimate: { ...SENT, status: 'Void' } });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    expect(await screen.findByRole('menuitem', { name: 'PDF' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /^Record/ })).toBeNull();
  });
});

describe('signed work', () => {
  const lines = [
    { ...BLANK_LINE, id: 'l1', position: 1, name: 'Shingles', quantity: 600, unit: 'SQ', unitPrice: 10_000 },
    { ...BLANK_LINE, id: 'l2', position: 2, name: 'Ridge vent', unitPrice: 5_000, isOptional: true },
  ];
  const signed = { ...SENT, lines, status: 'Approved', kind: 'Change', trackerId: 'tracker-1' } as const;
  const answer = makeDecision({
    ...{ ...mine, uuid: 'd1', estimateId: 'estimate-1', option: 'a', extras: ['l2'], outcome: 'Taken' },
  });
  const job = makeJob({ ...mine, uuid: 'job-1', trackerId: 'tracker-1', instructions: 'Mind the dog.' });

  it('takes a signed change in with one press, without amounts for the crew', async () => {
    const { user, store } = open({ estimate: signed, rows: { Decisions: [answer], Jobs: [job] } });
    await user.click(await screen.findByRole('button', { name: 'Add to the work' }));
    const read = (collection: string, id: string) => store.server.read({ collection, id });
    await waitFor(() => expect(read('Estimates', 'estimate-1')).toMatchObject({ status: 'Converted' }));
    expect(read('Jobs', 'job-1')).toMatchObject({
      instructions: 'Mind the dog.\n\n6 SQ Shingles\n1 Ridge vent',
    });
    expect(screen.queryByRole('button', { name: 'Add to the work' })).toBeNull();
  });

  it('is taken in without a job, too', async () => {
    const done = makeJob({ ...mine, uuid: 'job-1', trackerId: 'tracker-1', status: 'Completed' });
    const { user, store } = open({ estimate: signed, rows: { Decisions: [answer], Jobs: [done] } });
    await user.click(await screen.findByRole('button', { name: 'Add to the work' }));
    await waitFor(() =>
      expect(store.server.read({ collection: 'Estimates', id: 'estimate-1' })).toMatchObject({
        status: 'Converted',
      }),
    );
    expect(store.server.read({ collection: 'Jobs', id: 'job-1' })).toMatchObject({ instructions: '' });
  });

  it('offers to decline what competes with it, and does so only on a press', async () => {
    const other = (uuid: string, number: number, over: Partial<Estimate> = {}) =>
      makeEstimate({
        ...mine,
        uuid,
        number,
        numberPrefix: 'E-',
        customerId: 'customer-1',
        status: 'Sent',
        ...over,
      });
    const estimate = { ...signed, kind: 'Estimate', trackerId: '', statusAt: NOW } as const;
    const others = [other('e8', 8), other('e9', 9), other('e10', 10, { status: 'Void' })];
    const record = makeEstimate({ ...mine, ...estimate, customerId: 'customer-1' });
    const { user } = open({ estimate, rows: { Decisions: [answer], Estimates: [record, ...others] } });
    expect(await screen.findByText('2 other estimates are still open: E-8 and E-9.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Decline them' }));
    await waitFor(() => expect(sent).toEqual([{ signedId: 'estimate-1', estimateIds: ['e8', 'e9'] }]));
  });

  it('cannot be edited, and leads to a change estimate without lines', async () => {
    const { user, store, router } = open({
      estimate: { ...signed, kind: 'Estimate', status: 'Converted', terms: 'Net 14' },
    });
    await screen.findByDisplayValue('Shingles');
    expect(screen.queryByRole('button', { name: 'Own line' })).toBeNull();
    await fromMenu(user, 'Write a change estimate');
    await waitFor(() => expect(store.server.rows('Estimates').size).toBe(2));
    const made = [...store.server.rows('Estimates').values()].find(({ id }) => id !== 'estimate-1');
    expect(made?.data).toMatchObject({
      ...{
        kind: 'Change',
        status: 'Draft',
        trackerId: 'tracker-1',
        lines: [],
        terms: 'Net 14',
      },
    });
    expect(router.state.location.pathname).toBe(paths.estimate(made?.id ?? ''));
    expect(await screen.findByRole('button', { name: 'Own line' })).toBeVisible();
  });
});

describe('the record of answers', () => {
  it('says who answered what, how, and why one did not count', async () => {
    const decision = {
      ...mine,
      uuid: 'd1',
      estimateId: 'estimate-1',
      customerId: 'customer-1',
      version: 1,
      decision: 'Changes Requested',
      how: 'Link',
      name: 'June Pettigrew',
      note: 'Without the chimney, please.',
      createdAt: NOW,
      outcome: 'Refused',
      refusal: 'There is a newer version.',
    };
    open({ estimate: SENT, rows: { Decisions: [decision] } });
    const card = within(await screen.findByRole('region', { name: 'With the client' }));
    expect(await card.findByText('Without the chimney, please.')).toBeVisible();
    expect(card.getByText(/version 1, on the client’s page/)).toBeVisible();
    expect(card.getByText('Not counted. There is a newer version.')).toBeVisible();
    expect(card.getByText(/Not opened yet/)).toBeVisible();
  });
});
