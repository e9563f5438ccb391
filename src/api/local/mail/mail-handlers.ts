import {
  array,
  boolean,
  maxLength,
  minLength,
  nullable,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot';
import { conversationOf, mailRef } from '@/data/mail/mail-queries';
import { NOUN_NAMES } from '@/domain/core/noun-names';
import {
  discardDraftCall,
  mailCall,
  saveDraftCall,
  sendMailCall,
  takeBackCall,
  updateMailsCall,
} from '../../contract/mail';
import { handle, missing } from '../handler';
import type { Handler } from '../handler';
import { answerMail, draftOf } from './mail-answers';
import { labelHandlers } from './label-handlers';
import { mailsHandler } from './list-handler';
import { changeMails, saveDraft, send, takeBack, throwAway } from './mail-work';

const id = pipe(string(), maxLength(200));
/** Chosen by the caller for what is new. */
const newId = pipe(string(), regex(/^[\w-]{1,64}$/));
const people = array(
  strictObject({
    uid: pipe(string(), maxLength(128)),
    name: string(),
    email: pipe(string(), maxLength(320)),
  }),
);

const mail = handle(mailCall, {
  input: strictObject({ mailId: id }),
  watches: async ({ viewer, readRecord }, { mailId }) => {
    const found = await readRecord(mailRef(mailId));
    return [mailRef(mailId), ...(found ? [conversationOf(viewer, found.conversationId)] : [])];
  },
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
  mailsHandler,
  mail,
  handle(saveDraftCall, {
    input: strictObject({
      mailId: newId,
      content: strictObject({
        conversationId: pipe(string(), minLength(1), maxLength(64)),
        to: people,
        cc: people,
        bcc: optional(people),
        subject: string(),
        body: string(),
        record: nullable(
          strictObject({
            noun: picklist(NOUN_NAMES),
            id: pipe(string(), maxLength(64)),
            title: string(),
          }),
        ),
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
