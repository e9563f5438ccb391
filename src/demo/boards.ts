import {
  BOARD_TEMPLATES,
  boardListShape,
  boardShape,
  cardCommentShape,
  cardShape,
  templateLabels,
} from '@/domain/boards/board';
import type { Board, BoardList, BoardTemplate, Card, CardComment } from '@/domain/boards/board';
import { positionAt } from '@/domain/boards/position';
import type { Positioned } from '@/domain/boards/position';
import { shortNumber } from '@/domain/core/record-number';
import { initialOf } from '@/domain/core/shape';
import type { JobStatus } from '@/domain/core/statuses';
import type { Job } from '@/domain/jobs/job';
import { atWallClock, MINUTE_MS } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { PRODUCTION_CARDS } from './board-cards';
import type { CardPlan } from './board-cards';
import { fileOf } from './files';
import type { ExampleFile } from './files';
import { workingDay } from './working-days';

/** The boards of the example world. */
export type ExampleBoards = {
  readonly boards: readonly Board[];
  readonly lists: readonly BoardList[];
  readonly cards: readonly Card[];
  readonly comments: readonly CardComment[];
  /** The cards' photos. */
  readonly files: readonly ExampleFile[];
};

const DANA = 'dana-hollis';

/** The status of the jobs on each list of the production board. */
const JOBS_OF_LISTS: readonly JobStatus[] = [
  'Unscheduled',
  'Scheduled',
  'Scheduled',
  'In Progress',
  'Completed',
];

/** The first company's boards: production with the week's work, and sales without cards yet. */
export function exampleBoards(today: Day, zone: string, allJobs: readonly Job[]): ExampleBoards {
  const moment = (days: number, clock: string) => atWallClock(workingDay(today, days), clock, zone);
  const jobs = allJobs.filter(({ owner }) => owner === DANA);
  const open = jobs.filter(({ listOrganizer }) => listOrganizer === 'Open');
  const jobOf = ({ list, job = -1 }: CardPlan) =>
    open.filter(({ status }) => status === JOBS_OF_LISTS[list])[job];
  const madeAt = moment(-30, '08:00');
  const production = boardOf('Production', madeAt);
  const sales = boardOf('Sales', madeAt + MINUTE_MS);
  const photos = PRODUCTION_CARDS.map((plan, at) => photosOf(plan, at, moment(-2, '11:00')));
  const cards = PRODUCTION_CARDS.reduce<readonly Card[]>(
    (before, plan, at) => [
      ...before,
      { ...cardOf(plan, cardId(at), production, before, jobOf(plan), moment), ...coverOf(photos[at]?.[0]) },
    ],
    [],
  );
  return {
    boards: [production.board, sales.board],
    lists: [...production.lists, ...sales.lists],
    cards,
    comments: PRODUCTION_CARDS.flatMap((plan, at) =>
      (plan.comments ?? []).map(([by, message], place) => ({
        ...initialOf(cardCommentShape.fields),
        uuid: `${cardId(at)}-comment-${place + 1}`,
        owner: DANA,
        boardId: production.board.uuid,
        cardId: cardId(at),
        message,
        ...stampsOf(by, moment(-1, '09:20') + place * 5 * MINUTE_MS),
      })),
    ),
    files: photos.flat(),
  };
}

const cardId = (at: number) => `example-card-${at + 1}`;

/** The drawn photos of a card, which its business reads. */
function photosOf(
  { photos = [], members: [by = DANA] = [] }: CardPlan,
  at: number,
  since: number,
): readonly ExampleFile[] {
  return photos.map((picture) => {
    const mark = { noun: 'card', recordId: cardId(at), picture, name: `${picture}.png` } as const;
    return fileOf({ ...mark, by, at: since }, { owner: DANA, assignees: [by] }, at);
  });
}

function coverOf(photo: ExampleFile | undefined): Pick<Card, 'coverFileId' | 'coverThumb'> {
  return { coverFileId: photo?.record.uuid ?? '', coverThumb: photo?.record.thumb ?? '' };
}

type Made = { readonly board: Board; readonly lists: readonly BoardList[] };

const stampsOf = (by: string, at: number) => ({
  createdAt: at,
  createdBy: by,
  updatedAt: at,
  updatedBy: by,
});

function boardOf(template: BoardTemplate, at: number): Made {
  const uuid = `example-board-${template.toLowerCase()}`;
  const common = { owner: DANA, ...stampsOf(DANA, at) };
  const labels = templateLabels(template);
  return {
    board: { ...initialOf(boardShape.fields), ...common, uuid, name: template, labels },
    lists: BOARD_TEMPLATES[template].lists.reduce<readonly BoardList[]>(
      (before, name, index) => [
        ...before,
        {
          ...initialOf(boardListShape.fields),
          ...common,
          uuid: `${uuid}-${index + 1}`,
          boardId: uuid,
          name,
          position: positionAt(before, before.length),
        },
      ],
      [],
    ),
  };
}

function cardOf(
  plan: CardPlan,
  uuid: string,
  { board, lists }: Made,
  before: readonly Positioned[],
  job: Job | undefined,
  moment: (days: number, clock: string) => number,
): Card {
  const { members = [], items = [], done = 0, due } = plan;
  const [by = DANA] = members;
  const checklist = `${uuid}-list`;
  const itemId = (at: number) => `${checklist}-${at + 1}`;
  return {
    ...initialOf(cardShape.fields),
    uuid,
    owner: DANA,
    boardId: board.uuid,
    listId: lists[plan.list]?.uuid ?? '',
    position: positionAt(before, before.length),
    name: plan.name.replace('{client}', job?.customerName ?? 'Pettigrew'),
    description: plan.says ?? '',
    cover: plan.cover ?? '',
    labelIds: plan.labels ?? [],
    due: due === undefined ? null : moment(due, '17:00'),
    memberIds: members,
    subscriberIds: [...new Set([DANA, ...members])],
    checklists: items.length === 0 ? [] : [{ id: checklist, name: 'Checklist' }],
    checkItems: items.map((name, at) => ({ id: itemId(at), checklistId: checklist, name })),
    itemsDone: items.slice(0, done).map((_, at) => itemId(at)),
    ...(job && { recordNoun: 'job', recordId: job.uuid, recordNumber: shortNumber(job) }),
    commentCount: plan.comments?.length ?? 0,
    ...stampsOf(by, moment(-5, '10:00')),
  };
}
