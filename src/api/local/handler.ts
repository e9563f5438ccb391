import { safeParse } from 'valibot';
import type { BaseIssue, GenericSchema } from 'valibot';
import type { TypedQuery, TypedRef } from '@/data/core/query';
import type { Intent } from '@/data/core/intent';
import type { Viewer } from '@/domain/access/viewer';
import { AppError } from '@/domain/core/errors';
import type { SessionUser } from '@/domain/session/session';
import type { Call } from '../call';

/** What handlers work with: the user, their documents and their changes. */
export type LocalContext = {
  readonly viewer: Viewer;
  readonly user: SessionUser;
  /** The rows of a query. A listener that a screen keeps open answers without reading again. */
  readonly read: <T>(query: TypedQuery<T>) => Promise<readonly T[]>;
  /** A record; null when it does not exist or may not be seen. */
  readonly readRecord: <T>(ref: TypedRef<T>) => Promise<T | null>;
  /** Rows read once, for pages behind the first. */
  readonly readOnce: <T>(query: TypedQuery<T>) => Promise<readonly T[]>;
  /** The number of matches, as the server counts them; needs a connection. */
  readonly count: (query: TypedQuery<unknown>) => Promise<number>;
  /** Changes at once on this device, with the snackbar and its Undo; sent when there is a connection. */
  readonly commit: (intent: Intent) => void;
  /** Like `commit`, without a snackbar: seen marks. */
  readonly commitQuietly: (intent: Intent) => void;
  /** Like `commitQuietly`; resolves when what is read next has the change, or when it is refused at once. */
  readonly commitUntilShown: (intent: Intent) => Promise<void>;
  /** Epoch ms. */
  readonly now: () => number;
};

/** A query or record whose changes make an answer stale. */
export type Watched = TypedQuery<unknown> | TypedRef<unknown>;

/** What makes the answer to an input stale; some is known only from the record that the input names. */
type Watches<In> = (
  context: Pick<LocalContext, 'viewer' | 'user' | 'now' | 'read' | 'readRecord'>,
  input: In,
) => readonly Watched[] | Promise<readonly Watched[]>;

type HandlerParts<In, Out> = {
  /** Refuses unknown fields: use `strictObject`. */
  readonly input: GenericSchema<unknown, In>;
  readonly watches?: Watches<In>;
  readonly run: (context: LocalContext, input: In) => Promise<Out> | Out;
};

/** The answer to one call, for the router, which knows no types. */
export type Handler = {
  readonly call: Pick<Call<never, unknown>, 'method' | 'path'>;
  readonly watches: Watches<unknown>;
  readonly run: (context: LocalContext, input: unknown) => Promise<unknown>;
};

/** Fields whose bounds a user can meet on a screen, in the screen's words. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  query: 'The search',
  mailIds: 'The selection',
  email: 'An address',
  assigneeIds: 'The list of invited people',
};

function sentenceOf({ path, type, requirement, input, message }: BaseIssue<unknown>): string {
  // A check of ours says what is wrong itself.
  if (type === 'check') return message;
  const keys = path?.map(({ key }) => String(key)) ?? [];
  if (keys.length === 0) return 'This input cannot be read.';
  const word = FIELD_WORDS[keys.at(-1) ?? ''] ?? `“${keys.join('.')}”`;
  if (type !== 'max_length') return `${word} cannot be read.`;
  return `${word} is too long: at most ${String(requirement)} ${typeof input === 'string' ? 'characters' : 'entries'}.`;
}

/** Answers a call; input that its schema refuses is an AppError('invalid'). */
export function handle<In, Out>(
  call: Call<In, Out>,
  { input, watches, run }: HandlerParts<In, Out>,
): Handler {
  const read = (given: unknown): In => {
    const result = safeParse(input, given);
    if (result.success) return result.output;
    throw new AppError('invalid', { sentence: sentenceOf(result.issues[0]) });
  };
  return {
    call,
    watches: (context, given) => watches?.(context, read(given)) ?? [],
    run: async (context, given) => run(context, read(given)),
  };
}

/** For ids that do not exist or may not be seen; the answer is the same. */
export function missing(sentence: string): AppError {
  return new AppError('not-found', { sentence });
}
