import { maxLength, minLength, optional, pipe, strictObject, string, trim } from 'valibot';
import { newId } from '@/data/core/ids';
import { createLabel, deleteLabel, editLabel } from '@/data/mail/mail-changes';
import { MOST_OWN_LABELS, newestDrafts, ownLabels, unreadMails } from '@/data/mail/mail-queries';
import { AppError } from '@/domain/core/errors';
import { SUB_STATUS_COLOURS } from '@/domain/core/sub-statuses';
import { ownList, SYSTEM_LABEL_NAMES, SYSTEM_LABELS } from '@/domain/mail/mail-lists';
import type { MailLabel } from '@/domain/mail/mail';
import { labelsCall, newLabelCall, removeLabelCall, updateLabelCall } from '../../contract/mail';
import type { MailLabelInfo } from '../../contract/mail';
import { handle, missing } from '../handler';
import type { Handler, LocalContext } from '../handler';
import { absent } from '../inputs/absent';
import { colourInput } from '../inputs/colour-input';
import { letGoLeftOver } from './mail-work';

const name = pipe(string(), trim(), minLength(1), maxLength(40));
const color = colourInput(SUB_STATUS_COLOURS);

const infoOf = ({ uuid, name: called, colour }: MailLabel, unreadCount: number): MailLabelInfo => ({
  id: uuid,
  type: 'custom_label',
  name: called,
  color: colour,
  unreadCount,
});

/** One of the person's own labels by its id or name. @throws 404 */
export async function knownLabel(
  context: Pick<LocalContext, 'viewer' | 'read'>,
  key: string,
): Promise<MailLabel> {
  const labels = await context.read(ownLabels(context.viewer));
  const isNamed = ({ name: called }: MailLabel) => called.toLowerCase() === key.trim().toLowerCase();
  const label = labels.find(({ uuid }) => uuid === key) ?? labels.find(isNamed);
  if (!label) throw missing('This label is not there any more.');
  return label;
}

/** @throws AppError when another label has this name */
async function refuseTwice(context: LocalContext, wanted: string, self = ''): Promise<void> {
  const labels = await context.read(ownLabels(context.viewer));
  const isKnown = labels.some((one) => one.uuid !== self && one.name.toLowerCase() === wanted.toLowerCase());
  if (isKnown) throw new AppError('conflict', { sentence: `You have a label “${wanted}” already.` });
  if (self === '' && labels.length >= MOST_OWN_LABELS) {
    throw new AppError('invalid', {
      sentence: `You can have at most ${MOST_OWN_LABELS} labels. Remove one first.`,
    });
  }
}

/** Whether this window has looked for mails that an earlier one left on their way. */
const looked = new WeakSet<object>();

/** The answers to the calls about labels. */
export const labelHandlers: readonly Handler[] = [
  handle(labelsCall, {
    input: strictObject({ mailId: absent(string()) }),
    watches: ({ viewer }) => [ownLabels(viewer), unreadMails(viewer), newestDrafts(viewer)],
    run: async (context) => {
      const { viewer } = context;
      if (!looked.has(viewer)) {
        looked.add(viewer);
        void letGoLeftOver(context).catch(() => looked.delete(viewer));
      }
      const [labels, unread, drafts] = await Promise.all([
        context.read(ownLabels(viewer)),
        context.read(unreadMails(viewer)),
        context.read(newestDrafts(viewer)),
      ]);
      const countIn = (list: string) => unread.filter(({ lists }) => lists.includes(list)).length;
      const system = SYSTEM_LABELS.map((label): MailLabelInfo => ({
        id: label,
        type: 'system_label',
        name: SYSTEM_LABEL_NAMES[label],
        unreadCount: countIn(label),
        ...(label === 'drafts' && { totalCount: drafts.length }),
      }));
      const own = labels
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map((label) => infoOf(label, countIn(ownList(label.uuid))));
      return { labels: [...system, ...own] };
    },
  }),
  handle(newLabelCall, {
    input: strictObject({ name, color }),
    run: async (context, given) => {
      await refuseTwice(context, given.name);
      const label = { uuid: newId(), name: given.name, colour: given.color };
      context.commit(createLabel(context.viewer, label));
      return {
        label: {
          id: label.uuid,
          type: 'custom_label' as const,
          name: label.name,
          color: label.colour,
          unreadCount: 0,
        },
      };
    },
  }),
  handle(updateLabelCall, {
    input: strictObject({
      labelId: string(),
      update: strictObject({ name: optional(name), color: optional(color) }),
    }),
    run: async (context, { labelId, update }) => {
      const label = await knownLabel(context, labelId);
      if (update.name !== undefined) await refuseTwice(context, update.name, label.uuid);
      const changes = {
        ...(update.name !== undefined && { name: update.name }),
        ...(update.color !== undefined && { colour: update.color }),
      };
      context.commit(editLabel(context.viewer, label, changes));
      return { label: infoOf({ ...label, ...changes }, 0) };
    },
  }),
  handle(removeLabelCall, {
    input: strictObject({ labelId: string() }),
    run: async (context, { labelId }) => {
      context.commit(deleteLabel(context.viewer, await knownLabel(context, labelId)));
      return true;
    },
  }),
];
