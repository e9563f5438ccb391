import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MADE_AT,
  makeClientMessage,
  makeJob,
  makeRoster,
  makeSettings,
  makeTracker,
  makeTrackingLink,
  makeVisit,
} from '@tests/factories/records';
import { PUBLIC_MESSAGES, PUBLIC_VISITS, publicCopyShape } from './public-copy';
import type { PublicCopySources } from './public-copy-sources';
import { publicCopy } from './public-parts';
import { encodeFields } from '../core/record-codec';
import { HOLD_REASONS, JOB_STATUSES, TRACKER_STATUSES, VISIT_STATUSES } from '../core/statuses';
import { HOUR_MS } from '../time/time';
import { CLIENT_VISIBLE, STAGE_KEYS } from '../trackers/tracker';
import type { ClientVisibleKey, Tracker } from '../trackers/tracker';

const NOW = MADE_AT + HOUR_MS;
const ALL_ON = {
  stages: true,
  dates: true,
  schedule: true,
  crew: true,
  summary: true,
  messages: true,
  contact: true,
};

function sources(overrides: Partial<PublicCopySources> = {}): PublicCopySources {
  return {
    link: makeTrackingLink(),
    tracker: makeTracker({ clientVisible: ALL_ON }),
    jobs: [makeJob()],
    visits: [makeVisit({ crew: ['ann'] })],
    messages: [makeClientMessage()],
    businessName: 'Acme Roofing',
    settings: makeSettings({ phone: '312 555 0100' }),
    people: makeRoster().people,
    ...overrides,
  };
}

const copyOf = (overrides: Partial<PublicCopySources> = {}) => publicCopy(sources(overrides), NOW);
const copyOfTracker = (overrides: Partial<Tracker>) =>
  copyOf({ tracker: makeTracker({ clientVisible: ALL_ON, ...overrides }) });

const heldUntil = (resumesOn: string): Tracker['hold'] => ({
  ...{ on: true, reason: 'Weather', note: '', since: MADE_AT },
  resumesOn,
});

/** Source texts behind each switch, each unique. */
const BEHIND: Readonly<Record<ClientVisibleKey, readonly string[]>> = {
  stages: ['"stage":"In Progress"', 'Materials', '2030-12-31'],
  dates: ['2030-12-31', '2031-01-01', '2037-02-02', '1999999999999'],
  schedule: ['visit-title', 'visit-note', 'Crewname', '2111111111111'],
  crew: ['Crewname'],
  summary: ['our-summary'],
  messages: ['office-words', 'client-words', 'office-person'],
  contact: ['business-phone', 'business-mail', 'business-site', 'business-hours'],
};

/** Texts that are never included. */
const NEVER = [
  'Marta Okafor',
  'client-phone',
  'client-mail',
  'client-street',
  'client-city',
  'client-zip',
  'office-notes',
  'hold-note',
  'status-note',
  'price-note',
  'typed-client-name',
  'forged-name',
  'crew-uid',
  'office-uid',
  'Lastname',
  'crew-phone',
  'business-street',
  'sales-person',
  'sub-status',
  'template-step',
];

