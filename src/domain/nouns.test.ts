import { describe, expect, it } from 'vitest';
import { billNoun, errandNoun } from '@tests/factories/made-up-noun';
import { collectionsThat } from './account/erasure';
import { parsePermissions } from './access/permissions';
import type { Permission } from './access/permissions';
import { mayRead } from './reading/readable';
import { seenNouns } from './reading/seen-nouns';
import { movingCollections } from './joining/earlier-records';
import { COLLECTIONS } from './core/collections';
import { initialOf } from './core/shape';
import { customerShape } from './customers/customer';
import { customerNoun } from './customers/noun';
import { estimateNoun } from './estimates/noun';
import { activityShape } from './history/activity';
import { diffRecord } from './history/activity-diff';
import { subjectOf } from './history/activity-entry';
import { readableChanges } from './history/activity-words';
import { fieldNames } from './history/field-names';
import { unsentFields } from './journal/unsent-fields';
import { hiddenSentence, recordInAddress, whyHidden } from './reading/why-hidden';
import { instant } from './core/value';
import { visitNoun } from './jobs/visit-noun';
import { visitShape } from './jobs/visit';
import { recordPlace } from './navigation/record-place';
import { byNoun, NOUNS } from './nouns';
import type { Noun } from './nouns/define-noun';
import { SHAPES } from './shapes';
import { trackerNoun } from './trackers/noun';
import { trackerShape } from './trackers/tracker';

const hand = { from: 'ann', to: 'bob' };

describe('every noun', () => {
  it.each(NOUNS.map((noun) => [noun.key, noun] as const))(
    '%s is described by its shape and fields',
    (key, noun) => {
      expect(noun.shape.collection).toBe(COLLECTIONS[key]);
      expect(SHAPES).toContain(noun.shape);
      const fields = Object.keys(noun.shape.fields);
      expect(fields).toEqual(expect.arrayContaining([noun.line.title, ...noun.line.text]));
      const open = noun.openWork?.open;
      if (open)
        expect(noun.shape.fields).toHaveProperty(
          [open.field, 'options'],
          expect.arrayContaining([...open.values]),
        );
    },
  );

  it('is created under a record described before it, and shares its fields', () => {
    const all: readonly Noun[] = [...NOUNS, billNoun];
    all.forEach(({ parent, optionalParents, shape }, at) => {
      const parents = [...(parent ? [parent] : []), ...optionalParents];
      // What a record shares with an optional parent is fixed by its parents.
      const fixed = [...parents.map(({ field }) => field), ...(parent?.shared ?? [])];
      for (const { noun, field, shared } of parents) {
        const above = all.slice(0, at).find(({ name }) => name === noun);
        for (const name of shared) expect(above?.shape.fields).toHaveProperty(name);
        expect(Object.keys(shape.fields)).toEqual(expect.arrayContaining([field, ...shared]));
        expect(fixed).toEqual(expect.arrayContaining([...shared]));
      }
    });
  });

  it('moves between the statuses of its shape', () => {
    for (const { shape, status } of NOUNS) {
      if (status) {
        expect(shape.fields).toHaveProperty([status.field, 'options'], Object.keys(status.moves));
      }
    }
  });

  it('asks for reasons of its own statuses, and only where it keeps one', () => {
    for (const { shape, status } of NOUNS) {
      const asking = Object.keys(status?.reasons ?? {});
      expect(Object.keys(status?.moves ?? {})).toEqual(expect.arrayContaining(asking));
      expect(asking.length > 0).toBe('statusReason' in shape.fields);
    }
  });

  it('has a unique name and key', () => {
    expect(new Set(NOUNS.flatMap(({ key, name }) => [key, name])).size).toBe(2 * NOUNS.length);
  });

  it('has a history, under its name', () => {
    expect(activityShape.fields.noun).toHaveProperty(
      'options',
      NOUNS.map(({ name }) => name),
    );
  });

  it('is found by its key', () => {
    const names = byNoun(({ name }) => name);
    for (const { key, name } of NOUNS) expect(names).toHaveProperty(key, name);
    expect(Object.keys(names)).toHaveLength(NOUNS.length);
  });
});

describe('reassigned open work', () => {
  it('changes the salesperson of a customer only where the old one was', () => {
    const customer = { ...initialOf(customerShape.fields), salesperson: 'ann' };
    expect(customerNoun.openWork?.changes(customer, hand)).toEqual({ salesperson: 'bob' });
    const others = { ...customer, salesperson: 'max' };
    expect(customerNoun.openWork?.changes(others, hand)).toEqual({});
  });

  it('reassigns a tracker’s salesperson and crew lead separately', () => {
    const tracker = { ...initialOf(trackerShape.fields), salesperson: 'max', crewLead: 'ann' };
    expect(trackerNoun.openWork?.changes(tracker, hand)).toEqual({ crewLead: 'bob' });
  });

  it('puts them on the crew of a visit in the other’s place', () => {
    const visit = { ...initialOf(visitShape.fields), crew: ['ann', 'max'] };
    expect(visitNoun.openWork?.changes(visit, hand)).toEqual({ crew: ['bob', 'max'] });
  });

  it('is a visit that is neither done nor cancelled', () => {
    expect(visitNoun.openWork?.open.values).toEqual(
      visitShape.fields.status.kind === 'choice'
        ? visitShape.fields.status.options.filter((status) => status !== 'Done' && status !== 'Cancelled')
        : [],
    );
  });
});

