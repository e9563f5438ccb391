import { inBatches } from '@/data/core/change-many';
import {
  createDraft,
  discardDraft,
  editDraft,
  fileMail,
  queueMail,
  sendMail,
  takeBackMail,
} from '@/data/mail/mail-changes';
import type { Filing } from '@/data/mail/mail-changes';
import { leftSending, mailRef } from '@/data/mail/mail-queries';
import { maxLengthOf } from '@/domain/core/bounds';
import { AppError } from '@/domain/core/errors';
import { isTooLong, problemOfDraft, problemOfPeople } from '@/domain/mail/draft';
import type { Draft } from '@/domain/mail/draft';
import { homeBox } from '@/domain/mail/mail-lists';
import { mailShape, TAKE_BACK_MS } from '@/domain/mail/mail';
import type { Mail } from '@/domain/mail/mail';
import type { MailUpdate } from '../../contract/mail';
import { missing } from '../handler';
import type { LocalContext } from '../handler';

const refused = (sentence: string) => new AppError('invalid', { sentence });

async function known(context: LocalContext, mailId: string): Promise<Mail> {
  const mail = await context.readRecord(mailRef(mailId));
  if (!mail || mail.box === 'deleted') throw missing('This mail is not there any more.');
  return mail;
}

/** Keeps what a person has written so far, under the id that their window chose. */
export async function saveDraft(context: LocalContext, mailId: string, draft: Draft): Promise<void> {
  if (isTooLong(draft.body)) {
    throw refused('This mail is too long: it has more than 500 kB. Shorten it; until then it is not saved.');
  }
  const most = maxLengthOf(mailShape, 'subject');
  if (draft.subject.length > most) throw refused(`A subject has at most ${most} characters.`);
  const tooMany = problemOfPeople(draft);
  if (tooMany !== null) throw refused(`${tooMany} Until then it is not saved.`);
  const mail = await context.readRecord(mailRef(mailId));
  if (mail && mail.state !== 'draft' && mail.state !== 'failed') {
    throw new AppError('conflict', { sentence: 'This mail has been sent, so it cannot be changed.' });
  }
  const at = context.now();
  // A mail that is sent right away must not miss it.
  await context.commitUntilShown(
    mail ? editDraft(context.viewer, mail, draft, at) : createDraft(context.viewer, mailId, draft, at),
  );
}

/** Deletes a draft; Undo brings it back. */
export async function throwAway(context: LocalContext, mailId: string): Promise<boolean> {
  const mail = await known(context, mailId);
  if (mail.state !== 'draft' && mail.state !== 'failed') throw refused('This mail has been sent.');
  context.commit(discardDraft(context.viewer, mail));
  return true;
}

/** Sends a draft: it can be taken back until the answered moment (epoch ms), then this window lets it go. */
export async function send(context: LocalContext, mailId: string): Promise<number> {
  const mail = await known(context, mailId);
  if (mail.state !== 'draft') throw refused('This mail has been sent already.');
  const problem = problemOfDraft(mail);
  if (problem !== null) throw refused(problem);
  const now = context.now();
  context.commit(sendMail(context.viewer, mail, now));
  setTimeout(() => void letGo(context, mailId), TAKE_BACK_MS);
  return now + TAKE_BACK_MS;
}

/** Lets a mail go if it is still on its way and due; one that was taken back stays. */
async function letGo(context: LocalContext, mailId: string): Promise<void> {
  const mail = await context.readRecord(mailRef(mailId)).catch(() => null);
  // Without an answer the server's own schedule sends it.
  if (mail?.state !== 'sending' || (mail.sendAt ?? 0) > context.now()) return;
  context.commitQuietly(queueMail(context.viewer, mail));
}

/** Lets go what a closed window left on its way. */
export async function letGoLeftOver(context: LocalContext): Promise<void> {
  const left = await context.readOnce(leftSending(context.viewer));
  const due = left.filter(({ sendAt }) => (sendAt ?? 0) <= context.now());
  for (const mail of due) context.commitQuietly(queueMail(context.viewer, mail));
}

/** Makes a mail that is being sent a draft again. */
export async function takeBack(context: LocalContext, mailId: string): Promise<boolean> {
  const mail = await known(context, mailId);
  if (mail.state !== 'sending') throw refused('This mail is on its way already.');
  context.commit(takeBackMail(context.viewer, mail));
  return true;
}

function filingOf(mail: Mail, { folder, addLabel, removeLabel, ...flags }: MailUpdate): Filing {
  const labelIds = [...mail.labelIds.filter((one) => one !== removeLabel), addLabel ?? ''].filter(
    (one, at, all) => one !== '' && all.indexOf(one) === at,
  );
  return {
    ...flags,
    ...(folder && { box: folder === 'back' ? homeBox(mail) : folder }),
    ...((addLabel !== undefined || removeLabel !== undefined) && { labelIds }),
  };
}

/** The change in the past tense, for the snackbar; '' for changes that a person sees at once. */
function wordsFor({ folder, addLabel, removeLabel, isUnread }: MailUpdate): string {
  if (folder !== undefined) {
    return {
      trash: 'moved to the trash',
      spam: 'marked as spam',
      deleted: 'deleted for good',
      back: 'moved back',
    }[folder];
  }
  if (addLabel !== undefined) return 'labelled';
  if (removeLabel !== undefined) return 'taken out of the label';
  if (isUnread !== undefined) return isUnread ? 'marked as unread' : 'marked as read';
  return '';
}

/** Changes flags, folder or labels of mails, as one change with one Undo. */
export async function changeMails(
  context: LocalContext,
  mailIds: readonly string[],
  update: MailUpdate,
): Promise<boolean> {
  const mails = await Promise.all(mailIds.map((one) => known(context, one)));
  if (update.folder === 'deleted' && mails.some(({ box }) => box !== 'trash' && box !== 'spam')) {
    throw refused('Move mails to the trash before you delete them for good.');
  }
  const done = wordsFor(update);
  const changes = mails.map((mail) => fileMail(context.viewer, mail, filingOf(mail, update), done));
  const intents = inBatches(changes, (count) => `${count === 1 ? 'Mail' : `${count} mails`} ${done}`);
  const isSeen = done === '' || (mails.length === 1 && update.folder === undefined);
  for (const intent of intents) (isSeen ? context.commitQuietly : context.commit)(intent);
  return true;
}
