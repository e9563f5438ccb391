import type { NounName } from '@/domain/core/noun-names';
import { get, post } from '../call';

/** A person or address of a mail. `uid` is '' for an address outside; `avatar` is kept for existing clients. */
export type MailPerson = {
  readonly uid: string;
  readonly avatar: null;
  readonly name: string;
  readonly email: string;
};

export type MailFlags = {
  readonly isUnread: boolean;
  readonly isStarred: boolean;
  readonly isImportant: boolean;
};

/** The record a mail is about. */
export type MailRecord = {
  readonly noun: NounName;
  readonly id: string;
  readonly title: string;
};

/** A mail as the calls answer it. Times are epoch ms. */
export type MailMessage = MailFlags & {
  readonly id: string;
  readonly messageId: string;
  readonly conversationId: string;
  /** Where it is: inbox, sent, drafts, trash or spam. */
  readonly folder: string;
  readonly state: 'draft' | 'sending' | 'queued' | 'sent' | 'failed';
  /** Why it could not be sent; '' otherwise. */
  readonly failure: string;
  readonly isReceived: boolean;
  readonly from: MailPerson;
  readonly to: readonly MailPerson[];
  readonly cc: readonly MailPerson[];
  /** Of own mails alone. */
  readonly bcc: readonly MailPerson[];
  readonly subject: string;
  /** The first words, as text. */
  readonly message: string;
  /** HTML that screens must sanitize. */
  readonly body: string;
  readonly createdAt: number;
  readonly labelIds: readonly string[];
  readonly record: MailRecord | null;
  /** How many files came with it; those of a draft count once it is sent. */
  readonly attachmentCount: number;
};

/** A list of mails. `unreadCount` is exact below `MOST_UNREAD`. */
export type MailLabelInfo = {
  readonly id: string;
  readonly type: 'system_label' | 'custom_label';
  readonly name: string;
  readonly color?: string;
  readonly unreadCount: number;
  /** Of drafts. */
  readonly totalCount?: number;
};

export type MailsFilter = {
  readonly systemLabel?: string | undefined;
  /** The id or the name of an own label. */
  readonly customLabel?: string | undefined;
  readonly query?: string | undefined;
  /** Time and id of the last mail of the page before. */
  readonly before?: number | undefined;
  readonly beforeId?: string | undefined;
  /** The mail that the client shows beside the list; it changes nothing. */
  readonly mailId?: string | undefined;
};

/** The parts of a mail that a person writes. */
export type MailContent = {
  readonly conversationId: string;
  readonly to: readonly { readonly uid: string; readonly name: string; readonly email: string }[];
  readonly cc: readonly { readonly uid: string; readonly name: string; readonly email: string }[];
  /** Hidden from the others; existing clients leave it out. */
  readonly bcc?: MailContent['to'];
  readonly subject: string;
  readonly body: string;
  readonly record: MailRecord | null;
};

/** Changes of one or many mails; `addLabel` and `removeLabel` are ids of own labels. */
export type MailUpdate = Partial<MailFlags> & {
  readonly folder?: 'trash' | 'spam' | 'deleted' | 'back';
  readonly addLabel?: string;
  readonly removeLabel?: string;
};

export const labelsCall = get<{ mailId?: string }, { labels: readonly MailLabelInfo[] }>('/mail/labels');
export const mailsCall = get<
  MailsFilter,
  { mails: readonly MailMessage[]; next: { before: number; beforeId: string } | null }
>('/mail/mails');
export const mailCall = get<{ mailId: string }, { mail: MailMessage; conversation: readonly MailMessage[] }>(
  '/mail/mail',
);
export const saveDraftCall = post<{ mailId: string; content: MailContent }, { mailId: string }>(
  '/mail/drafts/save',
);
export const discardDraftCall = post<{ mailId: string }, boolean>('/mail/drafts/discard');
/** Sends a draft after ten seconds, in which `takeBackCall` makes it a draft again. */
export const sendMailCall = post<{ mailId: string }, { mailId: string; sendAt: number }>('/mail/send');
export const takeBackCall = post<{ mailId: string }, boolean>('/mail/take-back');
export const updateMailsCall = post<{ mailIds: readonly string[]; update: MailUpdate }, boolean>(
  '/mail/update',
);
export const newLabelCall = post<{ name: string; color: string }, { label: MailLabelInfo }>(
  '/mail/labels/new',
);
export const updateLabelCall = post<
  { labelId: string; update: { name?: string; color?: string } },
  { label: MailLabelInfo }
>('/mail/labels/update');
export const removeLabelCall = post<{ labelId: string }, boolean>('/mail/labels/remove');
