import { blankUser } from '@/domain/account/user';
import type { UserRecord } from '@/domain/account/user';
import { PRESETS } from '@/domain/access/presets';
import { positionAt } from '@/domain/boards/position';
import type { Card } from '@/domain/boards/board';
import { messageKeys } from '@/domain/chat/message-find';
import { messageShape, previewOf } from '@/domain/chat/message';
import type { Message } from '@/domain/chat/message';
import { threadShape } from '@/domain/chat/thread';
import type { Thread } from '@/domain/chat/thread';
import { initialOf } from '@/domain/core/shape';
import type { Visit } from '@/domain/jobs/visit';
import { foundBy } from '@/domain/search/find';
import { dueWord } from '@/domain/tasks/due';
import type { Task } from '@/domain/tasks/task';
import { addDays, atWallClock, MINUTE_MS } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import type { World } from './build-world';
import { ZONE } from './businesses';
import { manyEstimates } from './estimates/many-estimates';

const OWNER = 'dana-hollis';

/** How much of each kind the measured company has. */
export const VOLUMES = {
  tasks: 20_000,
  estimates: 5_000,
  cards: 500,
  messages: 10_000,
  people: 30,
  days: 14,
} as const;

/** The measured conversation. */
export const LONG_THREAD = 'long-chat';

/** The world with a first company as large as the bench promises to handle; its plan is not asked. */
export function withVolumes(world: World, today: Day): World {
  const staff = world.users.filter(({ companyUuid, uuid }) => companyUuid === OWNER || uuid === OWNER);
  const users = manyPeople(staff, VOLUMES.people - staff.length);
  const chat = longChat(today);
  return {
    ...world,
    users: [...world.users, ...users],
    tasks: [...world.tasks, ...manyTasks(world.tasks, today)],
    estimates: [
      ...world.estimates,
      ...manyEstimates(world.estimates, VOLUMES.estimates - world.estimates.length),
    ],
    visits: [...world.visits, ...manyVisits(world.visits, [...staff, ...users], today)],
    boards: { ...world.boards, cards: [...world.boards.cards, ...manyCards(world)] },
    chats: {
      threads: [...world.chats.threads, chat.thread],
      messages: [...world.chats.messages, ...chat.messages],
    },
  };
}

/** People of the company without an account of their own to sign in with. */
function manyPeople(staff: readonly UserRecord[], count: number): readonly UserRecord[] {
  const [first] = staff;
  return Array.from({ length: count }, (_, at): UserRecord => {
    const uid = `roofer-${at + 1}`;
    return {
      ...blankUser(uid, `${uid}@hollisroofing.example`, first?.createdAt ?? 0),
      username: uid,
      userFirstName: `Roofer ${at + 1}`,
      userLastName: 'Hollis',
      company: first?.company ?? '',
      companyUuid: OWNER,
      onBoarded: true,
      permissionLevel: PRESETS['Field worker'],
    };
  });
}

/** Copies of the example tasks over 400 days around today. */
function manyTasks(examples: readonly Task[], today: Day): readonly Task[] {
  return Array.from({ length: VOLUMES.tasks - examples.length }, (_, at) => {
    const example = examples[at % examples.length];
    if (!example) return [];
    const dueOn = example.dueOn === '' ? '' : addDays(today, ((at * 7) % 400) - 200);
    const task: Task = {
      ...example,
      uuid: `many-task-${at + 1}`,
      number: examples.length + at + 1,
      dueOn,
      due: dueWord({ dueOn, dueTime: example.dueTime }),
      repeat: '',
      seriesId: '',
      seriesOn: '',
      createdAt: example.createdAt - at * MINUTE_MS,
    };
    return { ...task, ...foundBy(task) };
  }).flat();
}

/** A two-day visit for every person on every other day of two weeks. */
function manyVisits(examples: readonly Visit[], people: readonly UserRecord[], today: Day): readonly Visit[] {
  const planned = examples.filter(({ owner, status }) => owner === OWNER && status === 'Planned');
  return people.flatMap(({ uuid: person }, at) =>
    Array.from({ length: VOLUMES.days / 2 }, (_, step) => {
      const example = planned[(at * 7 + step) % planned.length];
      const day = addDays(today, step * 2 + (at % 2));
      return example
        ? [
            {
              ...example,
              uuid: `many-visit-${person}-${step + 1}`,
              assignees: [person],
              crew: [person],
              start: atWallClock(day, '08:00', ZONE),
              end: atWallClock(addDays(day, 1), '16:00', ZONE),
            },
          ]
        : [];
    }).flat(),
  );
}

/** Copies of the example cards, on the lists of the first board in turn. */
function manyCards({ boards }: World): readonly Card[] {
  const [board] = boards.boards;
  const lists = boards.lists.filter(({ boardId }) => boardId === board?.uuid);
  const cards = boards.cards.filter(({ boardId }) => boardId === board?.uuid);
  let last = cards.at(-1)?.position ?? '';
  return Array.from({ length: VOLUMES.cards - cards.length }, (_, at): Card[] => {
    const example = cards[at % cards.length];
    const list = lists[at % lists.length];
    if (!example || !list) return [];
    const uuid = `many-card-${at + 1}`;
    last = positionAt([{ uuid: '', position: last }], 1);
    return [{ ...example, uuid, listId: list.uuid, position: last, name: `${example.name} (${at + 1})` }];
  }).flat();
}

/** A group's conversation, three minutes between two messages. */
function longChat(today: Day): { readonly thread: Thread; readonly messages: readonly Message[] } {
  const people = [OWNER, 'marcus-reed', 'priya-shah'];
  const end = atWallClock(today, '06:00', ZONE);
  const messages = Array.from({ length: VOLUMES.messages }, (_, at): Message => {
    const by = people[at % people.length] ?? OWNER;
    const createdAt = end - (VOLUMES.messages - at) * 3 * MINUTE_MS;
    const body = `Message ${at + 1}: the ${at % 2 === 0 ? 'ridge' : 'valley'} on Superior Street is ready`;
    return {
      ...initialOf(messageShape.fields),
      uuid: `long-message-${at + 1}`,
      owner: OWNER,
      threadId: LONG_THREAD,
      body,
      find: messageKeys(body),
      isCounted: true,
      createdAt,
      createdBy: by,
      updatedAt: createdAt,
      updatedBy: by,
    };
  });
  const last = messages.at(-1);
  const startedAt = messages[0]?.createdAt ?? end;
  return {
    messages,
    thread: {
      ...initialOf(threadShape.fields),
      uuid: LONG_THREAD,
      owner: OWNER,
      type: 'GROUP',
      name: 'All year',
      participantIds: people,
      ...(last && { lastMessage: previewOf(last) }),
      lastAt: end,
      unread: Object.fromEntries(people.map((uid) => [uid, 0])),
      seen: Object.fromEntries(people.map((uid) => [uid, end])),
      createdAt: startedAt,
      createdBy: OWNER,
      updatedAt: startedAt,
      updatedBy: OWNER,
    },
  };
}
