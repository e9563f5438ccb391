import type { Ref, Write } from '@/data/store/port';
import { NOUNS as BUSINESS } from '@/domain/nouns';
import type { Data } from '../documents';
import type { Target } from '../oracle';
import { ADMIN } from '../roles';
import { BY_OWNER, idOf, NOUNS, PERSONAL, PLACES, refOf, WRITABLE } from '../world';
import type { Ground } from '../world';
import { cellsOf, writes } from './cell';
import type { Cell, CellRow } from './cell';
import { creation } from './matrix';

const UID = ADMIN.uid ?? '';

function placeOf(name: string): Ground {
  const place = PLACES.find(({ key }) => key === name);
  if (!place) throw new Error(`No place ${name}`);
  return place;
}
const own = placeOf('assigned');
const foreign = placeOf('foreign');

/** The collections that clients create documents in, apart from those whose id is a person's or a business's. */
const CREATED = WRITABLE.filter(
  ({ target, writes: allowed }) => allowed.create && !PERSONAL.includes(target) && !BY_OWNER.includes(target),
);

/** Fields that hold the id of another document. */
const namesOf = (shape: (typeof CREATED)[number]['shape']): readonly string[] =>
  Object.entries(shape.fields).flatMap(([name, field]) =>
    field.kind === 'text' && field.writer === 'client' && name.endsWith('Id') ? [name] : [],
  );

/** The collection that a field names a document of. */
const NAMED: Readonly<Record<string, Target>> = {
  trackerId: 'Trackers',
  estimateId: 'Estimates',
  jobId: 'Jobs',
  clientId: 'Customers',
  projectId: 'Projects',
  boardId: 'Boards',
  listId: 'BoardLists',
  cardId: 'Cards',
  postId: 'Posts',
  threadId: 'Threads',
  importId: 'Imports',
  coverFileId: 'Files',
};

function named(target: Target, name: string): string {
  const noun = BUSINESS.find((one) => one.name === NOUNS[target]);
  const of = NAMED[name] ?? noun?.shape.collection ?? 'Customers';
  return idOf(of as Target, foreign.key);
}

/**
 * Fields that only link, so that any id may stand in them: what follows them reads with the reader's rights, or compares
 * the owner. All others need a document of the same business.
 */
const LINKS: Partial<Record<Target, readonly string[]>> = {
  Customers: ['trackerId'],
  Trackers: ['projectId', 'linkId'],
  Jobs: ['projectId'],
  Tasks: ['recordId', 'customerId', 'trackerId', 'seriesId'],
  Projects: ['clientId'],
  Mail: ['conversationId', 'recordId'],
  Files: ['partId'],
  Cards: ['listId', 'coverFileId', 'recordId'],
  Events: ['seriesId'],
};

/** A new document of ann's with these fields, perhaps under another id. */
function made(what: string, target: Target, isAllowed: boolean, fields: Data, id?: string): CellRow {
  const { given = [], attempt } = creation(target, UID, own);
  if (!('commit' in attempt)) throw new Error('A creation is a commit.');
  const commit = attempt.commit.map((write): Write => {
    if (write.kind !== 'create') return write;
    const ref: Ref = id === undefined ? write.ref : { ...write.ref, id };
    return { ...write, ref, data: { ...write.data, ...fields, ...(id !== undefined && { uuid: id }) } };
  });
  return writes(ADMIN, what, commit, isAllowed, given);
}

const naming = CREATED.flatMap(({ target, shape }) =>
  cellsOf(`${target} that name another business’s document`, [
    made('none', target, true, {}),
    ...namesOf(shape).map((name) =>
      made(name, target, LINKS[target]?.includes(name) ?? false, { [name]: named(target, name) }),
    ),
  ]),
);

const PRICED = BUSINESS.filter(({ amounts }) => amounts === 'beside').map(
  ({ shape }) => shape.collection as Target,
);

/** An amount has the id of its record, so no two records with amounts share one. */
const taking = CREATED.flatMap(({ target }) =>
  cellsOf(`${target} under an id that is taken`, [
    made('by another business', target, false, {}, refOf(target, idOf(target, foreign.key), foreign).id),
    ...PRICED.filter((other) => other !== target && PRICED.includes(target)).map((other) =>
      made(`among ${other}`, target, false, {}, idOf(other, foreign.key)),
    ),
  ]),
);

const UNUSABLE = ['a.b', 'a b', 'ü', '__reserved__x.', 'x'.repeat(129)];

const formed = CREATED.flatMap(({ target }) =>
  cellsOf(
    `${target} under an id that no function can use`,
    UNUSABLE.map((id) => made(id.slice(0, 12), target, false, {}, id)),
  ),
);

/** Ids are chosen by clients: they may be another business's, or odd. A new collection gets these cases by its shape. */
export const foreignIdCells: readonly Cell[] = [...naming, ...taking, ...formed];
