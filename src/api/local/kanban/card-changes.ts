import type { Changes } from '@/data/core/writes';
import { customerRef } from '@/data/customers/customers';
import { fileRef } from '@/data/files/files';
import { jobRef } from '@/data/jobs/jobs';
import { now } from '@/data/store/port';
import { trackerRef } from '@/data/trackers/trackers';
import { MAX_CARD_NAME, MAX_DESCRIPTION } from '@/domain/boards/board';
import type { Card } from '@/domain/boards/board';
import { shortNumber } from '@/domain/core/record-number';
import type { CardUpdate, KanbanCard } from '../../contract/kanban';
import { missing } from '../handler';
import type { LocalContext } from '../handler';
import { epochOf } from '../inputs/time-input';
import { zoneOf } from '../zone';
import { CARD_NAME, coverPictureOf, findBoard, listsIn, membersOf, refuse, worded } from './kanban-answers';

/** What the card answers after the change. */
export function given(
  { cover, isSubscribed, labelIds, memberIds, record }: CardUpdate,
  { name, description, due, recordNumber, coverFileId, coverThumb }: Changes<Card>,
): Partial<KanbanCard> {
  return {
    ...(typeof name === 'string' && { name }),
    ...(typeof description === 'string' && { description }),
    ...((typeof due === 'number' || due === null) && { due }),
    ...(cover !== undefined && { cover }),
    ...(typeof coverFileId === 'string' &&
      typeof coverThumb === 'string' && {
        coverPicture: coverPictureOf({ coverFileId, coverThumb }),
      }),
    ...(isSubscribed !== undefined && { isSubscribed }),
    ...(labelIds && { labelIds }),
    ...(memberIds && { memberIds }),
    ...(record !== undefined && {
      record: record && { ...record, number: typeof recordNumber === 'string' ? recordNumber : '' },
    }),
  };
}

/**
 * The stored fields of an update.
 * @throws 404 for a label, person, record or picture that is not there, AppError('invalid') beyond bounds
 */
export async function changesOf(
  context: LocalContext,
  card: Card,
  update: CardUpdate,
): Promise<Changes<Card>> {
  const { name, description, due, cover, coverAttachmentId, labelIds, memberIds, isArchived, record } =
    update;
  if (description !== undefined && description.length > MAX_DESCRIPTION) {
    throw refuse(`A description has at most ${MAX_DESCRIPTION} characters.`);
  }
  if (labelIds) {
    const { labels } = await findBoard(context, card.boardId);
    if (labelIds.some((id) => !labels.some((label) => label.id === id)))
      throw missing('This label is not there.');
  }
  if (memberIds) {
    const members = await membersOf(context);
    const added = memberIds.filter((id) => !card.memberIds.includes(id));
    if (added.some((id) => !members.some((member) => member.id === id && !member.isFormer))) {
      throw missing('This person is not there.');
    }
  }
  return {
    ...(name !== undefined && { name: worded(name, MAX_CARD_NAME, CARD_NAME) }),
    ...(description !== undefined && { description: description.trim() }),
    ...(due !== undefined && { due: due === null ? null : epochOf(due, await zoneOf(context)) }),
    ...(cover !== undefined && { cover: cover ?? '' }),
    ...(coverAttachmentId !== undefined && (await pictureOf(context, card, coverAttachmentId))),
    ...(labelIds && { labelIds: [...new Set(labelIds)] }),
    ...(memberIds && { memberIds: [...new Set(memberIds)] }),
    ...(record !== undefined && (await linkTo(context, record))),
    ...(isArchived !== undefined && (await archiving(context, card, isArchived))),
  };
}

/** The cover from a picture of the card. @throws 404 */
async function pictureOf(
  { readRecord }: LocalContext,
  card: Card,
  fileId: string | null,
): Promise<Pick<Card, 'coverFileId' | 'coverThumb'>> {
  if (fileId === null) return { coverFileId: '', coverThumb: '' };
  const file = await readRecord(fileRef(fileId));
  if (!file || file.noun !== 'card' || file.recordId !== card.uuid || file.thumb === '') {
    throw missing('This picture is not there.');
  }
  return { coverFileId: file.uuid, coverThumb: file.thumb };
}

/** The stored link to a record that the caller sees, with the record's own number. @throws 404 */
async function linkTo(
  { viewer, readRecord }: LocalContext,
  record: KanbanCard['record'],
): Promise<Pick<Card, 'recordNoun' | 'recordId' | 'recordNumber'>> {
  if (!record) return { recordNoun: '', recordId: '', recordNumber: '' };
  const { noun, id } = record;
  const found = await readRecord<Linkable>(LINKS[noun](id));
  if (!found || found.owner !== viewer.owner) throw missing('This record is not there.');
  const { number = null, numberPrefix = '' } = found;
  const recordNumber = number === null ? '' : shortNumber({ number, numberPrefix });
  return { recordNoun: noun, recordId: id, recordNumber };
}

/** A record that a card may be about; customers have no number. */
type Linkable = { readonly owner: string; readonly number?: number | null; readonly numberPrefix?: string };
const LINKS = { customer: customerRef, tracker: trackerRef, job: jobRef } as const;

/** A restored card whose list was removed comes to the board's first list. */
async function archiving(context: LocalContext, card: Card, isArchived: boolean): Promise<Changes<Card>> {
  if (isArchived) return { archivedAt: now() };
  const lists = await listsIn(context, card.boardId);
  if (lists.some(({ uuid }) => uuid === card.listId)) return { archivedAt: null };
  const [first] = lists;
  if (!first) throw refuse('This board has no list for the card. Add one first.');
  return { archivedAt: null, listId: first.uuid };
}
