import { called, bookkeeping } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import { NOUN_NAMES } from '../core/noun-names';
import { SUB_STATUS_COLOURS } from '../core/sub-statuses';
import {
  boolean,
  choice,
  defineShape,
  groupList,
  moment,
  optionalMoment,
  requiredText,
  integer,
  serverOnly,
  text,
  textList,
} from '../core/shape';
import type { Infer } from '../core/shape';
import { isSameEmail } from '../format/email';

/** Most recipients of one mail, "to", "cc" and "bcc" together. */
export const MOST_RECIPIENTS = 50;
/** Longest body: 500 kB of HTML. The mail to clients holds it as HTML and as text, in a document of 1 MB. */
export const MAX_BODY = 500_000;
/** Most labels on one mail. */
export const MOST_LABELS = 20;
/** Time in which a sent mail can be taken back, ms. */
export const TAKE_BACK_MS = 10_000;

export const MAIL_STATES = ['draft', 'sending', 'queued', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Where a person keeps a mail; `deleted` can be undone until a scheduled function removes it. */
export const MAIL_BOXES = ['inbox', 'sent', 'drafts', 'trash', 'spam', 'deleted'] as const;
export type MailBox = (typeof MAIL_BOXES)[number];

const recipientFields = {
  /** A coworker; '' for an address outside. */
  uid: text(128),
  name: text(170),
  address: text(320),
};

/**
 * `Mail/{uuid}`: one person's copy of a mail, theirs alone. The sender's copy begins as a draft and has the id
 * of the message; a coworker's copy is made by functions under `copyId`.
 */
export const mailShape = defineShape(COLLECTIONS.mail, {
  uuid: bookkeeping(requiredText(200)),
  owner: bookkeeping(requiredText(128)),
  /** The uid of the person whose copy this is. */
  person: requiredText(128),
  createdAt: bookkeeping(moment()),
  createdBy: bookkeeping(text(128)),
  updatedAt: bookkeeping(moment()),
  updatedBy: bookkeeping(text(128)),
  /** Shared by all copies; '' until functions deliver it. */
  messageId: serverOnly(text(64)),
  conversationId: requiredText(64),
  /** Written on delivery, from the sender's account: nobody sends as another. */
  fromUid: serverOnly(text(128)),
  fromName: serverOnly(text(170)),
  fromAddress: serverOnly(text(320)),
  isReceived: serverOnly(boolean()),
  to: groupList(MOST_RECIPIENTS, recipientFields),
  cc: groupList(MOST_RECIPIENTS, recipientFields),
  /** Recipients whom the others do not see; in the sender's copy alone. */
  bcc: groupList(MOST_RECIPIENTS, recipientFields),
  subject: text(200),
  /** HTML. Screens sanitize it before they show it. */
  body: text(MAX_BODY),
  /** The first words of the body as plain text. */
  preview: text(160),
  /** When it was sent; of a draft, when it was last written. Lists order by it. */
  sentAt: moment(),
  /** When a mail in the state `sending` is due. */
  sendAt: optionalMoment(),
  state: choice(MAIL_STATES),
  /** Why it could not be sent, as a sentence. */
  failure: serverOnly(text(300)),
  /** How many files came with it, counted on delivery. */
  fileCount: serverOnly(integer(0, 50)),
  box: choice(MAIL_BOXES, 'drafts'),
  isUnread: boolean(),
  isStarred: boolean(),
  isImportant: boolean(),
  labelIds: textList(MOST_LABELS, 64),
  /** The lists that show it (`listsOf`), so that one index serves all of them. */
  lists: textList(MOST_LABELS + 4, 64),
  /** Prefixes of its words (`mailKeys`), which a search queries. */
  find: textList(150, 20),
  /** The record it is about; '' for none. */
  recordNoun: bookkeeping(choice(['', ...NOUN_NAMES])),
  recordId: bookkeeping(text(64)),
  recordTitle: called('About', text(170)),
});
export type Mail = Infer<typeof mailShape>;
export type Recipient = Mail['to'][number];
/** The fields that name a mail's sender. */
export type Sender = Pick<Mail, 'fromUid' | 'fromName' | 'fromAddress'>;

/** `MailLabels/{uuid}`: a person's own label. */
export const mailLabelShape = defineShape(COLLECTIONS.mailLabels, {
  uuid: bookkeeping(requiredText(64)),
  owner: bookkeeping(requiredText(128)),
  person: requiredText(128),
  createdAt: bookkeeping(moment()),
  createdBy: bookkeeping(text(128)),
  updatedAt: bookkeeping(moment()),
  updatedBy: bookkeeping(text(128)),
  name: requiredText(40),
  colour: choice(SUB_STATUS_COLOURS),
});
export type MailLabel = Infer<typeof mailLabelShape>;

/** The id of a coworker's copy: a second delivery of the message finds it. */
export function copyId(messageId: string, uid: string): string {
  return `${messageId}_${uid}`;
}

/** Prefix of the id of a mail's history entry; the message's id follows. */
export const MAIL_ENTRY = 'mail_';

/** Whether two recipients are the same person or address. */
export function isSameRecipient(one: Recipient, other: Recipient): boolean {
  if (one.uid !== '' || other.uid !== '') return one.uid === other.uid;
  return isSameEmail(one.address, other.address);
}

/** The recipients that everybody sees. */
type Shown = Pick<Mail, 'to' | 'cc'>;

/** The recipients that everybody sees, once, "to" before "cc". */
export function shownRecipients({ to, cc }: Shown): readonly Recipient[] {
  return recipientsOf({ to, cc });
}

/** All recipients once, "to" before "cc" before "bcc". */
export function recipientsOf({ to, cc, bcc = [] }: Shown & Partial<Pick<Mail, 'bcc'>>): readonly Recipient[] {
  return [...to, ...cc, ...bcc].filter(
    (one, at, all) => all.findIndex((other) => isSameRecipient(one, other)) === at,
  );
}

/** The sender in the form of a recipient; empty until the mail is delivered. */
export function senderOf({ fromUid, fromName, fromAddress }: Sender): Recipient {
  return { uid: fromUid, name: fromName, address: fromAddress };
}

/** A recipient's name for people, or the address. */
export function recipientName({ name, address }: Recipient): string {
  return name || address;
}
