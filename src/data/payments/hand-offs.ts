import type { Viewer } from '@/domain/access/viewer';
import { chunks } from '@/domain/core/chunks';
import { MOST_ROWS } from '@/domain/core/list-bounds';
import type { Invoice } from '@/domain/invoices/invoice';
import { handedOffShape, MOST_HANDED, mayHandOff } from '@/domain/payments/handoff/handed-off';
import type { HandedOff } from '@/domain/payments/handoff/handed-off';
import type { HandOffPeriod } from '@/domain/payments/handoff/hand-off';
import type { Payment } from '@/domain/payments/payment';
import type { Day } from '@/domain/time/time';
import type { CatalogEntry } from '../core/catalog-entry';
import { newId } from '../core/ids';
import type { Intent } from '../core/intent';
import { query } from '../core/query';
import type { TypedQuery } from '../core/query';
import { createRecord } from '../core/writes';
import { invoiceList } from '../invoices/invoice-list';
import type { Where } from '../store/port';
import { paymentList } from './payment-list';

/** Hand-offs that the screen lists. */
const SHOWN = 20;

const between = (field: string, { from, until }: HandOffPeriod): readonly Where[] => [
  { field, op: '>=', value: from },
  { field, op: '<=', value: until },
];

/** Papers issued in a period; null for users who may not see them. */
export function issuedBetween(viewer: Viewer, period: HandOffPeriod): TypedQuery<Invoice> | null {
  const orderBy = [{ field: 'issuedOn', direction: 'asc' }] as const;
  return invoiceList.seen(viewer, { where: between('issuedOn', period), orderBy, limit: MOST_ROWS });
}

/** Payments and refunds received in a period; null for users who may not see them. */
export function receivedBetween(viewer: Viewer, period: HandOffPeriod): TypedQuery<Payment> | null {
  const orderBy = [{ field: 'receivedOn', direction: 'asc' }] as const;
  return paymentList.seen(viewer, { where: between('receivedOn', period), orderBy, limit: MOST_ROWS });
}

/** Hand-offs of periods that end on a day or after it: all that may hold a record of that day. */
export function handOffsSince(viewer: Viewer, from: Day): TypedQuery<HandedOff> | null {
  if (!mayHandOff(viewer)) return null;
  return query(handedOffShape, {
    where: [
      { field: 'owner', op: '==', value: viewer.owner },
      { field: 'until', op: '>=', value: from },
    ],
    orderBy: [{ field: 'until', direction: 'asc' }],
    limit: MOST_ROWS,
  });
}

/** The latest hand-offs, newest first; null for users who may not hand off. */
export function latestHandOffs(viewer: Viewer): TypedQuery<HandedOff> | null {
  if (!mayHandOff(viewer)) return null;
  return query(handedOffShape, {
    where: [{ field: 'owner', op: '==', value: viewer.owner }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: SHOWN,
  });
}

/** What was handed off, with the ids of its papers and payments. */
export type Handing = HandOffPeriod &
  Pick<HandedOff, 'shape'> & { readonly papers: readonly string[]; readonly payments: readonly string[] };

/** Remembers a hand-off. It has no Undo: the files are out, and an invoice in them must not become void. */
export function rememberHandOff(viewer: Viewer, { papers, payments, ...of }: Handing): Intent {
  const [some, money] = [chunks(papers, MOST_HANDED), chunks(payments, MOST_HANDED)];
  const parts = Array.from({ length: Math.max(some.length, money.length) }, (_, at) => ({
    ...{ ...of, uuid: newId(), papers: some[at] ?? [], payments: money[at] ?? [] },
  }));
  return {
    name: 'rememberHandOff',
    label: 'Handed off',
    writes: parts.map((part) => createRecord(viewer, handedOffShape, part)),
    undo: null,
  };
}

const PERIOD = { from: '2026-11-01', until: '2026-11-30' };

/** The hand-off's queries, for the suites that run every query. */
export const handOffsCatalog: readonly CatalogEntry[] = [
  {
    name: 'papers and payments of a period',
    build: (viewer) =>
      [issuedBetween(viewer, PERIOD), receivedBetween(viewer, PERIOD)].flatMap((one) => one?.spec ?? []),
    needs: 'invoices:view',
  },
  {
    name: 'hand-offs to accounting',
    build: (viewer) =>
      [handOffsSince(viewer, PERIOD.from), latestHandOffs(viewer)].flatMap((one) => one?.spec ?? []),
    needs: 'invoices:edit',
  },
];
