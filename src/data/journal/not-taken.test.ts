import { describe, expect, it } from 'vitest';
import { COLLECTIONS, directoryPart } from '@/domain/core/collections';
import { instant } from '@/domain/core/value';
import type { Doc } from '@/domain/core/value';
import { changed, inc, now, remove, union, unset } from '../store/port';
import type { Write } from '../store/port';
import { FRESH, pathOfRef } from './kept/entry';
import type { JournalEntry, Stored } from './kept/entry';
import { notTaken } from './not-taken';

const ref = { collection: 'Customers', id: 'c1' };
const patch = (fields: Extract<Write, { kind: 'patch' }>['fields']): Write => ({
  kind: 'patch',
  ref,
  fields,
});
const create = (data: Doc): Write => ({ kind: 'create', ref, data });
const gone: Write = { kind: 'delete', ref };

const entry = (at: number, ...writes: Write[]): JournalEntry => ({
  ...FRESH,
  opId: `op-${at}`,
  uid: 'ann',
  tab: 'before',
  at,
  name: 'editRecord',
  label: 'Changes saved',
  writes,
});

const serverWith = (doc: Stored) => (asked: Parameters<typeof pathOfRef>[0]) =>
  pathOfRef(asked) === pathOfRef(ref) ? doc : null;
const left = (doc: Stored, ...entries: JournalEntry[]) =>
  notTaken(entries, serverWith(doc)).map((one) => one.at);