function secretSources(visible: Tracker['clientVisible'], tracker: Partial<Tracker>): PublicCopySources {
  const stageAt = Object.fromEntries(Object.values(STAGE_KEYS).map((key) => [key, 1_999_999_999_999]));
  return {
    link: makeTrackingLink(),
    tracker: makeTracker({
      title: 'Roof of Marta Okafor',
      phone: 'client-phone',
      email: 'client-mail',
      streetAddress: 'client-street',
      city: 'client-city',
      zipcode: 'client-zip',
      salesperson: 'sales-person',
      notes: 'office-notes price-note',
      statusNote: 'status-note',
      status: 'In Progress',
      subStatus: 'sub-status-id',
      stageAt: { ...makeTracker().stageAt, ...stageAt },
      hold: {
        on: true,
        reason: 'Materials',
        note: 'hold-note',
        since: 1_999_999_999_999,
        resumesOn: '2030-12-31',
      },
      expectedStart: '2031-01-01',
      expectedEnd: '2037-02-02',
      clientSummary: 'our-summary',
      ...tracker,
      clientVisible: visible,
    }),
    jobs: [
      makeJob({ instructions: 'office-notes', accessNotes: 'office-notes', subStatus: 'sub-status-id' }),
    ],
    visits: [
      makeVisit({
        title: 'visit-title, Marta Okafor',
        clientNote: 'visit-note',
        crew: ['crew-uid'],
        start: 2_111_111_111_111,
        end: 2_111_111_211_111,
        streetAddress: 'client-street',
      }),
    ],
    messages: [
      makeClientMessage({
        uuid: 'm-1',
        from: 'office',
        createdBy: 'office-uid',
        authorName: 'forged-name',
        body: 'office-words',
      }),
      makeClientMessage({
        uuid: 'm-2',
        from: 'client',
        authorName: 'typed-client-name',
        body: 'client-words',
      }),
    ],
    businessName: 'Acme Roofing',
    settings: makeSettings({
      phone: 'business-phone',
      email: 'business-mail',
      website: 'business-site',
      hours: 'business-hours',
      streetAddress: 'business-street',
      subStatuses: [
        {
          id: 'sub-status-id',
          noun: 'tracker',
          status: 'In Progress',
          label: 'sub-status-words',
          colour: 'rose',
        },
      ],
      taskTemplates: [{ id: 'one', name: 'template-step', jobType: '', steps: ['template-step'] }],
    }),
    people: [
      { uid: 'crew-uid', name: 'Crewname Lastname', firstName: 'Crewname' },
      { uid: 'office-uid', name: 'office-person Lastname', firstName: 'office-person' },
    ],
  };
}

const switches = fc.record({
  stages: fc.boolean(),
  dates: fc.boolean(),
  schedule: fc.boolean(),
  crew: fc.boolean(),
  summary: fc.boolean(),
  messages: fc.boolean(),
  contact: fc.boolean(),
});

