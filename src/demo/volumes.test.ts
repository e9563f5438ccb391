import { expect, it } from 'vitest';
import { cardShape } from '@/domain/boards/board';
import { messageShape } from '@/domain/chat/message';
import { threadShape } from '@/domain/chat/thread';
import { encodeFields } from '@/domain/core/record-codec';
import { estimateShape } from '@/domain/estimates/estimate';
import { visitShape } from '@/domain/jobs/visit';
import { taskShape } from '@/domain/tasks/task';
import { userShape } from '@/domain/account/user';
import { buildWorld } from './build-world';
import { LONG_THREAD, VOLUMES, withVolumes } from './volumes';

const today = '2026-11-23';
const world = buildWorld(1, today);
const large = withVolumes(world, today);

it('has the volumes that the bench measures, each record within its shape and with its own id', () => {
  const company = large.users.filter(({ companyUuid }) => companyUuid === 'dana-hollis');
  const chat = large.chats.messages.filter(({ threadId }) => threadId === LONG_THREAD);
  expect(company).toHaveLength(VOLUMES.people);
  expect(large.tasks).toHaveLength(VOLUMES.tasks);
  expect(large.estimates).toHaveLength(VOLUMES.estimates);
  expect(large.boards.cards).toHaveLength(VOLUMES.cards);
  expect(chat).toHaveLength(VOLUMES.messages);
  expect(large.visits.length - world.visits.length).toBe((VOLUMES.people * VOLUMES.days) / 2);

  company.forEach((user) => encodeFields(userShape.fields, user));
  large.tasks.forEach((task) => encodeFields(taskShape.fields, task));
  large.estimates.forEach((estimate) => encodeFields(estimateShape.fields, estimate));
  large.visits.forEach((visit) => encodeFields(visitShape.fields, visit));
  large.boards.cards.forEach((card) => encodeFields(cardShape.fields, card));
  large.chats.threads.forEach((thread) => encodeFields(threadShape.fields, thread));
  chat.forEach((message) => encodeFields(messageShape.fields, message));
  for (const records of [
    large.tasks,
    large.estimates,
    large.visits,
    large.boards.cards,
    large.chats.messages,
  ])
    expect(new Set(records.map(({ uuid }) => uuid)).size).toBe(records.length);
});
