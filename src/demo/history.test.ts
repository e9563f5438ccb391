import { describe, expect, it } from 'vitest';
import { PERSONAL_KINDS } from '@/domain/history/activity';
import type { Activity } from '@/domain/history/activity';
import {
  CUSTOMER_MOVES,
  JOB_MOVES,
  PROJECT_MOVES,
  TRACKER_MOVES,
  TASK_MOVES,
  VISIT_MOVES,
} from '@/domain/core/statuses';
import { ESTIMATE_MOVES } from '@/domain/estimates/estimate-status';
import { INVOICE_MOVES } from '@/domain/invoices/invoice-status';
import { NOUNS } from '@/domain/nouns';
import type { NounKey } from '@/domain/nouns';
import { isStage } from '@/domain/trackers/stages';
import { dayOf, isWeekend, startOfDay, wallClockOf } from '@/domain/time/time';
import { STAGE_KEYS } from '@/domain/trackers/tracker';
import { subStatusText } from '@/domain/core/sub-statuses';
import { clashesOf, plannedSpan } from '@/domain/jobs/visits';
import { buildWorld } from './build-world';
import type { World } from './build-world';
import { EXAMPLE_SUB_STATUSES } from './own-lists';

const ZONE = 'America/Chicago';

/** A Tuesday, a Saturday, the days around both clock changes, a leap day and the turn of a year. */
const DAYS = ['2026-11-24', '2026-11-28', '2027-03-15', '2027-11-08', '2028-02-29', '2027-01-01'] as const;

const historyOf = (world: World) =>
  [...world.activity, ...world.activityPriced].toSorted((a, b) => a.createdAt - b.createdAt);

const grouped = <T>(items: readonly T[], keyOf: (item: T) => string) => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

const recordsOf = (world: World) =>
  new Map(NOUNS.flatMap<World[NounKey][number]>(({ key }) => [...world[key]]).map((one) => [one.uuid, one]));

