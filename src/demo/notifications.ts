import { personName } from '@/domain/account/user';
import type { UserRecord } from '@/domain/account/user';
import { initialOf } from '@/domain/core/shape';
import type { Customer } from '@/domain/customers/customer';
import { customerNoun } from '@/domain/customers/noun';
import type { Place } from '@/domain/format/formats';
import type { Visit } from '@/domain/jobs/visit';
import { paths } from '@/domain/navigation/paths';
import type { Connection } from '@/domain/network/connection';
import {
  appointmentWords,
  assignedWords,
  clientOpenedWords,
  clientWroteWords,
  connectionWords,
  importWords,
  joinedCompanyWords,
  visitWords,
} from '@/domain/notifications/news-words';
import type { NewsWords } from '@/domain/notifications/news-words';
import { fitted, NOTIFICATION_MS, notificationShape } from '@/domain/notifications/notification';
import type { Notification, NotificationKind } from '@/domain/notifications/notification';
import { ownerOf } from '@/domain/session/session';
import { writtenMoment } from '@/domain/time/moment-words';
import { atWallClock, DAY_MS } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import type { ClientMessage, Tracker } from '@/domain/trackers/tracker';
import { roomItems } from './room-notifications';
import type { Rooms } from './room-notifications';
import { workingDay } from './working-days';

const DANA = 'dana-hollis';
const ELENA = 'elena-sato';

/** Notifications older than this have been read. */
const READ_AFTER = 2 * DAY_MS;

/** Assigned leads and messages of clients told to each person. */
const MOST_OF_A_KIND = 3;

type Told = Rooms & {
  readonly users: readonly UserRecord[];
  readonly customers: readonly Customer[];
  readonly trackers: readonly Tracker[];
  readonly visits: readonly Visit[];
  readonly messages: readonly ClientMessage[];
  readonly connections: readonly Connection[];
  readonly today: Day;
  readonly place: Place;
};

/** Something to tell, `at` in epoch ms. */
type Item = {
  readonly kind: NotificationKind;
  readonly words: NewsWords;
  readonly at: number;
  readonly noun?: string;
  readonly recordId?: string;
};

const newestFirst = (a: { readonly at: number }, b: { readonly at: number }) => b.at - a.at;

/** What each person of the example world was told, as the functions write it; old ones have been read. */
export function exampleNotifications(told: Told): readonly Notification[] {
  const { users, today, place } = told;
  const now = atWallClock(today, '06:00', place.zone);
  return users.flatMap((user) =>
    itemsFor(user, told)
      .filter(({ at }) => at < now && at > now - NOTIFICATION_MS + DAY_MS)
      .toSorted(newestFirst)
      .map(({ kind, words, at, noun = '', recordId = '' }, index) => ({
        ...initialOf(notificationShape.fields),
        uuid: `told-${user.uuid}-${index + 1}`,
        person: user.uuid,
        owner: ownerOf(user),
        kind,
        title: fitted(words.title, 'title'),
        text: fitted(words.text ?? '', 'text'),
        link: words.link ?? '',
        noun,
        recordId,
        count: 1,
        createdAt: at,
        updatedAt: at,
        readAt: now - at > READ_AFTER ? at + DAY_MS : null,
        expiresAt: at + NOTIFICATION_MS,
      })),
  );
}

function itemsFor(user: UserRecord, told: Told): readonly Item[] {
  return [
    ...assigned(user, told),
    ...plans(user, told),
    ...clients(user, told),
    ...requests(user, told),
    ...roomItems(user, told),
    ...(user.uuid === DANA ? ofOwner(user, told) : []),
  ];
}

/** Leads that a coworker gave them. */
function assigned({ uuid }: UserRecord, { users, customers }: Told): readonly Item[] {
  return customers
    .filter(({ assignees, createdBy }) => assignees.includes(uuid) && createdBy !== uuid)
    .map((customer) => ({
      kind: 'assigned' as const,
      words: assignedWords(
        customerNoun,
        customer,
        paths.customer(customer.uuid),
        nameOf(users, customer.createdBy),
      ).words,
      at: customer.createdAt,
      noun: 'customer',
      recordId: customer.uuid,
    }))
    .toSorted(newestFirst)
    .slice(0, MOST_OF_A_KIND);
}

