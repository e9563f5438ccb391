import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { EstimateAnswer, MoneyReader } from '@/data/tracking/money-reader';
import type { TrackingReader } from '@/data/tracking/tracking-reader';
import { AppError } from '@/domain/core/errors';
import { issuedText } from '@/domain/estimates/issued-estimate';
import type { IssuedEstimate } from '@/domain/estimates/issued-estimate';
import type { ShownEstimate } from '@/domain/tracking/estimate-state';
import type { IssuedCopy, MoneyCopy } from '@/domain/tracking/money-copy';
import { renderUi } from '@/shared/testing/render-ui';
import { makeIssued } from '@tests/factories/issued';
import { makeMoneyCopy } from '@tests/factories/money-copy';
import { TrackingPage } from '../tracking-page';

const NOW = Date.UTC(2026, 10, 23, 16);
const KEY = 'money-key:link-1';

/** The page of a lead: there is no progress before the sale. */
const reader: TrackingReader = {
  read: async () => ({
    link: { state: 'active', expiresAt: Date.UTC(2099, 0, 1), trackerId: '' },
    copy: null,
    office: { name: 'Hollis & Daughter Roofing', phone: '+12185550142', logo: '' },
  }),
  watch: () => () => undefined,
  photos: async () => [],
  photoAddress: () => '',
  respond: async () => undefined,
};

function shown(over: Partial<ShownEstimate> = {}): ShownEstimate {
  return {
    id: 'estimate-1',
    number: 'E-1042',
    kind: 'Estimate',
    title: 'Pettigrew, new roof',
    status: 'Sent',
    version: 2,
    sha256: 'hash-2',
    sentAt: NOW - 1_000,
    validUntil: '2026-12-18',
    total: 1_725_060,
    currency: 'USD',
    option: '',
    extras: '',
    answeredBy: '',
    answeredAt: null,
    answeredHow: 'Link',
    notedBy: '',
    isOpen: true,
    ...over,
  };
}

const copyOf = (issued: IssuedEstimate, sha256 = `hash-${issued.version}`): IssuedCopy => ({
  version: issued.version,
  sha256,
  json: issuedText(issued),
});

/** A server that knows one key, the digits 0161, and tells of changes. */
function makeMoney(money: MoneyCopy | null = makeMoneyCopy({ estimates: [shown()] }), issued = makeIssued()) {
  const answers: EstimateAnswer[] = [];
  const refusals: AppError[] = [];
  const watchers = new Set<(money: MoneyCopy | null) => void>();
  const copyWatchers = new Set<(copy: IssuedCopy | null) => void>();
  const refuse = () => {
    const refusal = refusals.shift();
    if (refusal) throw refusal;
  };
  const door: MoneyReader = {
    unlock: async (_, digits) => {
      refuse();
      if (digits !== '0161') throw new AppError('denied', { sentence: 'Those are not the digits we have.' });
      return 'key-1';
    },
    watch: (_, key, onNext) => {
      watchers.add(onNext);
      onNext(key === 'key-1' ? money : null);
      return () => watchers.delete(onNext);
    },
    watchIssued: (_link, _key, _id, onNext) => {
      copyWatchers.add(onNext);
      onNext(copyOf(issued));
      return () => copyWatchers.delete(onNext);
    },
    answer: async (answer) => {
      if (answer.kind === 'viewed') return;
      answers.push(answer);
      refuse();
    },
    viewInvoice: async () => undefined,
    pay: async () => '',
  };
  return {
    door,
    answers,
    refuse: (error: AppError) => refusals.push(error),
    change: (next: MoneyCopy | null) => act(() => watchers.forEach((tell) => tell(next))),
    changeVersion: (next: IssuedEstimate) => act(() => copyWatchers.forEach((tell) => tell(copyOf(next)))),
  };
}

function open(door: MoneyReader, route = '/tracking/link-1') {
  // Loads the late part, which takes a busy machine some time.
  configure({ asyncUtilTimeout: 10_000 });
  return renderUi(<TrackingPage reader={reader} money={door} />, { route, path: '/tracking/:trackingId' });
}

/** On a device that has the key already. */
function openUnlocked(door: MoneyReader) {
  localStorage.setItem(KEY, 'key-1');
  return open(door);
}