describe('changes that the server did not accept', () => {
  it.each<[string, Write, Stored, boolean]>([
    ['a field that is there', patch({ name: 'Bo' }), { name: 'Bo', city: 'Rome' }, true],
    ['a field that is not', patch({ name: 'Bo' }), { name: 'Ann' }, false],
    ['one field of two', patch({ name: 'Bo', city: 'Rome' }), { name: 'Bo', city: 'Oslo' }, false],
    ['a field of a group', patch({ 'insurance.carrier': 'Acme' }), { insurance: { carrier: 'Acme' } }, true],
    ['a moment', patch({ at: instant(5) }), { at: instant(5) }, true],
    ['a change of a record that is gone', patch({ name: 'Bo' }), null, false],
    ['a change of a record now hidden', patch({ name: 'Bo' }), 'hidden', false],
    ['only stamps that somebody set since', patch({ updatedAt: now(), updatedBy: 'ann' }), { a: 1 }, true],
    ['a server time', patch({ archivedAt: now() }), { archivedAt: instant(9) }, true],
    ['a server time that is missing', patch({ archivedAt: now() }), { archivedAt: null }, false],
    ['a field taken away', patch({ hint: unset() }), {}, true],
    ['a field still there', patch({ hint: unset() }), { hint: 'x' }, false],
    ['values added', patch({ tags: union('a', 'b') }), { tags: ['b', 'c', 'a'] }, true],
    ['values not added', patch({ tags: union('a') }), { tags: ['b'] }, false],
    ['values removed', patch({ tags: remove('a') }), { tags: ['b'] }, true],
    ['values still there', patch({ tags: remove('a') }), { tags: ['a'] }, false],
    ['a value replaced by another one', patch({ tags: changed(['a'], ['b']) }), { tags: ['c', 'b'] }, true],
    ['a value replaced by half', patch({ tags: changed(['a'], ['b']) }), { tags: ['a', 'b'] }, false],
    [
      'a group left by oneself for another person',
      patch({ people: changed(['ann', 'bo'], ['bo', 'cy']), updatedBy: 'ann' }),
      'hidden',
      true,
    ],
    ['a sum, which tells nothing', patch({ count: inc(1) }), { count: 7 }, false],
    [
      'a sum beside a field that is there',
      patch({ count: inc(1), name: 'Bo' }),
      { count: 7, name: 'Bo' },
      true,
    ],
    ['a group left by oneself', patch({ people: remove('ann'), updatedBy: 'ann' }), 'hidden', true],
    [
      'a group that another person was taken out of',
      patch({ people: remove('bo'), updatedBy: 'ann' }),
      'hidden',
      false,
    ],
    ['a record that is gone', gone, null, true],
    ['a record that is still there', gone, { name: 'Ann' }, false],
    [
      'a new record, edited since',
      create({ name: 'A', createdBy: 'ann' }),
      { name: 'B', createdBy: 'ann' },
      true,
    ],
    ['a new record that is not there', create({ name: 'A', createdBy: 'ann' }), null, false],
    ['settings somebody else made', create({ city: 'Rome' }), { city: 'Oslo' }, false],
  ])('%s', (_what, write, doc, isTaken) => {
    expect(left(doc, entry(1, write))).toEqual(isTaken ? [] : [1]);
  });

  it('ignores values that a later change overwrote', () => {
    const first = entry(1, patch({ name: 'Bo', city: 'Rome' }));
    const second = entry(2, patch({ name: 'Cy' }));
    expect(left({ name: 'Cy', city: 'Rome' }, first, second)).toEqual([]);
    expect(left({ name: 'Cy', city: 'Oslo' }, first, second)).toEqual([1]);
  });

  it('does not let a later unaccepted change excuse an earlier one', () => {
    expect(left({ name: 'Ann' }, entry(1, patch({ name: 'Bo' })), entry(2, patch({ name: 'Cy' })))).toEqual([
      1, 2,
    ]);
  });

  it('ignores only what a later change replaced', () => {
    const ticks = { ticks: ['b'] };
    expect(
      left(ticks, entry(1, patch({ ticks: union('a') })), entry(2, patch({ ticks: union('b') }))),
    ).toEqual([1]);
    expect(
      left(ticks, entry(1, patch({ ticks: union('a') })), entry(2, patch({ ticks: remove('a') }))),
    ).toEqual([]);
    expect(left({ count: 5 }, entry(1, patch({ count: inc(1) })), entry(2, patch({ count: 5 })))).toEqual([]);
    const group = { insurance: { carrier: 'Acme', policy: '7' } };
    const whole = patch({ insurance: { carrier: 'Old', policy: '7' } });
    expect(left(group, entry(1, whole), entry(2, patch({ 'insurance.carrier': 'Acme' })))).toEqual([]);
  });

  it('ignores what an accepted later change replaced, whatever came after', () => {
    const later = [patch({ status: 'Done' })];
    const step = (fields: Parameters<typeof patch>[0]) => ({ ...entry(1, patch(fields)), later });
    expect(left({ status: 'Planned' }, step({ status: 'Working' }))).toEqual([]);
    expect(left({ status: 'Planned' }, step({ status: 'Working', note: 'Late' }))).toEqual([1]);
    expect(left(null, step({ status: 'Working' }))).toEqual([1]);
    expect(left(null, { ...step({ status: 'Working' }), later: [gone] })).toEqual([]);
  });

  it('judges a record under a borrowed id by its fields', () => {
    const price = { collection: COLLECTIONS.prices, id: 'c1' };
    const made: Write = { kind: 'create', ref: price, data: { createdBy: 'ann', amount: 5 } };
    const of = (doc: Doc) => notTaken([entry(1, made)], () => doc).length;
    expect(of({ createdBy: 'ann', amount: 5, stage: 'Sold' })).toBe(0);
    expect(of({ createdBy: 'ann', amount: 7 })).toBe(1);
  });

  it('does not miss the mark of a deleted customer', () => {
    const mark: Write = {
      kind: 'create',
      ref: { collection: directoryPart('acme', 'gone'), id: 'm' },
      data: {},
    };
    expect(left(null, entry(1, gone, mark))).toEqual([]);
  });

  it('takes a record deleted later for taken', () => {
    expect(left(null, entry(1, create({ name: 'A', createdBy: 'ann' })), entry(2, gone))).toEqual([]);
  });

  it('knows that a requested link becomes active by itself', () => {
    const link = { collection: 'Tracking', id: 'l1' };
    const wish = entry(1, { kind: 'patch', ref: link, fields: { state: 'requested' } });
    expect(notTaken([wish], () => ({ state: 'active' }))).toEqual([]);
    expect(notTaken([wish], () => ({ state: 'paused' }))).toEqual([wish]);
  });

  it.each<[string, string, Doc, Doc, boolean]>([
    ['a mail that was delivered', 'Mail', { state: 'queued' }, { state: 'sent', sendAt: null }, true],
    ['a mail that could not be delivered', 'Mail', { state: 'queued' }, { state: 'failed' }, true],
    ['a mail that is a draft again', 'Mail', { state: 'queued' }, { state: 'draft' }, false],
    [
      'a mail that a function queued and delivered',
      'Mail',
      { box: 'sent', state: 'sending', sendAt: instant(5) },
      { box: 'sent', state: 'sent', sendAt: null },
      true,
    ],
    [
      'an update that went out',
      'ClientUpdates',
      { state: 'waiting', dueAt: instant(5) },
      { state: 'sent', dueAt: null },
      true,
    ],
    ['an update that was stopped', 'ClientUpdates', { state: 'waiting' }, { state: 'stopped' }, false],
  ])('knows what functions do with what was asked: %s', (_, collection, asked, held, isTaken) => {
    const wish = entry(1, { kind: 'patch', ref: { collection, id: 'x' }, fields: asked });
    expect(notTaken([wish], () => held)).toEqual(isTaken ? [] : [wish]);
  });
});