describe.each(DAYS)('the past of the example world on %s', (today) => {
  const world = buildWorld(20_26, today);
  const history = historyOf(world);
  const records = recordsOf(world);
  const byRecord = grouped(history, ({ recordId }) => recordId);
  const morning = startOfDay(today, ZONE);

  it('tells of every record from its making on, and much of every sale', () => {
    for (const record of records.values()) {
      const [first] = byRecord.get(record.uuid) ?? [];
      expect([record.uuid, first?.kind, first?.createdAt]).toEqual([
        record.uuid,
        'created',
        record.createdAt,
      ]);
    }
    const told = grouped(history, ({ trackerId }) => trackerId);
    for (const { uuid } of world.trackers) expect(told.get(uuid)?.length).toBeGreaterThanOrEqual(4);
    for (const { uuid } of world.jobs) expect(byRecord.get(uuid)?.length).toBeGreaterThanOrEqual(2);
    expect(new Set(history.map(({ kind }) => kind))).toEqual(
      new Set(['created', 'changed', 'note', 'call', 'opened', 'message']),
    );
  });

  it('belongs to records of its business, for the people of the record', () => {
    for (const entry of history) {
      const record = records.get(entry.recordId);
      expect([entry.uuid, record?.owner]).toEqual([entry.uuid, entry.owner]);
      expect([entry.uuid, record?.assignees]).toEqual([entry.uuid, entry.assignees]);
    }
  });

  it('is written by people of the business or the client, after they came', () => {
    const users = new Map(world.users.map((user) => [user.uuid, user]));
    const byClients = new Set<Activity['kind']>(['opened', 'message']);
    // A look and an answer on the client's page change the status of an estimate, a look and a payment that of an invoice.
    const byFunctions: Partial<Record<Activity['noun'], readonly string[]>> = {
      estimate: ['Viewed', 'Changes Requested', 'Approved', 'Declined'],
      invoice: ['Viewed', 'Partially Paid', 'Paid'],
      payment: ['settled'],
    };
    for (const { uuid, createdBy, createdAt, owner, kind, byName, noun, changes } of history) {
      const moves = byFunctions[noun];
      if (moves && createdBy === '' && kind === 'changed') {
        expect(moves).toContain(changes.find(({ field }) => ['status', 'state'].includes(field))?.after);
        continue;
      }
      const user = users.get(createdBy);
      if (byClients.has(kind)) expect([uuid, createdBy, byName !== '']).toEqual([uuid, '', true]);
      else expect([uuid, user?.companyUuid || user?.uuid]).toEqual([uuid, owner]);
      expect(createdAt).toBeGreaterThan(user?.createdAt ?? 0);
      if (!byClients.has(kind)) expect([uuid, byName === '']).toEqual([uuid, PERSONAL_KINDS.includes(kind)]);
    }
  });

  it('lies before today, on working days and between six in the morning and nine in the evening', () => {
    for (const { uuid, createdAt } of [
      ...history,
      ...world.messages,
      ...world.files.map(({ record }) => record),
    ]) {
      expect([uuid, createdAt < morning]).toEqual([uuid, true]);
      expect([uuid, isWeekend(dayOf(createdAt, ZONE))]).toEqual([uuid, false]);
      const clock = wallClockOf(createdAt, ZONE);
      expect([uuid, clock > '06:00' && clock < '21:00']).toEqual([uuid, true]);
    }
  });

  it('moves every status along the tables, to the one the record has', () => {
    const moves = {
      customer: CUSTOMER_MOVES,
      tracker: TRACKER_MOVES,
      job: JOB_MOVES,
      visit: VISIT_MOVES,
      task: TASK_MOVES,
      project: PROJECT_MOVES,
      estimate: ESTIMATE_MOVES,
      invoice: INVOICE_MOVES,
      payment: {},
    };
    const first = {
      customer: 'Open Lead',
      tracker: 'Sold',
      job: 'Unscheduled',
      visit: 'Planned',
      task: 'To Do',
      project: 'Planning',
      estimate: 'Draft',
      invoice: 'Draft',
      payment: '',
    } as const;
    for (const [recordId, entries] of byRecord) {
      const noun = entries[0]?.noun ?? 'customer';
      const allowed: Readonly<Record<string, readonly string[]>> = moves[noun];
      let status: string = first[noun];
      for (const { before, after } of entries
        .flatMap(({ changes }) => changes)
        .filter(({ field }) => field === (noun === 'customer' ? 'customerStatus' : 'status'))) {
        expect([recordId, before]).toEqual([recordId, status]);
        expect(allowed[before]).toContain(after);
        status = after;
      }
      const record = records.get(recordId);
      const now =
        record &&
        ('customerStatus' in record ? record.customerStatus : 'status' in record ? record.status : '');
      expect([recordId, now]).toEqual([recordId, status]);
    }
  });

  it('ends with the values the records have', () => {
    const texts = new Map<string, string>();
    for (const { recordId, changes } of history)
      for (const { field, after } of changes) texts.set(`${recordId} ${field}`, after);
    for (const tracker of world.trackers) {
      const told = (field: string) => texts.get(`${tracker.uuid} ${field}`) ?? '';
      expect(told('hold.on') === 'true').toBe(tracker.hold.on);
      expect(told('subStatus')).toBe(subStatusText(EXAMPLE_SUB_STATUSES, tracker.subStatus));
      expect(told('listOrganizer') || 'Open').toBe(tracker.listOrganizer);
      expect(told('amount')).toBe(
        String(world.prices.find(({ uuid }) => uuid === tracker.uuid)?.amount ?? ''),
      );
    }
  });

  it('has the moment and the author of the last move of every task and project', () => {
    for (const { uuid, status, statusAt, statusBy } of [...world.tasks, ...world.projects]) {
      const moves = (byRecord.get(uuid) ?? []).filter(({ changes }) =>
        changes.some(({ field }) => field === 'status'),
      );
      const isFirst = status === 'To Do' || status === 'Planning';
      expect([uuid, moves.length === 0]).toEqual([uuid, isFirst]);
      const last = moves.at(-1);
      if (last) expect([uuid, last.createdAt, last.createdBy]).toEqual([uuid, statusAt, statusBy]);
    }
  });

  it('has each stage of a tracker behind it, and the moment of the last move', () => {
    for (const { status, statusAt, stageAt, createdAt } of world.trackers) {
      if (!isStage(status)) continue;
      expect(stageAt[STAGE_KEYS[status]]).toBe(statusAt);
      const dates = Object.values(stageAt).filter((at) => at !== null);
      expect(dates).toEqual(dates.toSorted((a, b) => a - b));
      expect(dates[0]).toBe(createdAt);
      if (status === 'Complete') expect(dates).toHaveLength(Object.keys(stageAt).length);
    }
  });

  it('fits messages, visits and numbers to the records', () => {
    for (const tracker of world.trackers) {
      const unread = world.messages.filter(
        ({ trackerId, from, readAt }) => trackerId === tracker.uuid && from === 'client' && readAt === null,
      );
      const [latest = null] = unread.map(({ createdAt }) => createdAt).toSorted((a, b) => b - a);
      expect(tracker.unreadSince).toBe(latest);
    }
    for (const job of world.jobs) {
      const visits = world.visits.filter(({ jobId }) => jobId === job.uuid);
      expect(plannedSpan(visits)).toEqual({ plannedStart: job.plannedStart, plannedEnd: job.plannedEnd });
      if (job.status === 'Completed') expect(visits.every(({ status }) => status === 'Done')).toBe(true);
    }
    for (const owner of world.settings.map((one) => one.owner)) {
      const numbers = world.jobs.filter((job) => job.owner === owner).map(({ number }) => number);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    }
  });

  it('has two views of everything that was handed over, and as far as it is', () => {
    const { handovers } = world.network;
    expect(new Set(handovers.map(({ state }) => state))).toEqual(new Set(['active', 'waiting']));
    for (const one of handovers) {
      const twin = handovers.find(({ uuid }) => uuid === one.twin);
      expect([twin?.twin, twin?.other, twin?.state, twin?.status]).toEqual([
        one.uuid,
        one.person,
        one.state,
        one.status,
      ]);
      const tracker = world.trackers.find(({ uuid }) => uuid === one.trackerId);
      expect([one.uuid, tracker?.owner]).toEqual([one.uuid, one.trackerId === '' ? undefined : one.owner]);
      if (one.side === 'taken' && tracker)
        expect([one.status, one.statusAt]).toEqual([tracker.status, tracker.statusAt]);
    }
  });

  it('gives no two customers of a business one name, and no two meetings one time', () => {
    const names = world.customers.map(({ owner, name }) => `${owner} ${name}`);
    expect(new Set(names).size).toBe(names.length);
    const times = world.customers.flatMap(({ owner, customerStatus, appointmentTime }) =>
      customerStatus === 'Appointment Set' ? [`${owner} ${appointmentTime ?? 0}`] : [],
    );
    expect(new Set(times).size).toBe(times.length);
  });

  it('sends nobody to two roofs at once, and keeps appointments of leads ahead or just behind', () => {
    for (const visit of world.visits) expect(clashesOf(visit, world.visits)).toEqual([]);
    for (const { customerStatus, appointmentTime, statusAt } of world.customers) {
      if (appointmentTime !== null && customerStatus === 'Appointment Set')
        expect(appointmentTime).toBeGreaterThan(statusAt ?? 0);
      if (appointmentTime !== null) expect(isWeekend(dayOf(appointmentTime, ZONE))).toBe(false);
    }
  });
});
