import { mentionedIn } from '@/domain/chat/body';
import { countMessage } from '@/domain/chat/count-message';
import { messageShape } from '@/domain/chat/message';
import { messageKeys } from '@/domain/chat/message-find';
import type { LinkedRecord, Message } from '@/domain/chat/message';
import { threadShape } from '@/domain/chat/thread';
import { pairThreadId } from '@/domain/chat/thread-id';
import type { Thread } from '@/domain/chat/thread';
import { shortNumber } from '@/domain/core/record-number';
import { initialOf } from '@/domain/core/shape';
import type { Job } from '@/domain/jobs/job';
import { atWallClock } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { EXAMPLE_CHATS } from './chat-lines';
import type { ChatPlan } from './chat-lines';
import { EXAMPLE_PEOPLE } from './people';
import { workingDay } from './working-days';

/** The conversations of the example world. */
export type ExampleChats = { readonly threads: readonly Thread[]; readonly messages: readonly Message[] };

/** The chats of the last working days; they name a job under way of each business. */
export function exampleChats(today: Day, zone: string, allJobs: readonly Job[]): ExampleChats {
  const chats = EXAMPLE_CHATS.map((plan, index) => {
    const jobs = allJobs.filter(({ owner }) => owner === plan.owner);
    const job = jobs.find(({ status }) => status === 'In Progress') ?? jobs[0];
    return chatOf(plan, index, (day, clock) => atWallClock(workingDay(today, day), clock, zone), job);
  });
  return {
    threads: chats.map(({ thread }) => thread),
    messages: chats.flatMap(({ messages }) => messages),
  };
}

function chatOf(
  plan: ChatPlan,
  index: number,
  moment: (day: number, clock: string) => number,
  job: Job | undefined,
): { readonly thread: Thread; readonly messages: readonly Message[] } {
  const { owner, group, people } = plan;
  const [one = '', other = ''] = people;
  const uuid = group === '' ? pairThreadId(owner, one, other) : `example-chat-${index + 1}`;
  const record = job && { noun: 'job' as const, id: job.uuid, number: shortNumber(job) };
  const names = EXAMPLE_PEOPLE.map(({ uid, firstName, lastName }) => ({
    uid,
    name: `${firstName} ${lastName}`,
  }));
  const messages = plan.lines.map(({ by, day, at, says }, place): Message => {
    const body = filled(says, record, job);
    const createdAt = moment(day, at);
    return {
      ...initialOf(messageShape.fields),
      uuid: `example-chat-${index + 1}-${place + 1}`,
      owner,
      threadId: uuid,
      body,
      find: messageKeys(body),
      mentions: mentionedIn(body, names),
      records: record && says.includes('#{job}') ? [record] : [],
      isCounted: true,
      createdAt,
      createdBy: by,
      updatedAt: createdAt,
      updatedBy: by,
    };
  });
  return { thread: threadOf(plan, uuid, messages), messages };
}

function threadOf(
  { owner, group, people, unread }: ChatPlan,
  uuid: string,
  messages: readonly Message[],
): Thread {
  const [first] = messages;
  const startedAt = first?.createdAt ?? 0;
  const thread = messages.reduce<Thread>(
    (before, message) => ({ ...before, ...countMessage(before, message) }),
    {
      ...initialOf(threadShape.fields),
      uuid,
      owner,
      type: group === '' ? 'ONE_TO_ONE' : 'GROUP',
      name: group,
      participantIds: group === '' ? people.toSorted() : people,
      lastAt: startedAt,
      createdAt: startedAt,
      createdBy: first?.createdBy ?? '',
      updatedAt: startedAt,
      updatedBy: first?.createdBy ?? '',
    },
  );
  const read = (uid: string) => messages.at(-1 - (unread[uid] ?? 0))?.createdAt ?? startedAt;
  return {
    ...thread,
    unread: Object.fromEntries(people.map((uid) => [uid, unread[uid] ?? 0])),
    seen: Object.fromEntries(people.map((uid) => [uid, read(uid)])),
  };
}

function filled(says: string, record: LinkedRecord | undefined, job: Job | undefined): string {
  return says
    .replaceAll('{job}', record?.number ?? '')
    .replaceAll('{street}', job?.streetAddress || 'Superior Street');
}
