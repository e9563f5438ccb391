import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerNoun } from '../customers/noun';
import { nounOf, NOUNS } from '../nouns';
import { mayView } from '../nouns/record-rights';
import { PERMISSIONS } from '../access/permissions';
import { PRESETS } from '../access/presets';
import type { Permission } from '../access/permissions';
import type { Viewer } from '../access/viewer';
import { ASKED_NOUNS, hiddenSentence, recordInAddress, whyHidden } from './why-hidden';

const viewer = (permissions: readonly Permission[], isAdmin = false): Viewer => ({
  uid: 'rosa',
  owner: 'acme',
  isAdmin,
  isCompanyAdmin: isAdmin,
  permissions: new Set(permissions),
});
const mine = { owner: 'acme', assignees: ['rosa'] };
const theirs = { owner: 'acme', assignees: ['max'] };

describe('why a person does not see a record', () => {
  it.each([
    [
      'a Field worker, a customer they are assigned to',
      PRESETS['Field worker'],
      mine,
      [/“Customers and leads: view”/],
    ],
    [
      'a Field worker, another’s customer',
      PRESETS['Field worker'],
      theirs,
      [/“Customers and leads: view”/, /is not assigned to this customer/],
    ],
    ['a salesperson, another’s customer', PRESETS.Sales, theirs, [/sees only work they are assigned to/]],
    ['a salesperson, their own customer', PRESETS.Sales, mine, []],
    ['a coordinator, anybody’s customer', PRESETS.Coordinator, theirs, []],
    [
      'a manager, another company’s customer',
      PRESETS.Manager,
      { ...mine, owner: 'other' },
      [/another business/],
    ],
  ] as const)('%s', (_who, permissions, record, sentences) => {
    const said = whyHidden(viewer(permissions), customerNoun, record).map((reason) =>
      hiddenSentence('Rosa', customerNoun, reason),
    );
    expect(said).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)));
  });

  it('gives a reason exactly when the record is closed', () => {
    fc.assert(
      fc.property(
        fc.subarray([...PERMISSIONS]),
        fc.boolean(),
        fc.constantFrom(...ASKED_NOUNS),
        fc.constantFrom(mine, theirs, { ...mine, owner: 'other' }),
        (permissions, isAdmin, noun, record) => {
          const who = viewer(permissions, isAdmin);
          const isOpen = mayView(who, nounOf(noun), record);
          expect(whyHidden(who, nounOf(noun), record).length === 0).toBe(isOpen);
        },
      ),
    );
  });
});

describe('a pasted address', () => {
  it.each([
    ['https://app.example/app/customers/c-1?tab=overview', { noun: 'customers', id: 'c-1' }],
    [' /app/management/trackers/t_2 ', { noun: 'trackers', id: 't_2' }],
    ['/app/management/jobs/j3', { noun: 'jobs', id: 'j3' }],
    ['/app/customers/c-1/edit', { noun: 'customers', id: 'c-1' }],
    ['/app/customers/new', null],
    ['/app/management/jobs/create', null],
    ['/app/management/jobs', null],
    ['Noor Al-Masri', null],
    ['', null],
  ])('%s', (text, expected) => {
    expect(recordInAddress(text, NOUNS)).toEqual(expected);
  });
});
