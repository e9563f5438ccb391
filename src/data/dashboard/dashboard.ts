import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { visitShape } from '@/domain/jobs/visit';
import type { Visit } from '@/domain/jobs/visit';
import { MOST_COUNTED } from '@/domain/core/list-bounds';
import { CUSTOMER_STATUSES, TRACKER_STAGES } from '@/domain/core/statuses';
import type { CustomerStatus, TrackerStage } from '@/domain/core/statuses';
import { addDays, endOfDay, startOfDay } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { trackerShape } from '@/domain/trackers/tracker';
import type { Tracker } from '@/domain/trackers/tracker';
import { instant } from '@/domain/core/value';
import type { Viewer } from '@/domain/access/viewer';
import type { CatalogEntry } from '../core/catalog-entry';
import { query } from '../core/query';
import type { TypedQuery } from '../core/query';
import { scopeOf } from '../core/scope';
import type { Where } from '../store/port';

/** Rows a dashboard card shows before it points to the list. */
const CARD_ROWS = 8;
const DAY_ROWS = 30;

const openWhere = (viewer: Viewer): Where[] => [
  ...scopeOf(viewer),
  { field: 'listOrganizer', op: '==', value: 'Open' },
];

/** Open leads in one status, to be counted. */
export function leadsInStatus(viewer: Viewer, status: CustomerStatus): TypedQuery<Customer> {
  return query(customerShape, {
    where: [...openWhere(viewer), { field: 'customerStatus', op: '==', value: status }],
    orderBy: [],
    limit: MOST_COUNTED,
  });
}

/** Open leads of one salesperson, to be counted. */
export function leadsOfSalesperson(viewer: Viewer, uid: string): TypedQuery<Customer> {
  return query(customerShape, {
    where: [...openWhere(viewer), { field: 'salesperson', op: '==', value: uid }],
    orderBy: [],
    limit: MOST_COUNTED,
  });
}

/** Open trackers in one stage, to be counted. */
export function trackersInStage(viewer: Viewer, stage: TrackerStage): TypedQuery<Tracker> {
  return query(trackerShape, {
    where: [...openWhere(viewer), { field: 'status', op: '==', value: stage }],
    orderBy: [],
    limit: MOST_COUNTED,
  });
}

/** Appointments of open leads on one calendar day in the business's zone. */
export function appointmentsOn(viewer: Viewer, day: Day, zone: string): TypedQuery<Customer> {
  return query(customerShape, {
    where: [
      ...openWhere(viewer),
      { field: 'appointmentTime', op: '>=', value: instant(startOfDay(day, zone)) },
      { field: 'appointmentTime', op: '<', value: instant(endOfDay(day, zone)) },
    ],
    orderBy: [{ field: 'appointmentTime', direction: 'asc' }],
    limit: DAY_ROWS,
  });
}

/** Open leads whose follow-up is due today or late, the latest first in line. */
export function followUpsDue(viewer: Viewer, today: Day): TypedQuery<Customer> {
  return query(customerShape, {
    where: [
      ...openWhere(viewer),
      { field: 'nextFollowUp', op: '>', value: '' },
      { field: 'nextFollowUp', op: '<', value: addDays(today, 1) },
    ],
    orderBy: [{ field: 'nextFollowUp', direction: 'asc' }],
    limit: CARD_ROWS,
  });
}

/** Open trackers with a client's message that nobody has read, newest first. */
export function trackersWithNews(viewer: Viewer): TypedQuery<Tracker> {
  return query(trackerShape, {
    where: [...openWhere(viewer), { field: 'unreadSince', op: '>', value: instant(0) }],
    orderBy: [{ field: 'unreadSince', direction: 'desc' }],
    limit: CARD_ROWS,
  });
}

/** One's own visits that start on a day, whoever else may be seen. */
export function ownVisitsOn(viewer: Viewer, day: Day, zone: string): TypedQuery<Visit> {
  return query(visitShape, {
    where: [
      { field: 'owner', op: '==', value: viewer.owner },
      { field: 'assignees', op: 'array-contains', value: viewer.uid },
      { field: 'start', op: '>=', value: instant(startOfDay(day, zone)) },
      { field: 'start', op: '<', value: instant(endOfDay(day, zone)) },
    ],
    orderBy: [{ field: 'start', direction: 'asc' }],
    limit: DAY_ROWS,
  });
}

const SOME_DAY: Day = '2026-11-23';

/** What the dashboard asks, for the suites that walk every query. */
export const dashboardCatalog: readonly CatalogEntry[] = [
  {
    name: 'dashboard leads',
    build: (viewer) => [
      ...CUSTOMER_STATUSES.map((status) => leadsInStatus(viewer, status).spec),
      leadsOfSalesperson(viewer, viewer.uid).spec,
      appointmentsOn(viewer, SOME_DAY, 'America/Chicago').spec,
      followUpsDue(viewer, SOME_DAY).spec,
    ],
    needs: 'customers:view',
  },
  {
    name: 'dashboard trackers',
    build: (viewer) => [
      ...TRACKER_STAGES.map((stage) => trackersInStage(viewer, stage).spec),
      trackersWithNews(viewer).spec,
    ],
    needs: 'trackers:view',
  },
  {
    name: 'own day',
    build: (viewer) => [ownVisitsOn(viewer, SOME_DAY, 'America/Chicago').spec],
    needs: 'jobs:view',
  },
];
