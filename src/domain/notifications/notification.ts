import { bookkeeping } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import {
  choice,
  defineShape,
  integer,
  moment,
  optionalMoment,
  requiredText,
  serverOnly,
  text,
  textList,
} from '../core/shape';
import type { Infer } from '../core/shape';
import { DAY_MS } from '../time/time';

/** What a notification can be about; each kind can be switched off by its reader. */
export const NOTIFICATION_KINDS = [
  'assigned',
  'moved',
  'reminder',
  'problem',
  'refused',
  'client',
  'invoice',
  'card',
  'event',
  'mention',
  'message',
  'post',
  'connection',
  'invitation',
  'import',
  'plan',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** How long a notification is kept, ms: 90 days. */
export const NOTIFICATION_MS = 90 * DAY_MS;

/** Events remembered by one notification, so that none counts twice. */
export const MOST_EVENTS = 100;

const TITLE_LENGTH = 200;
const TEXT_LENGTH = 300;

/** `Notifications/{id}`: one event, or several alike of one minute, told to one person. */
export const notificationShape = defineShape(COLLECTIONS.notifications, {
  uuid: bookkeeping(serverOnly(requiredText(64))),
  /** The reader. */
  person: serverOnly(requiredText(128)),
  /** The reader's business at that time; they read it only while they belong to it. */
  owner: bookkeeping(serverOnly(requiredText(128))),
  kind: serverOnly(choice(NOTIFICATION_KINDS)),
  title: serverOnly(requiredText(TITLE_LENGTH)),
  text: serverOnly(text(TEXT_LENGTH)),
  /** Path in the app, or ''. */
  link: serverOnly(text(300)),
  /** The record it is about; '' for none. */
  noun: serverOnly(text(40)),
  recordId: serverOnly(text(128)),
  /** Number of events that it joins. */
  count: serverOnly(integer(1, 1_000_000)),
  /** Hashes of these events, the newest ones. */
  events: serverOnly(textList(MOST_EVENTS, 24)),
  createdAt: bookkeeping(serverOnly(moment())),
  updatedAt: bookkeeping(moment()),
  /** Null while unread. */
  readAt: optionalMoment(),
  expiresAt: serverOnly(moment()),
});
export type Notification = Infer<typeof notificationShape>;

/** The words of the choices, in the order of the settings. */
export const NOTIFICATION_CHOICES: readonly {
  readonly kind: NotificationKind;
  readonly label: string;
  readonly text: string;
}[] = [
  {
    kind: 'assigned',
    label: 'Assigned to you',
    text: 'A customer, tracker, job, visit, task, project or card, by another person.',
  },
  {
    kind: 'moved',
    label: 'An appointment or visit is moved',
    text: 'To another time, or cancelled, by another person.',
  },
  { kind: 'reminder', label: 'A task’s reminder', text: 'At the time that was chosen on a task of yours.' },
  {
    kind: 'problem',
    label: 'A crew reports a problem',
    text: 'On a job whose tracker you are assigned to; administrators hear of all.',
  },
  {
    kind: 'refused',
    label: 'An employee’s changes are not taken',
    text: 'They stay on that person’s device until they are sent again or dropped. For administrators.',
  },
  {
    kind: 'client',
    label: 'A client writes or opens their page',
    text: 'Every message, and the first look of a day, on trackers you are assigned to.',
  },
  {
    kind: 'invoice',
    label: 'An invoice is paid or overdue',
    text: 'Also a part of it. For its salesperson and the administrators, without the amount.',
  },
  { kind: 'card', label: 'A card changes', text: 'On the Kanban board, if you subscribed to it.' },
  {
    kind: 'event',
    label: 'An event changes',
    text: 'You are invited, it is moved or cancelled, or a person answers your invitation.',
  },
  { kind: 'mention', label: 'You are mentioned', text: 'With @ and your name.' },
  { kind: 'message', label: 'A message arrives', text: 'In Chat, while you are elsewhere.' },
  {
    kind: 'post',
    label: 'A comment on your post',
    text: 'In Social; administrators also hear of reported posts.',
  },
  {
    kind: 'connection',
    label: 'A request to connect',
    text: 'It waits in My Network, or your own was accepted.',
  },
  { kind: 'invitation', label: 'An invitation is accepted', text: 'A new employee joined your company.' },
  { kind: 'import', label: 'An import is done', text: 'Of a file with customers that you started.' },
  { kind: 'plan', label: 'Your plan is full', text: 'A job that you added went into the archive for now.' },
];

/** A text that fits its field; the end of a longer one is cut off with an ellipsis. */
export function fitted(words: string, field: 'title' | 'text'): string {
  const most = field === 'title' ? TITLE_LENGTH : TEXT_LENGTH;
  const line = words.replaceAll(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
}

/** The unread count as the bell shows it; null for none. */
export function shownCount(unread: number): string | null {
  if (unread <= 0) return null;
  return unread > 99 ? '99+' : String(unread);
}
