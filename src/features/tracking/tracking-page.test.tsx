import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { MoneyReader } from '@/data/tracking/money-reader';
import type { TrackingReader, TrackingResponse } from '@/data/tracking/tracking-reader';
import { AppError } from '@/domain/core/errors';
import { publicCopy } from '@/domain/tracking/public-parts';
import type { PublicCopy } from '@/domain/tracking/public-copy';
import type { TrackingSnapshot } from '@/domain/tracking/tracking-view';
import { makeMoneyCopy } from '@tests/factories/money-copy';
import { renderUi } from '@/shared/testing/render-ui';
import {
  MADE_AT,
  makeClientMessage,
  makeJob,
  makeSettings,
  makeTracker,
  makeTrackingLink,
  makeVisit,
} from '@tests/factories/records';
import { TrackingPage } from './tracking-page';

const NEVER = Date.UTC(2099, 0, 1);

function makeCopy(over: Partial<PublicCopy> = {}): PublicCopy {
  const tracker = makeTracker({
    status: 'Materials Ordered',
    stageAt: { ...makeTracker().stageAt, permits: MADE_AT - 1, materials: MADE_AT },
    clientVisible: { ...makeTracker().clientVisible, crew: true },
  });
  const made = publicCopy(
    {
      link: makeTrackingLink({ expiresAt: NEVER }),
      tracker,
      jobs: [makeJob()],
      visits: [
        makeVisit({
          start: Date.UTC(2098, 0, 7, 14),
          end: Date.UTC(2098, 0, 7, 16),
          crew: ['tom', 'rosa'],
          clientNote: 'please move cars off the driveway.',
        }),
      ],
      messages: [makeClientMessage({ createdAt: MADE_AT })],
      businessName: 'Hollis & Daughter Roofing',
      settings: makeSettings({ phone: '+12185550142', hours: 'Mon–Fri, 7:30 am–5:00 pm' }),
      people: [
        { uid: 'tom', name: 'Tom Ortiz', firstName: 'Tom' },
        { uid: 'rosa', name: 'Rosa Lee', firstName: 'Rosa' },
      ],
    },
    MADE_AT,
  );
  return { ...made, ...over };
}

const active = { state: 'active', expiresAt: NEVER, trackerId: 'tracker-1' } as const;

/** A reader that answers once, then passes on the test's updates. */
function makeReader(first: TrackingSnapshot | AppError) {
  const said: TrackingResponse[] = [];
  const listeners = new Set<(snapshot: TrackingSnapshot) => void>();
  const answers: (AppError | null)[] = [];
  const reader: TrackingReader = {
    read: async () => {
      if (first instanceof AppError) throw first;
      return first;
    },
    watch: (_, onNext) => {
      listeners.add(onNext);
      return () => listeners.delete(onNext);
    },
    photos: async () => [],
    photoAddress: (link, photo) => `/photo/${link}/${photo}`,
    respond: async (response) => {
      said.push(response);
      const refused = answers.shift();
      if (refused) throw refused;
    },
  };
  return {
    reader,
    said,
    refuseOnce: (error: AppError) => answers.push(error),
    change: (snapshot: TrackingSnapshot) => act(() => listeners.forEach((listener) => listener(snapshot))),
    listeners,
  };
}

/** The responses except that the page was opened. */
function messagesOf(said: readonly TrackingResponse[]) {
  return said.filter((one) => one.kind === 'message');
}

function open(reader: TrackingReader, search = '') {
  return renderUi(<TrackingPage reader={reader} />, {
    route: `/tracking/link-1${search}`,
    path: '/tracking/:trackingId',
  });
}

