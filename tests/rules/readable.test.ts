import { describe, expect, it } from 'vitest';
import { factsOfDocument, factsOfQuestion } from '@/data/view-as/seen-as-store';
import { COLLECTIONS } from '@/domain/core/collections';
import { mayRead } from '@/domain/reading/readable';
import type { Write } from '@/data/store/port';
import { isTag } from '@/data/store/tags';
import type { Doc } from '@/domain/core/value';
import type { Viewer } from '@/domain/access/viewer';
import { questionCells } from './cells/questions';
import { matrixCells } from './cells/matrix';
import { OTHER } from './roles';
import { world } from './world';
import type { Cell } from './cells/cell';

/** Created documents as stored, by address; write timestamps do not matter here. */
function storedBy(writes: readonly Write[]): ReadonlyMap<string, Doc> {
  return new Map(
    writes.flatMap((write): [string, Doc][] => {
      if (write.kind !== 'create') return [];
      const stored = Object.entries(write.data).filter(
        (entry): entry is [string, Doc[string]] => !isTag(entry[1]),
      );
      return [[`${write.ref.collection}/${write.ref.id}`, Object.fromEntries(stored)]];
    }),
  );
}

const standing = storedBy(world());

/** The other company buys from a dealer, which its own record says but nothing read here. */
function isOfTheirDealer(viewer: Viewer, attempt: Cell['attempt']): boolean {
  const { collection } =
    'list' in attempt ? attempt.list : 'get' in attempt ? attempt.get : { collection: '' };
  return collection === COLLECTIONS.dealerPrices && viewer.owner === OTHER;
}

/** Chats are private, so viewing the app as another person never shows them. */
function isChat(attempt: Cell['attempt']): boolean {
  const { collection } =
    'list' in attempt ? attempt.list : 'get' in attempt ? attempt.get : { collection: '' };
  return collection === COLLECTIONS.threads || collection === COLLECTIONS.messages;
}

function isContentOfFile(attempt: Cell['attempt']): boolean {
  const { collection } =
    'list' in attempt ? attempt.list : 'get' in attempt ? attempt.get : { collection: '' };
  return collection.startsWith(`${COLLECTIONS.files}/`);
}

/** The domain's answer to a read of the permission table; null for writes and for visitors. */
function answerTo({ role, attempt, given }: Cell): boolean | null {
  const { viewer } = role;
  if (viewer === null || isOfTheirDealer(viewer, attempt) || isContentOfFile(attempt)) return null;
  if (isChat(attempt)) return null;
  if ('list' in attempt) return mayRead(viewer, factsOfQuestion(viewer, attempt.list));
  if (!('get' in attempt)) return null;
  const address = `${attempt.get.collection}/${attempt.get.id}`;
  const data = storedBy(given).get(address) ?? standing.get(address);
  return data ? mayRead(viewer, factsOfDocument(viewer, attempt.get, data)) : null;
}

describe('an administrator’s view as another person', () => {
  it.each([
    ['documents and lists', matrixCells],
    ['the app’s questions', questionCells],
  ])('is what the permission table allows them: %s', (_name, cells) => {
    const answers = cells.flatMap((cell) => {
      const answer = answerTo(cell);
      // Limits of queries are the rules' alone.
      const isCounted = 'list' in cell.attempt && cell.group.endsWith('have a limit');
      return answer === null || isCounted ? [] : [{ cell, answer }];
    });
    expect(answers.filter(({ answer }) => answer).length).toBeGreaterThan(100);
    const wrong = answers.filter(({ cell, answer }) => answer !== cell.isAllowed);
    expect(wrong.map(({ cell }) => `${cell.group}: ${cell.name}`)).toEqual([]);
  });
});
