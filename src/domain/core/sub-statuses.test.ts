import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSettings } from '@tests/factories/records';
import { settingsShape } from '../company/company';
import { DEFAULT_JOB_TYPES } from '../company/job-types';
import { encodeFields } from './record-codec';
import { roofingSubStatuses, roofingTemplates } from '../company/roofing-lists';
import { SUB_STATUS_NOUNS } from './noun-names';
import {
  REMOVED_SUB_STATUS,
  shownSubStatus,
  STATUSES_OF,
  subStatusesOf,
  subStatusText,
  withSubStatusText,
} from './sub-statuses';
import type { SubStatus } from './sub-statuses';

const voicemail: SubStatus = {
  id: 'v',
  noun: 'customer',
  status: 'Not Contacted',
  label: 'Left voicemail',
  colour: 'rose',
};
const texted: SubStatus = { ...voicemail, id: 't', label: 'Texted' };
const permit: SubStatus = { ...voicemail, id: 'p', noun: 'tracker', status: 'Sold', label: 'Permit filed' };
const all = [voicemail, permit, texted];

const ids = () => {
  let last = 0;
  return () => `id-${(last += 1)}`;
};

describe('the sub-status of a record', () => {
  it.each([
    ['the one it has', 'customer', 'Not Contacted', 'v', voicemail],
    ['none', 'customer', 'Not Contacted', '', null],
    ['one that was removed', 'customer', 'Not Contacted', 'gone', null],
    ['one of another main status', 'customer', 'Contacted', 'v', null],
    ['one of another noun', 'job', 'Not Contacted', 'v', null],
  ] as const)('is shown: %s', (_case, noun, status, id, shown) => {
    expect(shownSubStatus(all, noun, status, id)).toBe(shown);
  });

  it('is an offered one or none, for any record', () => {
    const record = fc.record({
      noun: fc.constantFrom(...SUB_STATUS_NOUNS),
      status: fc.constantFrom('Not Contacted', 'Sold', 'Scheduled'),
      id: fc.constantFrom('', 'v', 'p', 't', 'gone'),
    });
    fc.assert(
      fc.property(record, ({ noun, status, id }) => {
        const shown = shownSubStatus(all, noun, status, id);
        const choice = subStatusesOf(all, noun, status).find((one) => one.id === id);
        expect(shown).toBe(choice ?? null);
      }),
    );
  });

  it('is offered in the business’s order', () => {
    expect(subStatusesOf(all, 'customer', 'Not Contacted')).toEqual([voicemail, texted]);
  });
});

describe('an entry of the history', () => {
  it('shows its words, also those of a removed one', () => {
    expect(['v', '', 'gone'].map((id) => subStatusText(all, id))).toEqual([
      'Left voicemail',
      '',
      REMOVED_SUB_STATUS,
    ]);
  });

  it('keeps everything else as it is', () => {
    const status = { field: 'customerStatus', before: 'v', after: 't' };
    const sub = { field: 'subStatus', before: 'v', after: '' };
    expect(withSubStatusText([status, sub], all)).toEqual([
      status,
      { field: 'subStatus', before: 'Left voicemail', after: '' },
    ]);
  });
});

describe('our roofing lists', () => {
  const subStatuses = roofingSubStatuses(ids());
  const taskTemplates = roofingTemplates(DEFAULT_JOB_TYPES, ids());

  it('fit into the settings, with unique ids and names', () => {
    expect(() =>
      encodeFields(settingsShape.fields, makeSettings({ subStatuses, taskTemplates })),
    ).not.toThrow();
    for (const { noun, status } of subStatuses) expect(STATUSES_OF[noun]).toContain(status);
    const names = subStatuses.map(({ noun, status, label }) => `${noun}/${status}/${label}`);
    expect(new Set(names).size).toBe(subStatuses.length);
    expect(new Set(subStatuses.map(({ id }) => id)).size).toBe(subStatuses.length);
    expect(taskTemplates.length).toBeGreaterThan(2);
    for (const { steps } of taskTemplates) expect(new Set(steps).size).toBe(steps.length);
  });

  it('hold no templates for missing job types', () => {
    expect(roofingTemplates(['Install', 'Solar'], ids()).map(({ jobType }) => jobType)).toEqual(['Install']);
    expect(roofingTemplates([], ids())).toEqual([]);
  });
});
