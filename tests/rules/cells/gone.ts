import { deletionOf } from '@/data/directory/deletion';
import { now } from '@/data/store/port';
import type { Write } from '@/data/store/port';
import { directoryPart } from '@/domain/core/collections';
import { instant } from '@/domain/core/value';
import { ACME } from '@tests/factories/records';
import { customer, viewerOf } from '../acting';
import type { Data } from '../documents';
import { ADMIN, EMPLOYEES, OTHER, SOLO } from '../roles';
import type { Role } from '../roles';
import { cellsOf, writes } from './cell';
import type { Cell, CellRow } from './cell';

const { Sales, Manager } = EMPLOYEES;

const deletion: Write = { kind: 'delete', ref: customer };

const mark = (change: Data = {}, owner = ACME): Write => ({
  kind: 'create',
  ref: { collection: directoryPart(owner, 'gone'), id: 'mark-made' },
  data: { owner, customerId: customer.id, at: now(), ...change },
});

const byTheApp = (role: Role, id: string, isAllowed: boolean): CellRow =>
  writes(role, `${id}, as the app deletes it`, deletionOf(viewerOf(role), id), isAllowed);

const refused = (name: string, ...commit: readonly Write[]): CellRow => writes(Manager, name, commit, false);

/** Tombstones of deleted customers: who writes them, and that they are true. */
export const goneCells: readonly Cell[] = cellsOf('the mark of a deleted customer', [
  byTheApp(ADMIN, customer.id, true),
  byTheApp(Manager, customer.id, true),
  byTheApp(SOLO, 'c-alone', true),
  byTheApp(Sales, customer.id, false),
  byTheApp(Manager, 'c-foreign', false),
  refused('without the deletion', mark()),
  refused('of a customer there is not', deletion, mark({ customerId: 'nowhere' })),
  refused('in another business', deletion, mark({}, OTHER)),
  refused('in another business, under the right name', deletion, mark({ owner: ACME }, OTHER)),
  refused('naming another business', deletion, mark({ owner: OTHER })),
  refused('at another time', deletion, mark({ at: instant(0) })),
  refused('with anything else in it', deletion, mark({ note: 'x' })),
  refused('changed', { kind: 'patch', ref: mark().ref, fields: { customerId: 'another' } }),
]);
