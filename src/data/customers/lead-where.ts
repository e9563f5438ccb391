import type { CustomerOrganizer } from '@/domain/customers/customer';
import { followUpDays, UNASSIGNED } from '@/domain/customers/customer-filters';
import type { LeadFilters } from '@/domain/customers/customer-filters';
import { storeFilters } from '@/domain/customers/store-filters';
import type { Day } from '@/domain/time/time';
import type { Viewer } from '@/domain/access/viewer';
import { scopeOf } from '../core/scope';
import type { Where } from '../store/port';

/** Customers of one list that the viewer may see. */
export function inList(viewer: Viewer, organizer: CustomerOrganizer): Where[] {
  return [...scopeOf(viewer), { field: 'listOrganizer', op: '==', value: organizer }];
}

/** The store's conditions for a list of leads; weeks follow the country. */
export function whereOf(viewer: Viewer, filters: LeadFilters, today: Day, country: string): Where[] {
  const { statuses, salespeople, sources } = storeFilters(filters);
  const uids = salespeople.map((uid) => (uid === UNASSIGNED ? '' : uid));
  const where = [
    ...inList(viewer, 'Open'),
    ...oneOf('customerStatus', statuses),
    ...oneOf('salesperson', uids),
    ...oneOf('leadSource', sources),
  ];
  if (filters.followUp) where.push(...followUpWhere(filters.followUp, today, country));
  return where;
}

function oneOf(field: string, values: readonly string[]): Where[] {
  const [value, ...more] = values;
  if (value === undefined) return [];
  return [more.length > 0 ? { field, op: 'in', value: values } : { field, op: '==', value }];
}

function followUpWhere(filter: NonNullable<LeadFilters['followUp']>, today: Day, country: string): Where[] {
  const field = 'nextFollowUp';
  const days = followUpDays(filter, today, country);
  if (!days) return [{ field, op: '==', value: '' }];
  if (days.from === days.to) return [{ field, op: '==', value: days.to }];
  return [
    days.from === null ? { field, op: '>', value: '' } : { field, op: '>=', value: days.from },
    { field, op: '<=', value: days.to },
  ];
}