describe('a noun with a description only', () => {
  const nouns = [...NOUNS, errandNoun];
  const viewer = {
    uid: 'max',
    owner: 'hollis',
    isAdmin: false,
    isCompanyAdmin: false,
    permissions: parsePermissions(['orders:view', 'scope:all']),
  };
  const errand = {
    collection: 'Errands',
    id: 'e1',
    owner: 'hollis',
    isAssigned: false,
    isReader: false,
    isBusiness: false,
    person: '',
    nouns: [],
  };

  it('is visible with its permission, and so is data beside it', () => {
    const note = { ...errand, collection: COLLECTIONS.activity, nouns: ['errand'] };
    const assigned = { ...viewer, permissions: parsePermissions(['orders:view']) };
    const stranger = { ...viewer, permissions: parsePermissions(['customers:view', 'scope:all']) };
    for (const facts of [errand, note]) {
      expect(mayRead(viewer, facts, nouns)).toBe(true);
      expect(mayRead(viewer, { ...facts, owner: 'voss' }, nouns)).toBe(false);
      expect(mayRead(assigned, facts, nouns)).toBe(false);
      expect(mayRead(assigned, { ...facts, isAssigned: true }, nouns)).toBe(true);
      expect(mayRead(stranger, facts, nouns)).toBe(false);
      expect(mayRead(viewer, facts)).toBe(false);
    }
    expect(seenNouns(viewer, nouns)).toEqual([errandNoun]);
  });

  it('with amounts inside is visible, and so is what is beside it, to people who also see amounts', () => {
    const described = [...nouns, billNoun];
    const bill = { ...errand, collection: billNoun.shape.collection };
    const besides = [COLLECTIONS.activity, COLLECTIONS.activityPriced, COLLECTIONS.files].map(
      (collection) => ({
        ...{ ...errand, collection, nouns: ['bill'] },
      }),
    );
    const holding = (...permissions: readonly Permission[]) => ({
      ...viewer,
      permissions: new Set<Permission>(['scope:all', ...permissions]),
    });
    for (const facts of [bill, ...besides]) {
      expect(mayRead(holding('estimates:view', 'pricing:show'), facts, described)).toBe(true);
      expect(mayRead(holding('estimates:view'), facts, described)).toBe(false);
      expect(mayRead(holding('pricing:show'), facts, described)).toBe(false);
    }
    expect(seenNouns(holding('estimates:view', 'pricing:show'), described)).toEqual([estimateNoun, billNoun]);
    expect(seenNouns(holding('estimates:view'), described)).toEqual([]);
    const record = { owner: 'hollis', assignees: [] };
    expect(whyHidden(holding(), billNoun, record)).toEqual([
      { reason: 'permission', permission: 'pricing:show' },
      { reason: 'permission', permission: 'estimates:view' },
    ]);
  });

  it('is deleted with its owner’s account, before its derived data and its history', () => {
    const gone = collectionsThat('byOwner', nouns);
    const at = (name: string) => gone.indexOf(name);
    expect(at('Errands')).toBeGreaterThan(at(COLLECTIONS.prices));
    expect(at('Errands')).toBeLessThan(at(COLLECTIONS.customers));
    expect(at('Errands')).toBeLessThan(at(COLLECTIONS.activity));
  });

  it('moves into a company with its owner, if described so', () => {
    expect(movingCollections(nouns)).toContain('Errands');
    expect(movingCollections([{ ...errandNoun, movesWithOwner: false }])).not.toContain('Errands');
  });

  it('has a title and an address for unsent changes of it and of its files', () => {
    expect(recordPlace('Errands', 'e1', {}, nouns)).toEqual({ address: '/app/errands/e1', title: 'Errand' });
    const file = { noun: 'errand', recordId: 'e1' };
    expect(recordPlace(COLLECTIONS.files, 'f1', file, nouns)).toEqual({
      address: '/app/errands/e1',
      title: 'Photo or file',
    });
  });

  it('has a history in its own words, and conflicts in the same', () => {
    const names = fieldNames(nouns);
    const before = { title: 'Nails', place: 'Depot', state: 'To do', driver: 'ann', doneAt: null };
    const after = { ...before, place: 'Yard', state: 'Fetched', driver: 'bob', doneAt: 5_000 };
    const { plain } = diffRecord(errandNoun.shape, before, after, (uid) => `Person ${uid}`);
    const changes = readableChanges({ noun: 'errand', changes: plain }, [], 'US', names);
    const read = changes.map(({ label, kind, after: to }) => [label, kind, to]);
    expect(read).toEqual([
      ['Where to', 'text', 'Yard'],
      ['State', 'status', 'Fetched'],
      ['Driver', 'person', 'Person bob'],
    ]);
    const mine = { place: 'Yard', doneAt: instant(5_000) };
    expect(unsentFields('Errands', mine, () => 'Depot', [], [], 'US', names)).toMatchObject([
      { label: 'Where to', mine: 'Yard', theirs: 'Depot' },
    ]);
    expect(subjectOf(errandNoun, 'e1', { title: 'Nails', trackerId: 't1' })).toEqual({
      ...{ noun: 'errand', recordId: 'e1', timelineId: 'e1', recordTitle: 'Nails' },
      ...{ customerId: '', trackerId: 't1' },
    });
  });

  it('is explained to a person who does not see it, also by its address', () => {
    const record = { owner: 'hollis', assignees: [] };
    const [reason] = whyHidden(
      { ...viewer, permissions: parsePermissions(['scope:all']) },
      errandNoun,
      record,
    );
    expect(reason && hiddenSentence('Rosa', errandNoun, reason)).toBe(
      'Rosa lacks the permission “Orders: view”.',
    );
    expect(recordInAddress('https://app.example/app/errands/e1?tab=1', nouns)).toEqual({
      ...{ noun: 'errands', id: 'e1' },
    });
  });
});
