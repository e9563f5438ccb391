import { oneLine, writeMail } from '../core/mail';
import type { OutboxMail } from '../core/mail';
import { paths } from '../navigation/paths';
import { PRODUCT_NAME } from '../core/product';

/** Kinds of mail a user may switch off, with their labels. */
export const NOTICES = [
  {
    kind: 'client-message',
    label: 'A client writes to you',
    text: 'The first message that nobody has read yet, on trackers you are assigned to.',
  },
  {
    kind: 'job-assigned',
    label: 'A job is assigned to you',
    text: 'By another person, and at most one mail an hour.',
  },
  {
    kind: 'task-due',
    label: 'A task is due',
    text: 'Where its reminder is a mail, too.',
  },
  {
    kind: 'connection-request',
    label: 'Someone asks to connect',
    text: 'A request that waits in My Network.',
  },
] as const;
export type NoticeKind = (typeof NOTICES)[number]['kind'];

/** An event to mail one person about: its subject and its author. */
export type Notice =
  | { readonly kind: 'client-message'; readonly trackerId: string; readonly title: string }
  | { readonly kind: 'job-assigned'; readonly jobId: string; readonly title: string }
  | { readonly kind: 'task-due'; readonly taskId: string; readonly title: string; readonly when: string }
  | { readonly kind: 'connection-request'; readonly name: string };

/** The mail for a notice; `app` is the app's address without a trailing slash. */
export function noticeMail(notice: Notice, to: string, app: string): OutboxMail {
  const { subject, before, label, path } = wordsOf(notice);
  return writeMail({
    to,
    subject,
    before: [before],
    link: { label, address: `${app}${path}` },
    after: [`You choose what ${PRODUCT_NAME} mails you about: ${app}${paths.account}?tab=notifications`],
  });
}

function wordsOf(notice: Notice) {
  switch (notice.kind) {
    case 'client-message': {
      const title = oneLine(notice.title);
      return {
        subject: `A client wrote: ${title}`,
        before: `There is a new message from the client of ${title}.`,
        label: 'Read and answer',
        path: paths.tracker(notice.trackerId),
      };
    }
    case 'job-assigned': {
      const title = oneLine(notice.title);
      return {
        subject: `Assigned to you: ${title}`,
        before: `${title} is yours now. If more follows within the hour, you find it in your jobs.`,
        label: 'Open the job',
        path: paths.job(notice.jobId),
      };
    }
    case 'task-due': {
      const title = oneLine(notice.title);
      return {
        subject: `Reminder: ${title}`,
        before: notice.when === '' ? `${title}.` : `${title} is due ${oneLine(notice.when)}.`,
        label: 'Open the task',
        path: paths.task(notice.taskId),
      };
    }
    case 'connection-request': {
      const name = oneLine(notice.name);
      return {
        subject: `${name} asks to connect`,
        before: `${name} would like to connect with you on ${PRODUCT_NAME}.`,
        label: 'Answer in My Network',
        path: paths.myNetwork,
      };
    }
  }
}
