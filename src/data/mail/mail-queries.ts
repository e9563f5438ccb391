import { mailLabelShape, mailShape } from '@/domain/mail/mail';
import type { Mail, MailLabel } from '@/domain/mail/mail';
import { findKey } from '@/domain/search/find';
import type { Viewer } from '@/domain/access/viewer';
import type { CatalogEntry } from '../core/catalog-entry';
import { query, recordRef } from '../core/query';
import type { TypedQuery, TypedRef } from '../core/query';
import type { Where } from '../store/port';

/** Mails of one page of a list. */
export const MAIL_PAGE = 25;
/** Most mails of a conversation that are shown. */
const CONVERSATION = 30;
/** Most own labels that are shown. */
export const MOST_OWN_LABELS = 50;
/** Counting stops here, so that a list opens with few reads: a full count reads "20+". */
export const MOST_UNREAD = 20;
export const MOST_DRAFTS = 9;
/** Every session counts the drawer's mark: this many are written as one fewer and a plus. */
export const MOST_MARKED_MAILS = 10;

const newestFirst = [{ field: 'sentAt', direction: 'desc' } as const];

function ownMail(viewer: Viewer): readonly Where[] {
  return [
    { field: 'owner', op: '==', value: viewer.owner },
    { field: 'person', op: '==', value: viewer.uid },
  ];
}

/** A page of one of the person's lists (`listsOf`), newest first. */
export function mailsIn(viewer: Viewer, list: string): TypedQuery<Mail> {
  return query(mailShape, {
    where: [...ownMail(viewer), { field: 'lists', op: 'array-contains', value: list }],
    orderBy: newestFirst,
    limit: MAIL_PAGE,
  });
}

/**
 * The person's mails with one of the typed words, newest first; the caller filters by list and by the other words
 * (`isMailFound`). Null where the store cannot help: for a single letter.
 */
export function mailsFound(viewer: Viewer, typed: string): TypedQuery<Mail> | null {
  const key = findKey(typed);
  if (key === null) return null;
  return query(mailShape, {
    where: [...ownMail(viewer), { field: 'find', op: 'array-contains', value: key }],
    orderBy: newestFirst,
    limit: MAIL_PAGE,
  });
}

/** One mail of the person. */
export function mailRef(id: string): TypedRef<Mail> {
  return recordRef(mailShape, id);
}

/** The newest mails of a conversation. */
export function conversationOf(viewer: Viewer, conversationId: string): TypedQuery<Mail> {
  return query(mailShape, {
    where: [...ownMail(viewer), { field: 'conversationId', op: '==', value: conversationId }],
    orderBy: newestFirst,
    limit: CONVERSATION,
  });
}

/** The mails that a closed window left on their way. */
export function leftSending(viewer: Viewer): TypedQuery<Mail> {
  return query(mailShape, {
    where: [...ownMail(viewer), { field: 'state', op: '==', value: 'sending' }],
    orderBy: [],
    limit: MAIL_PAGE,
  });
}

/** Unread mails outside trash and spam, for the counts beside the labels. */
export function unreadMails(viewer: Viewer): TypedQuery<Mail> {
  return query(mailShape, {
    where: [
      ...ownMail(viewer),
      { field: 'isUnread', op: '==', value: true },
      { field: 'lists', op: 'array-contains', value: 'all' },
    ],
    orderBy: [],
    limit: MOST_UNREAD,
  });
}

/** Unread mails of the inbox, for the mark in the drawer. */
export function unreadInbox(viewer: Viewer): TypedQuery<Mail> {
  return query(mailShape, {
    where: [
      ...ownMail(viewer),
      { field: 'isUnread', op: '==', value: true },
      { field: 'lists', op: 'array-contains', value: 'inbox' },
    ],
    orderBy: [],
    limit: MOST_MARKED_MAILS,
  });
}

/** The newest drafts, for their count. */
export function newestDrafts(viewer: Viewer): TypedQuery<Mail> {
  const { spec, decode } = mailsIn(viewer, 'drafts');
  return { spec: { ...spec, limit: MOST_DRAFTS }, decode };
}

/** The person's own labels. */
export function ownLabels(viewer: Viewer): TypedQuery<MailLabel> {
  return query(mailLabelShape, { where: ownMail(viewer), orderBy: [], limit: MOST_OWN_LABELS });
}

/** The mail screens' queries, for the suites that run every query. */
export const mailCatalog: readonly CatalogEntry[] = [
  {
    name: 'mail',
    build: (viewer) => [
      mailsIn(viewer, 'inbox').spec,
      mailsFound(viewer, 'estimate')?.spec ?? mailsIn(viewer, 'all').spec,
      conversationOf(viewer, 'm1').spec,
      leftSending(viewer).spec,
      unreadMails(viewer).spec,
      unreadInbox(viewer).spec,
      newestDrafts(viewer).spec,
      ownLabels(viewer).spec,
    ],
    needs: 'team:view',
  },
];
