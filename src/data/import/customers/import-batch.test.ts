import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryRecord } from '@tests/factories/arbitrary';
import { importDrafts, importer } from '@tests/factories/imports';
import { encodeFields } from '@/domain/core/record-codec';
import { initialOf } from '@/domain/core/shape';
import type { Doc } from '@/domain/core/value';
import { customerShape } from '@/domain/customers/customer';
import { RESTORABLE } from '@/domain/import/customers/batches';
import { takeBack } from '@/domain/import/customers/take-back';
import { importBatchShape } from '@/domain/import/import-run';
import { recordRef } from '../../core/query';
import { applyWrite } from '../../store/apply';
import { unset } from '../../store/port';
import { importBatch } from './import-batch';

const ID = 'customer-1';
const patch = (doc: Doc, fields: Parameters<typeof applyWrite>[0] & { readonly kind: 'patch' }) =>
  applyWrite(fields, doc, 1) ?? {};

/** Customers of any content, of which some fields, also inside a group, were never stored. */
const stored = fc
  .record({
    customer: arbitraryRecord(customerShape.fields),
    lacking: fc.subarray([...RESTORABLE, 'insurance.carrier']),
  })
  .map(({ customer, lacking }): Doc => {
    const own = { uuid: ID, owner: importer.owner, salesperson: '', assignees: ['ann'], tags: ['a', 'b'] };
    const whole: Doc = encodeFields(customerShape.fields, { ...customer, ...own });
    const ref = { collection: customerShape.collection, id: ID };
    return patch(whole, {
      kind: 'patch',
      ref,
      fields: Object.fromEntries(
        lacking
          .toSorted()
          .toReversed()
          .map((path) => [path, unset()]),
      ),
    });
  });

it('an update keeps what a customer had and what it lacked, so that its Undo gives back exactly that', () => {
  fc.assert(
    fc.property(stored, arbitraryRecord(customerShape.fields), (doc, fields) => {
      const decoded = recordRef(customerShape, ID).decode({ id: ID, data: doc, pending: false });
      const [draft] = importDrafts([['Ann', '', '', '']]);
      if (!decoded.ok || !draft) throw new Error('The customer can be read.');
      const existing = decoded.record;
      const { writes } = importBatch(importer, 'import-1', 0, [
        { action: 'update', draft, fields, existing },
      ]);
      const own = writes.find(({ ref }) => ref.id === ID);
      const batch = writes.find(({ ref }) => ref.collection === importBatchShape.collection);
      // Rows without anything new write nothing.
      if (own?.kind !== 'patch' || batch?.kind !== 'create') return;
      const { changed } = batch.data;
      if (typeof changed !== 'string') throw new Error('Earlier values are a text.');
      const made = { ...initialOf(importBatchShape.fields), owner: importer.owner, createdAt: 5, changed };
      const after = patch(doc, own);
      const now = new Map([[ID, { ...existing, updatedAt: 5 }]]);
      const [step] = takeBack(made, now, new Set());
      if (step?.kind !== 'restore') throw new Error('Nobody changed the customer since.');
      const values = encodeFields(customerShape.fields, { ...existing, ...step.values });
      const back = Object.fromEntries(Object.keys(step.values).map((name) => [name, values[name] ?? null]));
      const absent = Object.fromEntries(step.absent.toReversed().map((path) => [path, unset()]));
      const undone = [back, absent].reduce((held, some) => patch(held, { ...own, fields: some }), after);
      const stamps = { updatedAt: doc['updatedAt'] ?? null, updatedBy: doc['updatedBy'] ?? null };
      expect({ ...undone, ...stamps }).toEqual({ ...doc, ...stamps });
    }),
  );
});