describe('the tracking page', () => {
  it('shows the state, the next visit, and the contact', async () => {
    open(makeReader({ link: active, copy: makeCopy(), office: null }).reader);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your materials are ordered.' }),
    ).toBeVisible();
    expect(screen.getByText('Hollis & Daughter Roofing')).toBeVisible();
    expect(screen.getByText('Stage 3 of 8')).toBeInTheDocument();
    expect(screen.getByText('Tue, Jan 7, 2098, 8:00–10:00 am')).toBeVisible();
    expect(screen.getByText('Tom and Rosa')).toBeVisible();
    expect(screen.getByText(/please move cars/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+12185550142');
    expect(screen.getByText('The shingles arrive on Tuesday.')).toBeVisible();
    expect(screen.getByText(/Made with Joblane/)).toBeVisible();
  });

  it('says of later visits, too, why they were moved', async () => {
    const copy = makeCopy();
    const [next] = copy.visits;
    const later = next && { ...next, start: next.start + 1, clientNote: 'Moved because of the weather.' };
    open(
      makeReader({
        link: active,
        copy: { ...copy, visits: next && later ? [next, later] : [] },
        office: null,
      }).reader,
    );
    expect(
      within(await screen.findByRole('list', { name: 'Later visits' })).getByText(
        'Moved because of the weather.',
      ),
    ).toBeVisible();
  });

  it('shows every stage and marks the current one', async () => {
    open(makeReader({ link: active, copy: makeCopy(), office: null }).reader);
    const now = await screen.findByText('Materials Ordered', { selector: 'b' });
    expect(now.closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getAllByText(/, done/)).toHaveLength(2);
  });

  it('shows the photos of the office, each with its full size', async () => {
    const { reader } = makeReader({ link: active, copy: makeCopy({ photoCount: 1 }), office: null });
    const photo = {
      id: 'roof',
      tag: 'After',
      caption: 'The new ridge',
      thumb: 'data:,',
      at: MADE_AT,
    } as const;
    open({ ...reader, photos: async () => [photo] });
    const image = await screen.findByRole('img', { name: 'The new ridge' });
    expect(image.closest('a')).toHaveAttribute('href', '/photo/link-1/roof');
    expect(screen.getByText(/^After, /)).toBeVisible();
  });

  it('opens a mail’s estimate after the sale, and the progress without the digits', async () => {
    const copy = makeCopy();
    const { user } = open(makeReader({ link: active, copy, office: null }).reader, '?estimate=estimate-1');
    expect(await screen.findByRole('textbox', { name: 'Last four digits of your phone' })).toBeVisible();
    expect(screen.getByText(copy.title)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'See only the progress' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your materials are ordered.' }),
    ).toBeVisible();
  });

  it('counts a look at the page of a lead, which says only whose it is', async () => {
    sessionStorage.clear();
    const office = { name: 'Hollis & Daughter Roofing', phone: '+12185550142', logo: '' };
    const lead = { state: 'active', expiresAt: NEVER, trackerId: '' } as const;
    const { reader, said } = makeReader({ link: lead, copy: null, office });
    open(reader);
    expect(await screen.findByText('Hollis & Daughter Roofing', { selector: 'header span' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'See only the progress' })).toBeNull();
    await waitFor(() => expect(said).toMatchObject([{ link: 'link-1', kind: 'opened' }]));
  });

  it('leads a device with the key of the estimates to them and back, and no other device', async () => {
    const { reader } = makeReader({ link: active, copy: makeCopy(), office: null });
    const money: MoneyReader = {
      unlock: async () => 'key-1',
      watch: (_link, _key, onNext) => {
        onNext(makeMoneyCopy());
        return () => undefined;
      },
      watchIssued: () => () => undefined,
      answer: async () => undefined,
      viewInvoice: async () => undefined,
      pay: async () => '',
    };
    const page = <TrackingPage reader={reader} money={money} />;
    const where = { route: '/tracking/link-1', path: '/tracking/:trackingId' };
    const { unmount } = renderUi(page, where);
    await screen.findByRole('heading', { level: 1, name: 'Your materials are ordered.' });
    expect(screen.queryByRole('button', { name: 'Your estimates and invoices' })).not.toBeInTheDocument();
    unmount();
    localStorage.setItem('money-key:link-1', 'key-1');
    const { user } = renderUi(page, where);
    await user.click(await screen.findByRole('button', { name: 'Your estimates and invoices' }));
    expect(await screen.findByText(/There is no estimate here at the moment/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to your job' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your materials are ordered.' }),
    ).toBeVisible();
    localStorage.clear();
  });

  it('follows changes without a reload', async () => {
    const { reader, change } = makeReader({ link: active, copy: makeCopy(), office: null });
    open(reader);
    await screen.findByRole('heading', { level: 1, name: 'Your materials are ordered.' });
    change({ link: active, copy: makeCopy({ stage: 'In Progress' }), office: null });
    expect(screen.getByRole('heading', { level: 1, name: 'Work is under way.' })).toBeVisible();
  });

  it('omits parts that the business does not share', async () => {
    const copy = makeCopy();
    const bare = makeCopy({
      stage: '',
      stages: [],
      visits: [],
      messages: [],
      shows: { ...copy.shows, messages: false },
      business: { ...copy.business, phone: '', hours: '' },
    });
    open(makeReader({ link: active, copy: bare, office: null }).reader);
    await screen.findByRole('heading', { level: 1, name: 'We keep you up to date here.' });
    expect(screen.queryByText('All eight stages')).not.toBeInTheDocument();
    expect(screen.queryByText('Next visit')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Your message')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
  });

  it.each([
    ['2098-12-02', /^New day: .*2/],
    ['', 'The new day is not known yet.'],
  ])('explains a hold with the new day "%s" only', async (resumesOn, said) => {
    const held = makeCopy({ hold: { on: true, reason: 'Weather', resumesOn }, stage: 'Scheduled' });
    open(makeReader({ link: active, copy: held, office: null }).reader);
    expect(await screen.findByText('On hold: weather')).toBeVisible();
    expect(screen.getByText(said)).toBeVisible();
    expect(screen.queryByText(/Everything else stays as planned/)).not.toBeInTheDocument();
  });

  it.each<[string, TrackingSnapshot, RegExp]>([
    ['unknown', { link: null, copy: null, office: null }, /does not lead anywhere/],
    [
      'waiting',
      { link: { state: 'requested', expiresAt: NEVER, trackerId: 'tracker-1' }, copy: null, office: null },
      /not open yet/,
    ],
    ['being made', { link: active, copy: null, office: null }, /being made/],
    [
      'paused',
      { link: { state: 'paused', expiresAt: NEVER, trackerId: 'tracker-1' }, copy: null, office: null },
      /page is paused/,
    ],
    [
      'revoked',
      { link: { state: 'revoked', expiresAt: NEVER, trackerId: 'tracker-1' }, copy: null, office: null },
      /This link has ended/,
    ],
    [
      'expired',
      {
        link: { state: 'active', expiresAt: MADE_AT, trackerId: 'tracker-1' },
        copy: makeCopy(),
        office: null,
      },
      /This link has ended/,
    ],
  ])('names no business when the link is %s', async (_, snapshot, title) => {
    open(makeReader(snapshot).reader);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByText(/Hollis/)).not.toBeInTheDocument();
    expect(document.title).toBe('Tracking');
  });

  it('writes times and the office’s number as its country does', async () => {
    const copy = makeCopy();
    const business = { ...copy.business, phone: '+4930901820' };
    const german = { ...copy, country: 'DE', timeZone: 'Europe/Berlin', business };
    open(makeReader({ link: active, copy: german, office: null }).reader);
    expect(await screen.findByText('Tue 7 Jan 2098, 15:00–17:00')).toBeVisible();
    expect((await screen.findAllByText('030 901820'))[0]).toBeVisible();
  });

  it('shows the contact while the link is paused', async () => {
    const office = { name: 'Hollis & Daughter Roofing', phone: '+1 612 555 0100', logo: '' };
    open(
      makeReader({ link: { state: 'paused', expiresAt: NEVER, trackerId: 'tracker-1' }, copy: null, office })
        .reader,
    );
    expect(await screen.findByText('Hollis & Daughter Roofing')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+16125550100');
  });

  it('closes while it is open when the office pauses the link, and opens again', async () => {
    const { reader, change } = makeReader({ link: active, copy: makeCopy(), office: null });
    open(reader);
    await screen.findByText('Hollis & Daughter Roofing');
    change({ link: { state: 'paused', expiresAt: NEVER, trackerId: 'tracker-1' }, copy: null, office: null });
    expect(screen.getByRole('heading', { level: 1, name: 'This page is paused' })).toBeVisible();
    change({ link: active, copy: makeCopy(), office: null });
    expect(screen.getByText('Hollis & Daughter Roofing')).toBeVisible();
  });

  it('ends at its expiry by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    open(
      makeReader({
        link: { state: 'active', expiresAt: Date.now() + 60_000, trackerId: 'tracker-1' },
        copy: makeCopy(),
        office: null,
      }).reader,
    );
    await screen.findByText('Hollis & Daughter Roofing');
    await act(() => vi.advanceTimersByTimeAsync(60_100));
    expect(await screen.findByRole('heading', { level: 1, name: 'This link has ended' })).toBeVisible();
  });

  it('stops listening when it is left', async () => {
    const { reader, listeners } = makeReader({ link: active, copy: makeCopy(), office: null });
    const { unmount } = open(reader);
    await screen.findByText('Hollis & Daughter Roofing');
    unmount();
    expect(listeners.size).toBe(0);
  });

  it('reports a failed load and tries again', async () => {
    const { reader } = makeReader(new AppError('network'));
    const { user } = open(reader);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'The page could not be loaded' })).toBeVisible();
  });
});

