import type { Mail, MailBox } from './mail';

/** The lists every person has, in the order of the screen. */
export const SYSTEM_LABELS = [
  'all',
  'inbox',
  'sent',
  'drafts',
  'trash',
  'spam',
  'starred',
  'important',
] as const;
export type SystemLabel = (typeof SYSTEM_LABELS)[number];

export const SYSTEM_LABEL_NAMES: Readonly<Record<SystemLabel, string>> = {
  all: 'All mail',
  inbox: 'Inbox',
  sent: 'Sent',
  drafts: 'Drafts',
  trash: 'Trash',
  spam: 'Spam',
  starred: 'Starred',
  important: 'Important',
};

export function isSystemLabel(label: string): label is SystemLabel {
  return SYSTEM_LABELS.some((one) => one === label);
}

const ALONE: readonly MailBox[] = ['trash', 'spam'];

/** The entry of `lists` for an own label. */
export function ownList(labelId: string): string {
  return `label:${labelId}`;
}

/** The lists that show a mail: those in trash and spam are in these alone, deleted ones in none. */
export function listsOf(
  mail: Pick<Mail, 'box' | 'isStarred' | 'isImportant' | 'labelIds'>,
): readonly string[] {
  if (mail.box === 'deleted') return [];
  if (ALONE.includes(mail.box)) return [mail.box];
  return [
    'all',
    mail.box,
    ...(mail.isStarred ? ['starred'] : []),
    ...(mail.isImportant ? ['important'] : []),
    ...mail.labelIds.map(ownList),
  ];
}

/** The box a mail returns to from trash or spam. */
export function homeBox({ state, isReceived }: Pick<Mail, 'state' | 'isReceived'>): MailBox {
  if (isReceived) return 'inbox';
  return state === 'draft' || state === 'failed' ? 'drafts' : 'sent';
}
