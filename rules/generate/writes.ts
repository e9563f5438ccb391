import type { CollectionName } from '@/domain/collections';

/** What clients may write to a collection at all; the policy says who may. */
export type ClientWrites = {
  readonly create: boolean;
  /** `fields`: every client field that is not fixed; else just these; `none`: no update. */
  readonly update: 'fields' | 'none' | readonly string[];
  /** Never changed once created, beside the stamps of every record. */
  readonly fixed: readonly string[];
};

/** Fields whose values the policy checks by hand: identity, owner and the stamps. */
export const POLICY_FIELDS: ReadonlySet<string> = new Set([
  'uuid',
  'owner',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
]);

/** Of those, the ones an update may never touch. */
export const FIXED_STAMPS: ReadonlySet<string> = new Set(['uuid', 'owner', 'createdAt', 'createdBy']);

const CLOSED: ClientWrites = { create: false, update: 'none', fixed: [] };

/** One row per collection; a collection without a row does not compile. */
export const CLIENT_WRITES: Readonly<Record<CollectionName, ClientWrites>> = {
  Users: { create: true, update: 'fields', fixed: [] },
  Companies: { create: false, update: ['name', 'updatedAt', 'updatedBy'], fixed: [] },
  Settings: { create: true, update: 'fields', fixed: [] },
  Preferences: { create: true, update: 'fields', fixed: [] },
  Rosters: CLOSED,
  Customers: { create: true, update: 'fields', fixed: ['importId'] },
  Directory: CLOSED,
  Trackers: { create: true, update: 'fields', fixed: ['customerId'] },
  Jobs: { create: true, update: 'fields', fixed: ['trackerId', 'customerId'] },
  Visits: { create: true, update: 'fields', fixed: ['jobId', 'trackerId', 'customerId'] },
  Prices: { create: true, update: 'fields', fixed: ['noun', 'customerId', 'trackerId'] },
  Activity: { create: true, update: 'none', fixed: [] },
  ActivityPriced: CLOSED,
  ClientMessages: { create: true, update: ['readAt', 'updatedAt', 'updatedBy'], fixed: [] },
  Tracking: {
    create: true,
    update: ['state', 'expiresAt', 'updatedAt', 'updatedBy'],
    fixed: [],
  },
  Imports: { create: true, update: 'fields', fixed: [] },
  Numbers: CLOSED,
  Limits: CLOSED,
  Outbox: CLOSED,
};