describe('the public copy', () => {
  it('has no data that is switched off, for any switches and any tracker', () => {
    const anyTracker = fc.record(
      {
        status: fc.constantFrom(...TRACKER_STATUSES),
        hold: fc.record({
          on: fc.boolean(),
          reason: fc.constantFrom(...HOLD_REASONS),
          note: fc.constant('hold-note'),
          since: fc.constant(1_999_999_999_999),
          resumesOn: fc.constantFrom('', '2030-12-31'),
        }),
        expectedStart: fc.constantFrom('', '2031-01-01'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(switches, anyTracker, (visible, tracker) => {
        const text = JSON.stringify(publicCopy(secretSources(visible, tracker), NOW));
        for (const key of CLIENT_VISIBLE.filter((name) => !visible[name])) {
          for (const secret of BEHIND[key]) expect(text).not.toContain(secret);
        }
        for (const secret of NEVER) expect(text).not.toContain(secret);
      }),
    );
  });

  it('has all data that is switched on, or the property above would prove nothing', () => {
    const text = JSON.stringify(publicCopy(secretSources(ALL_ON, {}), NOW));
    for (const secret of Object.values(BEHIND).flat()) expect(text).toContain(secret);
  });

  it('always fits its shape', () => {
    fc.assert(
      fc.property(switches, (visible) => {
        const copy = publicCopy(secretSources(visible, {}), NOW);
        expect(() => encodeFields(publicCopyShape.fields, copy)).not.toThrow();
      }),
    );
  });

  it('does not depend on the order of the rows read', () => {
    const visits = [1, 2, 3].map((n) =>
      makeVisit({ uuid: `v${n}`, start: NOW + HOUR_MS, end: NOW + 2 * HOUR_MS, title: `V${n}` }),
    );
    const messages = [1, 2, 3].map((n) => makeClientMessage({ uuid: `m${n}`, body: `M${n}` }));
    expect(copyOf({ visits, messages })).toEqual(
      copyOf({ visits: visits.toReversed(), messages: messages.toReversed() }),
    );
  });
});

describe('titles', () => {
  it.each([
    ['Full replacement, 12 Elm Street', 'Full replacement, 12 Elm Street'],
    ['Roof work, Marta Okafor', 'Roof work'],
    ['marta okafor’s roof', 'roof'],
    ['Marta Okafor – Tear-off', 'Tear-off'],
    ['Marta Okafor', 'Your project'],
    ['Marta Okaforson roof', 'Marta Okaforson roof'],
    ['Call +1 312 555 0147 first', 'Call first'],
  ])('"%s" is shown as "%s"', (title, shown) => {
    expect(copyOfTracker({ title, phone: '+1 312 555 0147' }).title).toBe(shown);
  });

  it('survive a client’s name that looks like a pattern', () => {
    expect(copyOfTracker({ title: 'Roof (a+b', customerName: '(a+b' }).title).toBe('Roof');
  });
});

describe('stages', () => {
  it('are marked done, without dates when dates are off', () => {
    const stageAt = { ...makeTracker().stageAt, sold: 1, permits: 2 };
    const status = 'Permits & Paperwork';
    expect(copyOfTracker({ status, stageAt }).stages.slice(0, 3)).toEqual([
      { stage: 'Sold', state: 'done', at: 1 },
      { stage: 'Permits & Paperwork', state: 'now', at: 2 },
      { stage: 'Materials Ordered', state: 'next', at: null },
    ]);
    const noDates = copyOfTracker({ status, stageAt, clientVisible: { ...ALL_ON, dates: false } });
    expect(noDates.stages.every((stage) => stage.at === null)).toBe(true);
  });

  it('mark skipped stages', () => {
    const stageAt = { ...makeTracker().stageAt, sold: 1, permits: 5, materials: 5, scheduled: 5 };
    expect(copyOfTracker({ status: 'Scheduled', stageAt }).stages.slice(0, 5)).toMatchObject([
      { state: 'done', at: 1 },
      { state: 'skipped', at: null },
      { state: 'skipped', at: null },
      { state: 'now', at: 5 },
      { state: 'next', at: null },
    ]);
  });

  it.each([
    ['no day', '', { expectedStart: '', expectedEnd: '' }],
    [
      'a day before the planned ones',
      '2031-01-01',
      { expectedStart: '2031-01-02', expectedEnd: '2031-01-05' },
    ],
    ['a day between the planned ones', '2031-01-03', { expectedStart: '', expectedEnd: '2031-01-05' }],
  ])('promise nothing earlier than a hold with %s', (_, resumesOn, shown) => {
    const hold = { on: true, reason: 'Permit', note: '', since: NOW, resumesOn } as const;
    expect(copyOfTracker({ hold, expectedStart: '2031-01-02', expectedEnd: '2031-01-05' })).toMatchObject(
      shown,
    );
  });

  it('name the reason of a hold only while it is on', () => {
    const hold = { on: false, reason: 'Permit', note: '', since: null, resumesOn: '' } as const;
    expect(copyOfTracker({ hold }).hold).toEqual({ on: false, reason: '', resumesOn: '' });
    expect(copyOfTracker({ hold: { ...hold, on: true } }).hold).toEqual({
      on: true,
      reason: 'Permit',
      resumesOn: '',
    });
  });
});

describe('visits', () => {
  it.each([
    ...VISIT_STATUSES.map(
      (status) =>
        [
          `a visit that is ${status}`,
          { visits: [makeVisit({ status })] },
          status !== 'Done' && status !== 'Cancelled',
        ] as const,
    ),
    ...JOB_STATUSES.map(
      (status) =>
        [
          `a visit of a job that is ${status}`,
          { jobs: [makeJob({ status })] },
          status !== 'Cancelled',
        ] as const,
    ),
    ['a visit of an archived job', { jobs: [makeJob({ listOrganizer: 'Archive' })] }, false],
    ['a visit of a deleted job', { jobs: [] }, false],
    ['a visit that is over', { visits: [makeVisit({ start: 1, end: NOW })] }, false],
    ['a visit that is under way', { visits: [makeVisit({ start: 1, end: NOW + 1 })] }, true],
  ] as const)('%s', (_, overrides, isShown) => {
    expect(copyOf(overrides).visits).toHaveLength(isShown ? 1 : 0);
  });

  it('are in order and limited in number', () => {
    const visits = Array.from({ length: PUBLIC_VISITS + 5 }, (_, n) =>
      makeVisit({ uuid: `v${n}`, start: NOW + (50 - n) * HOUR_MS, end: NOW + (51 - n) * HOUR_MS }),
    );
    const starts = copyOf({ visits }).visits.map((visit) => visit.start);
    expect(starts).toHaveLength(PUBLIC_VISITS);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  it('name the crew by first names, and nobody by an e-mail address', () => {
    const people = [
      { uid: 'a', name: 'Ann Meyer', firstName: 'Ann' },
      { uid: 'b', name: 'Bo Larsen', firstName: '' },
      { uid: 'c', name: 'c@example.com', firstName: '' },
    ];
    const visits = [makeVisit({ crew: ['b', 'a', 'c', 'unknown'] })];
    expect(copyOf({ people, visits }).visits[0]?.crew).toEqual(['Bo', 'Ann']);
  });
});

it('messages are the latest ones, oldest first', () => {
  const messages = Array.from({ length: PUBLIC_MESSAGES + 1 }, (_, n) =>
    makeClientMessage({ uuid: `m${n}`, body: `Message ${n}`, createdAt: n }),
  ).toReversed();
  const bodies = copyOf({ messages }).messages.map((message) => message.body);
  expect(bodies[0]).toBe('Message 1');
  expect(bodies.at(-1)).toBe(`Message ${PUBLIC_MESSAGES}`);
});

it("the country is the business's, derived from its zone if not chosen", () => {
  expect(copyOf({ settings: makeSettings({ country: 'GB' }) }).country).toBe('GB');
  expect(copyOf({ settings: makeSettings({ country: '', timeZone: 'Europe/Berlin' }) }).country).toBe('DE');
});

it('a business without settings still has its name', () => {
  expect(copyOf({ settings: null })).toMatchObject({
    business: { name: 'Acme Roofing', phone: '' },
    timeZone: '',
  });
});

it.each([
  ['a cancelled tracker', copyOfTracker({ status: 'Cancelled' }).visits],
  ['an archived tracker', copyOfTracker({ listOrganizer: 'Archive' }).visits],
  ['a cancelled job', copyOf({ jobs: [makeJob({ status: 'Cancelled' })] }).visits],
  ['an archived job', copyOf({ jobs: [makeJob({ listOrganizer: 'Archive' })] }).visits],
  ['a deleted job', copyOf({ jobs: [] }).visits],
  ['a hold without an end', copyOfTracker({ hold: heldUntil('') }).visits],
  ['a hold until after them', copyOfTracker({ hold: heldUntil('2099-01-01') }).visits],
])('shows no visits of %s', (_what, visits) => {
  expect(visits).toEqual([]);
});

it('shows visits after a hold, and promises no days of cancelled work', () => {
  expect(copyOfTracker({ hold: heldUntil('2000-01-01') }).visits).toHaveLength(1);
  const days = { expectedStart: '2030-01-01', expectedEnd: '2030-01-02' };
  expect(copyOfTracker({ status: 'Cancelled', ...days })).toMatchObject({
    expectedStart: '',
    expectedEnd: '',
  });
});
