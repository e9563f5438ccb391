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

/** Rows of a dashboard card before it links to the list. */
const CARD_ROWS = 8;
const DAY_ROWS = 30;

const openWhere = (viewer: Viewer): Where[] => [
  ...scopeOf(viewer),
  { field: 'listOrganizer', op: '==', value: 'Open' },
];

/** Count of open leads in one status. */
export function leadsInStatus(viewer: Viewer, status: CustomerStatus): TypedQuery<Customer> {
  return query(customerShape, {
    where: [...openWhere(viewer), { field: 'customerStatus', op: '==', value: status }],
    orderBy: [],
    limit: MOST_COUNTED,
  });
}

/** Count of a salesperson's open leads. */
export function leadsOfSalesperson(viewer: Viewer, uid: string): TypedQuery<Customer> {
  return query(customerShape, {
    where: [...openWhere(viewer), { field: 'salesperson', op: '==', value: uid }],
    orderBy: [],
    limit: MOST_COUNTED,
  });
}

/** Count of open trackers in one stage. */
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

/** Open leads whose follow-up is due today or overdue, the most overdue first. */
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

/** Open trackers with an unread client message, newest first. */
export function trackersWithNews(viewer: Viewer): TypedQuery<Tracker> {
  return query(trackerShape, {
    where: [...openWhere(viewer), { field: 'unreadSince', op: '>', value: instant(0) }],
    orderBy: [{ field: 'unreadSince', direction: 'desc' }],
    limit: CARD_ROWS,
  });
}

/** The viewer's own visits that start on a day, whatever else they may see. */
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

/** The dashboard's queries, for the suites that run every query. */
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
