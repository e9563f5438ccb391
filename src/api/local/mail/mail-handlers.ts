import {
  array,
  boolean,
  maxLength,
  nullable,
  number,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
} from 'valibot';
import { conversationOf, MAIL_PAGE, mailRef, mailsFound, mailsIn } from '@/data/mail/mail-queries';
import type { TypedQuery } from '@/data/core/query';
import { instant } from '@/domain/core/value';
import { NOUN_NAMES } from '@/domain/core/noun-names';
import { isMailFound } from '@/domain/mail/mail-find';
import { isSystemLabel, ownList } from '@/domain/mail/mail-lists';
import type { Mail } from '@/domain/mail/mail';
import type { Viewer } from '@/domain/access/viewer';
import {
  discardDraftCall,
  mailCall,
  mailsCall,
  saveDraftCall,
  sendMailCall,
  takeBackCall,
  updateMailsCall,
} from '../../contract/mail';
import type { MailsFilter } from '../../contract/mail';
import { handle, missing } from '../handler';
import type { Handler, LocalContext } from '../handler';
import { answerMail, draftOf } from './mail-answers';
import { labelHandlers } from './label-handlers';
import { changeMails, saveDraft, send, takeBack, throwAway } from './mail-work';

const id = pipe(string(), maxLength(200));
const people = array(strictObject({ uid: string(), name: string(), email: string() }));

function listOf({ systemLabel, customLabel }: MailsFilter): string {
  if (customLabel !== undefined) return ownList(customLabel);
  const label = systemLabel ?? 'inbox';
  if (!isSystemLabel(label)) throw missing('There is no such list of mails.');
  return label;
}

function firstPage(viewer: Viewer, filter: MailsFilter): TypedQuery<Mail> {
  return (filter.query ? mailsFound(viewer, filter.query) : null) ?? mailsIn(viewer, listOf(filter));
}

/** Rows fetched beyond a page, for mails of the same moment at its edge. */
const EDGE = 5;

async function pageOf(context: LocalContext, filter: MailsFilter): Promise<readonly Mail[]> {
  const first = firstPage(context.viewer, filter);
  const { before, beforeId = '' } = filter;
  if (before === undefined) return context.read(first);
  const { spec, decode } = first;
  const rest = await context.readOnce({
    decode,
    spec: {
      ...spec,
      where: [...spec.where, { field: 'sentAt', op: '<=', value: instant(before) }],
      limit: MAIL_PAGE + EDGE,
    },
  });
  return rest.filter((mail) => mail.sentAt < before || mail.uuid < beforeId).slice(0, MAIL_PAGE);
}

const mails = handle(mailsCall, {
  input: strictObject({
    systemLabel: optional(string()),
    customLabel: optional(string()),
    query: optional(pipe(string(), maxLength(200))),
    before: optional(number()),
    beforeId: optional(string()),
  }),
  watches: ({ viewer }, filter) => [firstPage(viewer, filter)],
  run: async (context, filter) => {
    const list = listOf(filter);
    const page = await pageOf(context, filter);
    const shown = filter.query
      ? page.filter((mail) => mail.lists.includes(list) && isMailFound(filter.query ?? '', mail))
      : page;
    const last = page.length >= MAIL_PAGE ? page.at(-1) : undefined;
    return {
      mails: shown.map((mail) => answerMail(mail, context.user)),
      next: last ? { before: last.sentAt, beforeId: last.uuid } : null,
    };
  },
});

const mail = handle(mailCall, {
  input: strictObject({ mailId: id }),
  watches: (_context, { mailId }) => [mailRef(mailId)],
  run: async (context, { mailId }) => {
    const found = await context.readRecord(mailRef(mailId));
    if (!found || found.box === 'deleted') throw missing('This mail is not there any more.');
    const others = await context.read(conversationOf(context.viewer, found.conversationId));
    const shown = others.filter(
      (one) => one.uuid === mailId || (one.lists.includes('all') && found.lists.includes('all')),
    );
    const all = shown.some((one) => one.uuid === mailId) ? shown : [found, ...shown];
    return {
      mail: answerMail(found, context.user),
      conversation: all.toSorted((a, b) => a.sentAt - b.sentAt).map((one) => answerMail(one, context.user)),
    };
  },
});

/** The answers to every call under `/mail`. */
export const mailHandlers: readonly Handler[] = [
  ...labelHandlers,
  mails,
  mail,
  handle(saveDraftCall, {
    input: strictObject({
      mailId: id,
      content: strictObject({
        conversationId: id,
        to: people,
        cc: people,
        subject: string(),
        body: string(),
        record: nullable(strictObject({ noun: picklist(NOUN_NAMES), id: string(), title: string() })),
      }),
    }),
    run: async (context, { mailId, content }) => {
      await saveDraft(context, mailId, draftOf(content));
      return { mailId };
    },
  }),
  handle(discardDraftCall, {
    input: strictObject({ mailId: id }),
    run: (context, { mailId }) => throwAway(context, mailId),
  }),
  handle(sendMailCall, {
    input: strictObject({ mailId: id }),
    run: async (context, { mailId }) => ({ mailId, sendAt: await send(context, mailId) }),
  }),
  handle(takeBackCall, {
    input: strictObject({ mailId: id }),
    run: (context, { mailId }) => takeBack(context, mailId),
  }),
  handle(updateMailsCall, {
    input: strictObject({
      mailIds: pipe(array(id), maxLength(200)),
      update: strictObject({
        isUnread: optional(boolean()),
        isStarred: optional(boolean()),
        isImportant: optional(boolean()),
        folder: optional(picklist(['trash', 'spam', 'deleted', 'back'])),
        addLabel: optional(string()),
        removeLabel: optional(string()),
      }),
    }),
    run: (context, { mailIds, update }) => changeMails(context, mailIds, update),
  }),
];
