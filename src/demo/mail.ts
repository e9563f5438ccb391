import { initialOf } from '@/domain/core/shape';
import { htmlOfText } from '@/domain/mail/clean-html';
import { previewOf } from '@/domain/mail/draft';
import { copyId, mailLabelShape, mailShape } from '@/domain/mail/mail';
import type { Mail, MailLabel, Recipient } from '@/domain/mail/mail';
import { mailKeys } from '@/domain/mail/mail-find';
import { listsOf } from '@/domain/mail/mail-lists';
import { personName } from '@/domain/account/user';
import type { UserRecord } from '@/domain/account/user';
import type { Customer } from '@/domain/customers/customer';
import { atWallClock } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { ZONE } from './businesses';
import { EXAMPLE_LETTERS, LABELS_OF } from './mail-letters';
import type { Letter } from './mail-letters';
import { workingDay, workingDayBy } from './working-days';

/** The mail of the example world: every copy, and the people's own labels. */
export type ExampleMail = { readonly mails: readonly Mail[]; readonly mailLabels: readonly MailLabel[] };

type Parts = {
  readonly users: readonly UserRecord[];
  readonly customers: readonly Customer[];
  readonly today: Day;
  /** When the labels were made, epoch ms. */
  readonly since: number;
};

const labelId = (person: string, name: string) => `${person}-label-${name.toLowerCase()}`;

/** The letters of a roofing business, delivered to each recipient as functions would. */
export function exampleMail({ users, customers, today, since }: Parts): ExampleMail {
  const user = (uid: string) => users.find(({ uuid }) => uuid === uid);
  const recipient = (to: string, owner: string): Recipient => {
    const coworker = user(to);
    if (coworker) return { uid: to, name: personName(coworker), address: '' };
    if (to.includes('@')) return { uid: '', name: '', address: to };
    const client = clientsOf(customers, owner)[Number(to)];
    return { uid: '', name: client?.name ?? '', address: client?.email ?? 'client@example.com' };
  };
  const mails = EXAMPLE_LETTERS.flatMap((letter, index): Mail[] => {
    const sender = user(letter.from);
    if (!sender) return [];
    const owner = sender.companyUuid || sender.uuid;
    const uuid = `example-mail-${index + 1}`;
    const about = letter.about === undefined ? undefined : clientsOf(customers, owner)[letter.about];
    // On a weekend the latest one is Friday's, not Monday's.
    const day = letter.day === 0 ? workingDayBy(today) : workingDay(today, letter.day);
    const at = atWallClock(day, letter.clock, ZONE);
    const body = htmlOfText(letter.text.replaceAll('{client}', about?.name.split(' ')[0] ?? 'there'));
    const sent: Mail = {
      ...initialOf(mailShape.fields),
      uuid,
      owner,
      person: sender.uuid,
      createdAt: at,
      createdBy: sender.uuid,
      updatedAt: at,
      updatedBy: sender.uuid,
      conversationId: letter.answers === undefined ? uuid : `example-mail-${letter.answers}`,
      to: letter.to.map((to) => recipient(to, owner)),
      subject: letter.subject,
      body,
      preview: previewOf(body),
      sentAt: at,
      ...(about && { recordNoun: 'customer' as const, recordId: about.uuid, recordTitle: about.name }),
      ...(!letter.isDraft && {
        messageId: uuid,
        fromUid: sender.uuid,
        fromName: personName(sender),
        fromAddress: sender.email,
        state: 'sent' as const,
        box: 'sent' as const,
      }),
    };
    const copies = letter.isDraft
      ? []
      : letter.to.filter((to) => user(to)).map((uid) => received(sent, uid, letter));
    return [sent, ...copies].map((mail) => ({ ...mail, lists: listsOf(mail), find: mailKeys(mail) }));
  });
  return {
    mails,
    mailLabels: LABELS_OF.map(([person, name, colour]) => labelOf(user(person), name, colour, since)),
  };
}

function clientsOf(customers: readonly Customer[], owner: string): readonly Customer[] {
  return customers.filter((one) => one.owner === owner && one.email !== '');
}

function received(mail: Mail, uid: string, letter: Letter): Mail {
  return {
    ...mail,
    uuid: copyId(mail.uuid, uid),
    person: uid,
    isReceived: true,
    box: 'inbox',
    isUnread: letter.isUnread === true,
    isStarred: letter.isStarred === true,
    isImportant: letter.isImportant === true,
    labelIds: (letter.labels ?? [])
      .filter((name) => LABELS_OF.some(([person, one]) => person === uid && one === name))
      .map((name) => labelId(uid, name)),
  };
}

function labelOf(
  user: UserRecord | undefined,
  name: string,
  colour: MailLabel['colour'],
  at: number,
): MailLabel {
  const person = user?.uuid ?? '';
  return {
    ...initialOf(mailLabelShape.fields),
    uuid: labelId(person, name),
    owner: user?.companyUuid || person,
    person,
    name,
    colour,
    createdAt: at,
    createdBy: person,
    updatedAt: at,
    updatedBy: person,
  };
}
