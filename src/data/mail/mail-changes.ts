import { isBlankDraft, previewOf } from '@/domain/mail/draft';
import type { Draft } from '@/domain/mail/draft';
import { mailKeys } from '@/domain/mail/mail-find';
import { listsOf } from '@/domain/mail/mail-lists';
import { mailLabelShape, mailShape, MOST_LABELS, TAKE_BACK_MS } from '@/domain/mail/mail';
import type { Mail, MailLabel } from '@/domain/mail/mail';
import { initialOf } from '@/domain/core/shape';
import type { Viewer } from '@/domain/access/viewer';
import type { Intent } from '../core/intent';
import { changeRecord } from '../core/change-record';
import { createRecord, deleteRecord, inverse, patchRecord } from '../core/writes';
import type { Changes } from '../core/writes';

type Written = Pick<Mail, 'preview' | 'find' | 'sentAt'> & Draft;

function writtenFields(draft: Draft, at: number): Written {
  return {
    ...draft,
    preview: previewOf(draft.body),
    find: mailKeys({ ...initialOf(mailShape.fields), ...draft }),
    sentAt: at,
  };
}

/** A new draft with the id that the window chose for it; `at` in epoch ms. */
export function createDraft(viewer: Viewer, uuid: string, draft: Draft, at: number): Intent {
  const made = { ...initialOf(mailShape.fields), ...writtenFields(draft, at) };
  return {
    name: 'writeMail',
    label: 'Draft kept',
    writes: [createRecord(viewer, mailShape, { ...made, uuid, person: viewer.uid, lists: listsOf(made) })],
    undo: [deleteRecord(mailShape, uuid)],
  };
}

/** Writes a draft's content again; one that failed becomes a draft. */
export function editDraft(viewer: Viewer, mail: Pick<Mail, 'uuid'>, draft: Draft, at: number): Intent {
  return {
    name: 'writeMail',
    label: 'Draft kept',
    writes: [patchRecord(viewer, mailShape, mail.uuid, { ...writtenFields(draft, at), state: 'draft' })],
    undo: null,
  };
}

/** Deletes a draft for good; Undo writes it again. */
export function discardDraft(viewer: Viewer, mail: Mail): Intent {
  return {
    name: 'discardDraft',
    label: 'Draft discarded',
    writes: [deleteRecord(mailShape, mail.uuid)],
    undo: isBlankDraft(mail) ? null : [createRecord(viewer, mailShape, { ...mail, state: 'draft' })],
  };
}

type Filed = Pick<Mail, 'uuid' | 'box' | 'isStarred' | 'isImportant' | 'labelIds'>;

/** A change with the lists that follow from it. */
function filed(mail: Filed, changes: Partial<Filed> & Changes<Mail>): Changes<Mail> {
  return { ...changes, lists: listsOf({ ...mail, ...changes }) };
}

/** Sends a draft at `now` + TAKE_BACK_MS (epoch ms), held by its window until `queueMail`; Undo takes it back. */
export function sendMail(viewer: Viewer, mail: Filed, now: number): Intent {
  return {
    name: 'sendMail',
    label: 'Sending',
    writes: [
      patchRecord(viewer, mailShape, mail.uuid, {
        ...filed(mail, { box: 'sent' }),
        state: 'sending',
        sendAt: now + TAKE_BACK_MS,
      }),
    ],
    undo: takeBackMail(viewer, mail).writes,
  };
}

/** Makes a mail that is being sent a draft again. */
export function takeBackMail(viewer: Viewer, mail: Filed): Intent {
  return {
    name: 'takeBackMail',
    label: 'Not sent. It is a draft again.',
    writes: [
      patchRecord(viewer, mailShape, mail.uuid, {
        ...filed(mail, { box: 'drafts' }),
        state: 'draft',
        sendAt: null,
      }),
    ],
    undo: null,
  };
}

/** Lets a mail go once it can no longer be taken back; functions deliver it. */
export function queueMail(viewer: Viewer, mail: Pick<Mail, 'uuid'>): Intent {
  return {
    name: 'sendMail',
    label: 'Sent',
    writes: [patchRecord(viewer, mailShape, mail.uuid, { state: 'queued' })],
    undo: null,
  };
}

/** The flags, box and labels of a mail that its person may change. */
export type Filing = Partial<Pick<Mail, 'isUnread' | 'isStarred' | 'isImportant' | 'labelIds' | 'box'>>;

/**
 * Changes flags, box or labels.
 * @param label the change in the past tense: "Moved to trash"
 */
export function fileMail(viewer: Viewer, mail: Mail, filing: Filing, label: string): Intent {
  const changes = filed(mail, {
    ...filing,
    ...(filing.labelIds && { labelIds: filing.labelIds.slice(0, MOST_LABELS) }),
  });
  return {
    name: 'fileMail',
    label,
    ...changeRecord(viewer, mailShape, mail.uuid, mail, changes),
  };
}

/** Creates an own label. */
export function createLabel(viewer: Viewer, label: Pick<MailLabel, 'uuid' | 'name' | 'colour'>): Intent {
  return {
    name: 'editMailLabel',
    label: 'Label created',
    writes: [createRecord(viewer, mailLabelShape, { ...label, person: viewer.uid })],
    undo: [deleteRecord(mailLabelShape, label.uuid)],
  };
}

/** Renames or recolours an own label. */
export function editLabel(
  viewer: Viewer,
  before: MailLabel,
  changes: Partial<Pick<MailLabel, 'name' | 'colour'>>,
): Intent {
  return {
    name: 'editMailLabel',
    label: 'Label changed',
    writes: [patchRecord(viewer, mailLabelShape, before.uuid, changes)],
    undo: [patchRecord(viewer, mailLabelShape, before.uuid, inverse(mailLabelShape, before, changes))],
  };
}

/** Removes an own label. Mails keep its id, so that Undo brings it back on all of them. */
export function deleteLabel(viewer: Viewer, label: MailLabel): Intent {
  return {
    name: 'deleteMailLabel',
    label: 'Label removed',
    writes: [deleteRecord(mailLabelShape, label.uuid)],
    undo: [createRecord(viewer, mailLabelShape, label)],
  };
}