/** Their next appointment and visit, which the coordinator moved yesterday. */
function plans({ uuid, companyUuid }: UserRecord, told: Told): readonly Item[] {
  const { users, customers, visits, today, place } = told;
  const at = (clock: string) => atWallClock(workingDay(today, -1), clock, place.zone);
  if (companyUuid !== DANA) return [];
  const by = nameOf(users, ELENA);
  const start = atWallClock(today, '23:59', place.zone);
  const [customer] = customers
    .filter((one) => one.salesperson === uuid && (one.appointmentTime ?? 0) > start)
    .toSorted((a, b) => (a.appointmentTime ?? 0) - (b.appointmentTime ?? 0));
  const [visit] = visits
    .filter((one) => one.crew.includes(uuid) && one.start > start && one.status === 'Planned')
    .toSorted((a, b) => a.start - b.start);
  const when = (ms: number) => writtenMoment(ms, place, start);
  return [
    ...(customer
      ? [
          {
            kind: 'moved' as const,
            words: appointmentWords(
              customer.name,
              when(customer.appointmentTime ?? 0),
              paths.customer(customer.uuid),
              by,
            ).words,
            at: at('15:20'),
            noun: 'customer',
            recordId: customer.uuid,
          },
        ]
      : []),
    ...(visit
      ? [
          {
            kind: 'moved' as const,
            words: visitWords(visit, when(visit.start), by).words,
            at: at('16:40'),
            noun: 'visit',
            recordId: visit.uuid,
          },
        ]
      : []),
  ];
}

/** What clients wrote, and the client who looked at their page last evening. */
function clients({ uuid }: UserRecord, { messages, trackers, today, place }: Told): readonly Item[] {
  const wrote = messages
    .filter(({ from, assignees }) => from === 'client' && assignees.includes(uuid))
    .map((message) => ({
      kind: 'client' as const,
      words: clientWroteWords(message.authorName, message.body, message.trackerId).words,
      at: message.createdAt,
      noun: 'tracker',
      recordId: message.trackerId,
    }));
  const looked = trackers
    .filter(({ assignees, status }) => assignees.includes(uuid) && status === 'Scheduled')
    .slice(0, 1)
    .map((tracker) => ({
      kind: 'client' as const,
      words: clientOpenedWords(tracker.customerName, tracker.title, tracker.uuid),
      at: atWallClock(workingDay(today, -1), '18:48', place.zone),
      noun: 'tracker',
      recordId: tracker.uuid,
    }));
  return [...wrote.toSorted(newestFirst).slice(0, MOST_OF_A_KIND), ...looked];
}

/** Requests to connect that wait for them. */
function requests({ uuid }: UserRecord, { connections }: Told): readonly Item[] {
  return connections
    .filter(({ person, state }) => person === uuid && state === 'waiting')
    .map(({ otherName, message, createdAt }) => ({
      kind: 'connection' as const,
      words: connectionWords(otherName, message, false),
      at: createdAt,
    }));
}

/** What only the owner of the first company is told. */
function ofOwner({ company }: UserRecord, { today, place }: Told): readonly Item[] {
  const at = (days: number, clock: string) => atWallClock(workingDay(today, days), clock, place.zone);
  return [
    {
      kind: 'invitation',
      words: joinedCompanyWords('Rosa Lima', 'Roofer', company),
      at: at(-12, '08:14'),
    },
    {
      kind: 'import',
      words: importWords({
        noun: 'customer',
        fileName: 'home-show-leads.csv',
        created: 14,
        changed: 2,
        skipped: 1,
      }),
      at: at(-9, '17:02'),
    },
  ];
}

function nameOf(users: readonly UserRecord[], uid: string): string {
  const user = users.find(({ uuid }) => uuid === uid);
  return user ? personName(user) : '';
}
