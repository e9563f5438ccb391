import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryRecord } from '@tests/factories/arbitrary';
import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { settingsShape } from '@/domain/company/company';
import { parseFields } from '@/domain/core/record-codec';
import { initialOf } from '@/domain/core/shape';
import { jobShape } from '@/domain/jobs/job';
import { trackerShape, trackingShape } from '@/domain/trackers/tracker';
import { instant } from '@/domain/core/value';
import type { Doc } from '@/domain/core/value';
import type { Viewer } from '@/domain/access/viewer';
import { customerRef } from '../customers/customers';
import { applyWrite } from '../store/apply';
import { now, remove, union } from '../store/port';
import { createRecord, deleteRecord, inverse, patchRecord } from './writes';
import type { Changes } from './writes';

const viewer: Viewer = {
  uid: 'ann',
  owner: 'acme',
  isAdmin: true,
  isCompanyAdmin: true,
  permissions: new Set(),
};
const invalid = expect.objectContaining({ code: 'invalid' });

describe('creating a record', () => {
  it('stamps owner, user and server time, and fills in omitted fields', () => {
    const write = createRecord(viewer, customerShape, { uuid: 'c1', name: 'Ann', appointmentTime: 5 });
    expect(write).toMatchObject({
      kind: 'create',
      ref: { collection: 'Customers', id: 'c1' },
      data: {
        uuid: 'c1',
        name: 'Ann',
        owner: 'acme',
        createdBy: 'ann',
        updatedBy: 'ann',
        createdAt: now(),
        updatedAt: now(),
        appointmentTime: instant(5),
        soldAt: null,
        listOrganizer: 'Open',
        tags: [],
      },
    });
  });

  it('omits fields that only functions set, and stamps the shape does not have', () => {
    const tracker = createRecord(viewer, trackerShape, {
      uuid: 't1',
      title: 'Roof',
      customerId: 'c1',
      number: 7,
    });
    expect(tracker.kind === 'create' && Object.keys(tracker.data)).not.toContain('number');
    const settings = createRecord(viewer, settingsShape, { city: 'Rome' }, 'acme');
    expect(settings.ref).toEqual({ collection: 'Settings', id: 'acme' });
    expect(settings.kind === 'create' && Object.keys(settings.data)).not.toContain('createdAt');
  });

  it('takes server times for moments', () => {
    const write = createRecord(viewer, trackingShape, { uuid: 'l', trackerId: 't', expiresAt: now() });
    expect(write).toMatchObject({ data: { expiresAt: now() } });
  });

  it.each([
    ['a required text is missing', () => createRecord(viewer, customerShape, { uuid: 'c1' })],
    ['there is no id', () => createRecord(viewer, customerShape, { name: 'Ann' })],
    ['a text is too long', () => createRecord(viewer, customerShape, { uuid: 'c', name: 'x'.repeat(171) })],
    ['a tag does not fit the field', () => createRecord(viewer, customerShape, { uuid: 'c', name: now() })],
  ])('refuses when %s', (_why, create) => {
    expect(create).toThrow(invalid);
  });
});

describe('changing a record', () => {
  it('stamps a status with the writer, also when Undo restores an earlier one', () => {
    const before: Customer = { ...initialOf(customerShape.fields), uuid: 'c1', statusBy: 'max' };
    const changes = { customerStatus: 'Contacted' } as const;
    for (const write of [
      patchRecord(viewer, customerShape, 'c1', changes),
      patchRecord(viewer, customerShape, 'c1', inverse(customerShape, before, changes)),
      createRecord(viewer, customerShape, { ...before, name: 'Bo' }),
    ]) {
      expect('fields' in write ? write.fields : 'data' in write && write.data).toMatchObject({
        statusBy: 'ann',
      });
    }
    const problemBy = (problem: string) => patchRecord(viewer, jobShape, 'j1', { problem });
    expect(problemBy('Rot')).toMatchObject({ fields: { problemBy: 'ann' } });
    expect(problemBy('')).toMatchObject({ fields: { problemBy: '' } });
    expect(patchRecord(viewer, customerShape, 'c1', { name: 'Bo' })).not.toHaveProperty('fields.statusBy');
  });

  it('carries the changed fields only, reaching into groups and maps', () => {
    const write = patchRecord(viewer, customerShape, 'c1', {
      name: 'Bo',
      appointmentTime: null,
      'insurance.deductible': 500,
      'customFields.colour': 'red',
      tags: union('new'),
    });
    expect(write).toEqual({
      kind: 'patch',
      ref: { collection: 'Customers', id: 'c1' },
      fields: {
        name: 'Bo',
        appointmentTime: null,
        'insurance.deductible': 500,
        'customFields.colour': 'red',
        tags: union('new'),
        updatedAt: now(),
        updatedBy: 'ann',
      },
    });
  });

  it.each<[string, Changes<Customer>]>([
    ['a bound is broken', { 'insurance.deductible': -1 }],
    ['a required text is emptied', { name: '' }],
    ['a list change meets no list', { name: remove('x') }],
  ])('refuses when %s', (_why, changes) => {
    expect(() => patchRecord(viewer, customerShape, 'c1', changes)).toThrow(invalid);
  });

  it('refuses fields that only functions set', () => {
    expect(() => patchRecord(viewer, trackerShape, 't1', { number: 3 })).toThrow(invalid);
  });

  it('deletes by id', () => {
    expect(deleteRecord(customerShape, 'c1')).toEqual({
      kind: 'delete',
      ref: { collection: 'Customers', id: 'c1' },
    });
  });
});