describe('writing to the office', () => {
  it('sends the typed text and clears the field', async () => {
    const { reader, said } = makeReader({ link: active, copy: makeCopy(), office: null });
    const { user } = open(reader);
    await user.type(await screen.findByLabelText('Your message'), 'When do you come?');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Sent. The office will answer here.')).toBeVisible();
    expect(screen.getByLabelText('Your message')).toHaveValue('');
    expect(messagesOf(said)).toMatchObject([{ kind: 'message', link: 'link-1', body: 'When do you come?' }]);
  });

  it('keeps the words when it fails, and tries again under the same id', async () => {
    const { reader, said, refuseOnce } = makeReader({ link: active, copy: makeCopy(), office: null });
    refuseOnce(new AppError('network'));
    const { user } = open(reader);
    await user.type(await screen.findByLabelText('Your message'), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^Not sent\./)).toBeVisible();
    expect(screen.getByLabelText('Your message')).toHaveValue('Hello');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Sent\./)).toBeVisible();
    const [first, second] = messagesOf(said);
    expect(second?.requestId).toBe(first?.requestId);
    expect(second).toBeDefined();
  });

  it("shows the office's refusal", async () => {
    const { reader, refuseOnce } = makeReader({ link: active, copy: makeCopy(), office: null });
    refuseOnce(new AppError('denied', { sentence: 'The office takes no messages on this page.' }));
    const { user } = open(reader);
    await user.type(await screen.findByLabelText('Your message'), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/takes no messages/)).toBeVisible();
  });

  it('requires a text before it sends', async () => {
    const { reader, said } = makeReader({ link: active, copy: makeCopy(), office: null });
    const { user } = open(reader);
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Write a message first.')).toBeVisible();
    expect(messagesOf(said)).toEqual([]);
  });

  it('brings the client to the field from the visit', async () => {
    const { user } = open(makeReader({ link: active, copy: makeCopy(), office: null }).reader);
    await user.type(await screen.findByLabelText('Your message'), 'Thank you.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText(/^Sent\./);
    await user.click(screen.getByRole('button', { name: 'Ask to move it' }));
    expect(screen.getByLabelText('Your message')).toHaveFocus();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toMatch(
      /^Could we move the visit on .*\? $/,
    );
    expect(screen.queryByText(/^Sent\./)).not.toBeInTheDocument();
  });

  it('never replaces typed text', async () => {
    const { user } = open(makeReader({ link: active, copy: makeCopy(), office: null }).reader);
    await user.type(await screen.findByLabelText('Your message'), 'Not on Monday');
    await user.click(screen.getByRole('button', { name: 'Ask to move it' }));
    expect(screen.getByLabelText('Your message')).toHaveValue('Not on Monday');
  });

  it('takes a second press right after sending for nothing', async () => {
    const { reader, said } = makeReader({ link: active, copy: makeCopy(), office: null });
    const { user } = open(reader);
    await user.type(await screen.findByLabelText('Your message'), 'Hello');
    const send = screen.getByRole('button', { name: 'Send' });
    await user.dblClick(send);
    await screen.findByText(/^Sent\./);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText(/^Sent\./)).toBeVisible();
    expect(screen.queryByText('Write a message first.')).not.toBeInTheDocument();
    expect(messagesOf(said)).toHaveLength(1);
  });
});

describe('reporting to the office that the page was opened', () => {
  beforeEach(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  });

  it('happens once per visit', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { reader, said } = makeReader({ link: active, copy: makeCopy(), office: null });
    const { unmount } = open(reader);
    await screen.findByText('Hollis & Daughter Roofing');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await waitFor(() => expect(said).toMatchObject([{ kind: 'opened', link: 'link-1' }]));
    unmount();
    open(reader);
    await screen.findByText('Hollis & Daughter Roofing');
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(said).toHaveLength(1);
  });

  it('does not happen for a closed link', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { reader, said } = makeReader({
      link: { state: 'paused', expiresAt: NEVER, trackerId: 'tracker-1' },
      copy: null,
      office: null,
    });
    open(reader);
    await screen.findByText('This page is paused');
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(said).toEqual([]);
  });
});
