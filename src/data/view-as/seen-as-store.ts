import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { NOUNS } from '@/domain/nouns';
import type { Noun } from '@/domain/nouns/define-noun';
import { isDecidedByAddress, mayRead } from '@/domain/reading/readable';
import type { ReadFacts } from '@/domain/reading/readable';
import { isList } from '@/domain/core/value';
import type { Doc, Value } from '@/domain/core/value';
import type { Viewer } from '@/domain/access/viewer';
import type { DocResult, DocStore, QuerySpec, Ref } from '../store/port';
import { lookingRefusal } from './looking-refusal';

type Question = Pick<QuerySpec, 'collection' | 'where'>;

/**
 * The store as another user: it answers what their rights allow and refuses the rest, as the rules would. Queries use
 * the token of the actual user, who must be an administrator of the same company. Nothing is written.
 */
export function createSeenAsStore(store: DocStore, viewer: Viewer, nouns: readonly Noun[] = NOUNS): DocStore {
  const ask = async <T>(question: Question, answer: () => Promise<T>): Promise<T> => {
    if (!mayRead(viewer, factsOfQuestion(viewer, question), nouns)) throw new AppError('denied');
    return answer();
  };
  // A missing record may be reported, unless its address decides who may read it.
  const mayHear = (ref: Ref, { row }: DocResult): boolean =>
    row === null && !isDecidedByAddress(ref.collection)
      ? true
      : mayRead(viewer, factsOfDocument(viewer, ref, row?.data ?? {}), nouns);
  return {
    watch: (spec, onNext, onError) =>
      mayRead(viewer, factsOfQuestion(viewer, spec), nouns)
        ? store.watch(spec, onNext, onError)
        : refuse(onError),
    watchDoc: (ref, onNext, onError) => {
      // The administrator could not read it either, and the rules do not check its content.
      if (isPersonal(ref)) return refuse(onError);
      let stop = (): void => undefined;
      let isOver = false;
      stop = store.watchDoc(
        ref,
        (result) => {
          if (isOver) return;
          if (mayHear(ref, result)) {
            onNext(result);
            return;
          }
          isOver = true;
          onError(new AppError('denied'));
          stop();
        },
        onError,
      );
      if (isOver) stop();
      return stop;
    },
    page: (spec) => ask(spec, () => store.page(spec)),
    count: (spec) => ask(spec, () => store.count(spec)),
    sum: (spec, field) => ask(spec, () => store.sum(spec, field)),
    commit: () => Promise.reject(lookingRefusal()),
    send: () => Promise.reject(lookingRefusal()),
    drained: store.drained,
    // There is no queue of its own to pause.
    pause: () => Promise.resolve(),
    resume: () => Promise.resolve(),
    readLocal: () => Promise.reject(lookingRefusal()),
    readServer: () => Promise.reject(lookingRefusal()),
    // The store belongs to the actual user.
    close: () => Promise.resolve(),
  };
}

/** The facts stated by a query; an unstated one counts as everything, which few may see. */
export function factsOfQuestion(viewer: Viewer, { collection, where }: Question): ReadFacts {
  const stated = (field: string, op: string) =>
    where.find((one) => one.field === field && one.op === op)?.value;
  const owner = stated('owner', '==');
  const person = stated('person', '==') ?? stated('referrer', '==');
  const nouns = stated('noun', '==') ?? stated('noun', 'in');
  return {
    collection,
    id: '',
    owner: typeof owner === 'string' ? owner : '',
    person: typeof person === 'string' ? person : '',
    isAssigned: stated('assignees', 'array-contains') === viewer.uid,
    isReader: stated('readers', 'array-contains') === viewer.uid,
    isBusiness: stated('privacy', '==') === 'business',
    nouns: textsOf(nouns),
  };
}

/** The facts of a document. */
export function factsOfDocument(viewer: Viewer, { collection, id }: Ref, data: Doc): ReadFacts {
  const owner = data['owner'];
  const person = data['person'] ?? data['referrer'];
  return {
    collection,
    id,
    owner: typeof owner === 'string' ? owner : '',
    person: typeof person === 'string' ? person : '',
    isAssigned: textsOf(data['assignees']).includes(viewer.uid),
    isReader: textsOf(data['readers']).includes(viewer.uid),
    isBusiness: data['privacy'] === 'business',
    nouns: textsOf(data['noun']),
  };
}

function textsOf(value: Value | undefined): readonly string[] {
  const values = isList(value) ? value : [value];
  return values.filter((one) => typeof one === 'string');
}

function isPersonal({ collection }: Ref): boolean {
  return collection === COLLECTIONS.users || collection === COLLECTIONS.preferences;
}

/** Reports a refusal as the rules do: later, and once. */
function refuse(onError: (error: AppError) => void): () => void {
  let isOver = false;
  queueMicrotask(() => {
    if (!isOver) onError(new AppError('denied'));
  });
  return () => {
    isOver = true;
  };
}