describe('a change of a record with stored nulls', () => {
  const decode = (data: Doc) => customerRef('c1').decode({ id: 'c1', data, pending: false });
  const damaged = { uuid: 'c1', name: 'Ann', companyName: null, soldAt: null, mergedInto: null };
  const fieldsAfter = (changes: Changes<Customer>) => {
    const write = patchRecord(viewer, customerShape, 'c1', changes);
    return write.kind === 'patch' ? Object.keys(write.fields) : [];
  };

  it('reads them as absent, and removes those that its rules refuse', () => {
    expect(decode({ ...damaged, insurance: { carrier: null } })).toMatchObject({
      ok: true,
      record: { companyName: '', soldAt: null, insurance: { carrier: '' } },
    });
    expect(patchRecord(viewer, customerShape, 'c1', { phone: '1' })).toMatchObject({
      fields: { phone: '1', companyName: { $tag: 'unset' }, 'insurance.carrier': { $tag: 'unset' } },
    });
    expect(fieldsAfter({ phone: '1' })).not.toContain('soldAt');
    expect(fieldsAfter({ phone: '1' })).not.toContain('mergedInto');
  });

  it('names no field twice, and forgets them once they are gone', () => {
    decode({ ...damaged, insurance: { carrier: null }, customFields: { color: null } });
    const { insurance } = initialOf(customerShape.fields);
    const names = fieldsAfter({ companyName: 'Acme', insurance, 'customFields.color': 'red' });
    expect(names.toSorted()).toEqual(
      ['companyName', 'customFields.color', 'insurance', 'updatedAt', 'updatedBy'].toSorted(),
    );
    decode({ uuid: 'c1', name: 'Ann' });
    expect(fieldsAfter({ phone: '1' })).toEqual(['phone', 'updatedAt', 'updatedBy']);
  });
});

describe('the inverse of a change', () => {
  const { fields } = customerShape;
  const plain = ['name', 'appointmentTime', 'insurance', 'tags', 'customFields', 'soldAt'] as const;
  /** Fields that only functions set start with a record's initial values. */
  const servers = Object.fromEntries(
    Object.entries(fields)
      .filter(([, { writer }]) => writer === 'server')
      .map(([name, { initial }]) => [name, initial]),
  );

  /** Who signs what is created. */
  const signed = ({ appointmentOutcome }: Customer) => ({
    statusBy: 'ann',
    outcomeBy: appointmentOutcome === '' ? '' : 'ann',
  });

  it('restores every field', () => {
    const some = fc.subarray([...plain], { minLength: 1 });
    fc.assert(
      fc.property(arbitraryRecord(fields), arbitraryRecord(fields), some, (before, after, names) => {
        const changes = Object.fromEntries(names.map((name) => [name, after[name]])) as Changes<Customer>;
        const create = createRecord(viewer, customerShape, before);
        const back = inverse(customerShape, before, changes);
        const writes = [
          create,
          patchRecord(viewer, customerShape, before.uuid, changes),
          patchRecord(viewer, customerShape, before.uuid, back),
        ];
        const stored = writes.reduce<ReturnType<typeof applyWrite>>(
          (doc, write) => applyWrite(write, doc, 1),
          null,
        );
        const read = parseFields(fields, stored ?? {});
        const stamps = { owner: 'acme', createdAt: 1, createdBy: 'ann', updatedAt: 1, updatedBy: 'ann' };
        expect(read).toEqual({ ok: true, value: { ...before, ...servers, ...stamps, ...signed(before) } });
      }),
      { numRuns: 30 },
    );
  });

  it('keeps null, and removes fields that were missing', () => {
    const before: Customer = { ...initialOf(fields), uuid: 'c1', name: 'Ann' };
    const back = inverse(customerShape, before, { appointmentTime: 5, 'customFields.colour': 'red' });
    expect(back).toEqual({ appointmentTime: null, 'customFields.colour': { $tag: 'unset' } });
  });
});
