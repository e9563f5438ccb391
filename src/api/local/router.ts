import { AppError } from '@/domain/core/errors';
import type { ErrorCode } from '@/domain/core/errors';
import { toAppError } from '@/data/base/app-error';
import { roomOf } from '../call';
import type { Refusal } from '../call-error';
import type { Handler, LocalContext, Watched } from './handler';

/** The handlers of each part of the API, loaded with its first call. */
export type Rooms = Readonly<Record<string, () => Promise<readonly Handler[]>>>;

export type Request = { readonly method: string; readonly path: string; readonly input: unknown };

export type Answer = { readonly status: number; readonly data: unknown };

/** Statuses of refusals; hidden records answer like missing ones. */
const STATUS: Partial<Record<ErrorCode, number>> = {
  invalid: 400,
  'not-found': 404,
  denied: 404,
  conflict: 409,
  'too-large': 413,
  'too-many-tries': 429,
  network: 503,
  unavailable: 503,
};

export type Router = {
  readonly answer: (context: LocalContext, request: Request) => Promise<Answer>;
  readonly watched: (context: LocalContext, request: Request) => Promise<readonly Watched[]>;
};

/**
 * Finds the handler of a request and turns errors into answers.
 * @param before runs ahead of each answer: tests wait or throw an AppError in it
 */
export function createRouter(
  rooms: Rooms,
  before: (request: Request) => Promise<void> = async () => {},
): Router {
  const find = async ({ method, path }: Request): Promise<Handler> => {
    const handlers = (await rooms[roomOf({ path })]?.()) ?? [];
    const found = handlers.find(({ call }) => call.path === path && call.method === method);
    if (!found) throw new AppError('not-found', { sentence: `There is no ${method} ${path}.` });
    return found;
  };
  return {
    answer: async (context, request) => {
      try {
        await before(request);
        const handler = await find(request);
        return { status: 200, data: await handler.run(context, request.input) };
      } catch (error) {
        return refusal(toAppError(error));
      }
    },
    watched: async (context, request) => (await find(request)).watches(context, request.input),
  };
}

function refusal({ code, message }: AppError): Answer {
  const shown = code === 'denied' ? 'not-found' : code;
  const data: Refusal = {
    code: shown,
    message: code === 'denied' ? new AppError('not-found').message : message,
  };
  return { status: STATUS[code] ?? 500, data };
}