function draw() {
  const pad = screen.getByRole('img', { name: 'Your signature' });
  pad.setPointerCapture = () => undefined;
  fireEvent.pointerDown(pad, { pointerId: 1, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(pad, { pointerId: 1, clientX: 60, clientY: 40 });
  fireEvent.pointerUp(pad, { pointerId: 1 });
}

const approve = () => screen.findByRole('button', { name: 'Approve $17,250.60' });
const nameField = () => screen.findByRole('textbox', { name: 'Your full name' });
const consent = () => screen.getByRole('checkbox', { name: /^I accept estimate E-1042 .* for \$17,250\.60/ });

// Loads the late part once, outside the timeouts of single tests.
beforeAll(() => import('./money-page'), 60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

describe('opening the estimate with the digits', () => {
  it('asks once, keeps the key on the device, and shows no amount before', async () => {
    const { door } = makeMoney();
    const { user } = open(door);
    const field = await screen.findByRole('textbox', { name: 'Last four digits of your phone' });
    expect(screen.queryByText(/\$/)).toBeNull();
    expect(screen.getByText('Hollis & Daughter Roofing', { selector: 'header span' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call the office' })).toHaveAttribute('href', 'tel:+12185550142');
    await user.type(field, '01a61');
    await user.click(screen.getByRole('button', { name: 'Show my estimate' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pettigrew, new roof' })).toBeVisible();
    expect(screen.getByText('Hollis & Daughter Roofing', { selector: 'header span' })).toBeVisible();
    expect(localStorage.getItem(KEY)).toBe('key-1');
    // The title follows the heading in an effect of its own.
    await waitFor(() => expect(document.title).toBe('Pettigrew, new roof: Hollis & Daughter Roofing'));
  });

  it('says what is wrong with the digits, and empties the field', async () => {
    const { door } = makeMoney();
    const { user } = open(door);
    const field = await screen.findByRole('textbox', { name: /digits/ });
    await user.type(field, '1{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Type the last four digits.');
    await user.clear(field);
    await user.type(field, '9999{Enter}');
    expect(await screen.findByText('Those are not the digits we have.')).toBeVisible();
    expect(field).toHaveValue('');
  });

  it('keeps the digits when there is no connection, and tells what the server says of too many tries', async () => {
    const { door, refuse } = makeMoney();
    refuse(new AppError('network'));
    refuse(
      new AppError('limit-reached', { sentence: 'Too many wrong tries. Call the office to open it again.' }),
    );
    const { user } = open(door);
    const field = await screen.findByRole('textbox', { name: /digits/ });
    await user.type(field, '0161{Enter}');
    expect(await screen.findByText(/^No connection/)).toBeVisible();
    expect(field).toHaveValue('0161');
    await user.click(screen.getByRole('button', { name: 'Show my estimate' }));
    expect(await screen.findByText(/Call the office to open it again/)).toBeVisible();
  });

  it('asks again when the key of the device opens nothing any more', async () => {
    const { door, change } = makeMoney();
    openUnlocked(door);
    await screen.findByRole('heading', { level: 1, name: 'Pettigrew, new roof' });
    change(null);
    expect(await screen.findByText(/This device has to be opened again/)).toBeVisible();
    expect(screen.queryByText('$17,250.60')).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

describe('signing', () => {
  it('sends name, signature, choice and the sentence agreed to, once', async () => {
    const { door, answers } = makeMoney();
    const { user } = openUnlocked(door);
    await user.click(await screen.findByRole('checkbox', { name: /Ridge vent/ }));
    await user.type(await nameField(), ' June Pettigrew ');
    draw();
    await user.click(screen.getByRole('checkbox', { name: /^I accept .* for \$17,696\.44/ }));
    await user.dblClick(screen.getByRole('button', { name: 'Approve $17,696.44' }));
    expect(await screen.findByText(/^Signed by June Pettigrew|^Signed/)).toBeVisible();
    expect(answers).toMatchObject([
      {
        kind: 'approve',
        link: 'link-1',
        key: 'key-1',
        estimateId: 'estimate-1',
        version: 2,
        sha256: 'hash-2',
        option: 'better',
        extras: ['l9'],
        name: 'June Pettigrew',
        consent: expect.stringContaining('$17,696.44'),
      },
    ]);
    expect(answers[0]?.signature).toMatch(/^M\d+ \d+l/);
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Your signed copy as PDF' })).toBeVisible();
  });

  it('names all that is missing, and sends nothing', async () => {
    const { door, answers } = makeMoney();
    const { user } = openUnlocked(door);
    await user.click(await approve());
    const alert = screen.getByRole('alert');
    for (const words of [/Type your full name/, /Your signature is missing/, /Tick the box/])
      expect(alert).toHaveTextContent(words);
    expect(await nameField()).toHaveFocus();
    expect(answers).toEqual([]);
  });

  it('keeps everything without a connection, and repeats it under the same id', async () => {
    const { door, answers, refuse } = makeMoney();
    refuse(new AppError('network'));
    const { user } = openUnlocked(door);
    await user.type(await nameField(), 'June');
    draw();
    await user.click(consent());
    await user.click(await approve());
    expect(await screen.findByText(/^Not sent\. No connection/)).toBeVisible();
    expect(await nameField()).toHaveValue('June');
    await user.click(await approve());
    await screen.findByText(/^Signed/);
    expect(answers).toHaveLength(2);
    expect(answers[1]?.requestId).toBe(answers[0]?.requestId);
  });

  it('finds choice, name and signature again after a reload', async () => {
    const { door } = makeMoney();
    const { user, unmount } = openUnlocked(door);
    await user.click(await screen.findByRole('radio', { name: /^Good/ }));
    await user.type(await nameField(), 'June');
    draw();
    unmount();
    open(door);
    expect(await nameField()).toHaveValue('June');
    expect(screen.getByRole('radio', { name: /^Good/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Clear' })).toBeVisible();
  });

  it('lets a client who cannot draw use the typed name', async () => {
    const { door, answers } = makeMoney();
    const { user } = openUnlocked(door);
    await user.type(await nameField(), 'June');
    await user.click(screen.getByRole('button', { name: /I cannot draw/ }));
    expect(screen.getByText(/^Signed as typed: June/)).toBeVisible();
    await user.click(consent());
    await user.click(await approve());
    await waitFor(() => expect(answers[0]?.signature).toBe('M16 96l288 0'));
  });
});

describe('a newer version while the page is open', () => {
  it('replaces it with a sentence, keeps what still fits, and wants the consent anew', async () => {
    const { door, changeVersion, answers } = makeMoney();
    const { user } = openUnlocked(door);
    await user.click(await screen.findByRole('checkbox', { name: /Heat cable/ }));
    await user.click(screen.getByRole('checkbox', { name: /Ridge vent/ }));
    await user.type(await nameField(), 'June');
    draw();
    await user.click(screen.getByRole('checkbox', { name: /^I accept/ }));
    const lines = makeIssued().lines.filter(({ id }) => id !== 'l9' && id !== 'l7');
    changeVersion(makeIssued({ lines }, { version: 3 }));
    expect(screen.getByText(/There is a newer version. This page shows version 3 now/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Heat cable/ })).toBeChecked();
    expect(await nameField()).toHaveValue('June');
    expect(screen.getByRole('checkbox', { name: /^I accept/ })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: /^Approve/ }));
    expect(screen.getByRole('alert')).toHaveTextContent('Tick the box if you accept.');
    expect(answers).toEqual([]);
  });

  it('shows the server’s refusal of the older one', async () => {
    const { door, refuse } = makeMoney();
    refuse(new AppError('conflict', { sentence: 'There is a newer version; your page shows it now.' }));
    const { user } = openUnlocked(door);
    await user.type(await nameField(), 'June');
    draw();
    await user.click(consent());
    await user.click(await approve());
    expect(await screen.findByText(/There is a newer version; your page shows it now/)).toBeVisible();
    expect(await nameField()).toHaveValue('June');
  });
});

describe('answers in the client’s own words', () => {
  it.each([
    ['Ask a question', 'Your question', 'Send question', 'askEstimate'],
    ['Ask for changes', 'What should change', 'Ask for changes', 'requestChanges'],
    ['Decline', 'Your reason', 'Decline', 'decline'],
  ] as const)('%s sends the words, which stay when it fails', async (button, label, send, kind) => {
    const { door, answers, refuse } = makeMoney();
    refuse(new AppError('unavailable'));
    const { user } = openUnlocked(door);
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: send }));
    expect(answers).toEqual([]);
    await user.click(dialog.getByRole('textbox', { name: label }));
    await user.paste('Is the chimney in it?');
    await user.click(dialog.getByRole('button', { name: send }));
    expect(await dialog.findByText(/^Not sent\./)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: label })).toHaveValue('Is the chimney in it?');
    await user.click(dialog.getByRole('button', { name: send }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(answers).toMatchObject([
      { kind, note: 'Is the chimney in it?' },
      { kind, note: 'Is the chimney in it?' },
    ]);
  });
});

describe('an estimate that cannot be signed says what to do', () => {
  it.each<[Partial<ShownEstimate>, RegExp]>([
    [{ validUntil: '2026-11-20' }, /was good until .*Ask Hollis & Daughter Roofing to renew it/],
    [{ status: 'Void', isOpen: false }, /has withdrawn this estimate/],
    [
      { status: 'Declined', isOpen: false, answeredBy: 'June' },
      /^Declined by June\. If you change your mind/,
    ],
    [{ isOpen: false }, /can no longer be signed/],
  ])('%j', async (over, sentence) => {
    const issued = makeIssued(over.validUntil === undefined ? {} : { validUntil: over.validUntil });
    const { door } = makeMoney(makeMoneyCopy({ estimates: [shown(over)] }), issued);
    openUnlocked(door);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Ask a question' })).toBeVisible();
  });

  it('a signed one shows what was signed, by whom and when', async () => {
    const signed = shown({
      status: 'Approved',
      isOpen: false,
      option: 'good',
      extras: 'l10',
      answeredBy: 'June Pettigrew',
      answeredAt: NOW,
    });
    const { door } = makeMoney(makeMoneyCopy({ estimates: [signed] }));
    openUnlocked(door);
    expect(await screen.findByText(/^Signed by June Pettigrew on Mon, Nov 23, 10:00 am/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Good/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Good/ })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /Heat cable/ })).toBeChecked();
  });
});

describe('a change of signed work', () => {
  it('is named as that, with a credit as its total', async () => {
    const issued = makeIssued();
    const [line] = issued.lines;
    if (!line) throw new Error('The factory has a line.');
    const credit = makeIssued(
      {
        ...{ discount: 0, discountPercent: 0, schedule: [] },
        options: [{ id: 'a', name: '', description: '', isSuggested: true }],
        lines: [
          {
            ...line,
            options: '',
            isOptional: false,
            quantity: 100,
            waste: 0,
            unitPrice: -20_000,
            taxRate: '',
          },
        ],
      },
      { kind: 'Change', number: 'E-1050' },
    );
    const { door, answers } = makeMoney(
      makeMoneyCopy({ estimates: [shown({ kind: 'Change', total: -20_000 })] }),
      credit,
    );
    const { user } = openUnlocked(door);
    expect(await screen.findByText(/^Change to your project, E-1050, version/)).toBeVisible();
    expect(screen.getByLabelText('Sums')).toHaveTextContent('-$200.00');
    draw();
    await user.type(screen.getByRole('textbox', { name: 'Your full name' }), 'June Pettigrew');
    await user.click(screen.getByRole('checkbox', { name: /^I accept/ }));
    await user.click(screen.getByRole('button', { name: 'Approve -$200.00' }));
    await waitFor(() => expect(answers.filter(({ kind }) => kind === 'approve')).toHaveLength(1));
  });
});

describe('an approval that the business noted', () => {
  it('names who gave it, how, and who noted it', async () => {
    const noted = shown({
      ...{ status: 'Approved', isOpen: false, option: 'good', answeredBy: 'Carl Pettigrew', answeredAt: NOW },
      ...{ answeredHow: 'By phone', notedBy: 'Dana Hollis' },
    });
    const { door } = makeMoney(makeMoneyCopy({ estimates: [noted] }));
    openUnlocked(door);
    expect(
      await screen.findByText(/^Approved by Carl Pettigrew on .*: by phone, noted by Dana Hollis\./),
    ).toBeVisible();
  });
});

describe('a client with several estimates', () => {
  it('chooses which to see', async () => {
    const other = shown({ id: 'estimate-2', number: 'E-9', status: 'Declined', isOpen: false, sentAt: 1 });
    const { door } = makeMoney(makeMoneyCopy({ estimates: [other, shown()] }));
    const { user, router } = openUnlocked(door);
    const list = within(await screen.findByRole('navigation', { name: 'Your estimates' }));
    expect(list.getByRole('button', { name: /E-1042/ })).toHaveAttribute('aria-current', 'page');
    await user.click(list.getByRole('button', { name: /E-9/ }));
    expect(router.state.location.search).toBe('?estimate=estimate-2');
    expect(await screen.findByText(/^Declined/, { selector: '[role=status] *' })).toBeVisible();
  });
});
