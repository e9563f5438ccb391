import { screen } from '@testing-library/react';
import { number, object, strictObject, string } from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { renderWithData } from '@/data/testing/render-with-data';
import { AppError, ERROR_SENTENCES } from '@/domain/core/errors';
import { get, post } from './call';
import { errorOfCall } from './call-error';
import { createClient, NO_ANSWER } from './client';
import { handle, missing } from './local/handler';
import type { LocalApi } from './local/local-api';
import { createRouter } from './local/router';
import { localApiOf } from './open-api';
import { ApiProvider } from './provider';
import { localClient } from './testing/local-client';
import { useCall } from './use-call';

const double = get<{ value: number }, { twice: number }>('/sums/double');
const lose = post<{ id: string }, never>('/sums/lose');
const peek = post<Record<string, never>, never>('/sums/peek');

const rooms = {
  sums: async () => [
    handle(double, {
      input: strictObject({ value: number() }),
      run: (_context, { value }) => ({ twice: value * 2 }),
    }),
    handle(lose, {
      input: strictObject({ id: string() }),
      run: () => {
        throw missing('This sum is not there.');
      },
    }),
    handle(peek, {
      input: object({}),
      run: () => {
        throw new AppError('denied');
      },
    }),
  ],
};

const { send } = localClient({}, createRouter(rooms));

describe('answers whose code does not load', () => {
  it('are watched, and asked again, once there is a connection', async () => {
    const watched: string[] = [];
    const load = vi.fn(async (): Promise<LocalApi> => {
      if (load.mock.calls.length === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return {
        adapter: () => Promise.reject(new Error('unused')),
        watch: ({ path }) => {
          watched.push(path);
          return () => void watched.pop();
        },
      };
    });
    const onChange = vi.fn();
    const leave = localApiOf(load).watch(double, { value: 1 }, onChange);
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(watched).toEqual([]);
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(watched).toEqual(['/sums/double']);
    });
    expect(onChange).toHaveBeenCalledOnce();
    leave();
    expect(watched).toEqual([]);
  });

  it('says that the connection is missing where its code does not load', async () => {
    const { send: ask } = localApiOf(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(ask(double, { value: 1 })).rejects.toEqual({
      message: ERROR_SENTENCES.network,
      code: 'network',
    });
  });
});

describe('a call answered on this device', () => {
  it('answers data, without an envelope around it', async () => {
    await expect(send(double, { value: 21 })).resolves.toEqual({ twice: 42 });
  });

  it.each([
    [
      'input that its schema refuses',
      () => send(double, { value: 'x' as never }),
      'invalid',
      '“value” cannot be read.',
    ],
    [
      'an unknown field',
      () => send(double, { value: 1, more: 1 } as never),
      'invalid',
      '“more” cannot be read.',
    ],
    ['an id that is not there', () => send(lose, { id: 'x' }), 'not-found', 'This sum is not there.'],
    ['what one may not see', () => send(peek, {}), 'not-found', 'This is not there any more.'],
    [
      'a call that does not exist',
      () => send(get<object, never>('/sums/none'), {}),
      'not-found',
      'There is no GET /sums/none.',
    ],
  ])('refuses %s', async (_what, call, code, message) => {
    await expect(call()).rejects.toEqual({ code, message });
  });

  it('lets tests delay and fail calls', async () => {
    const failing = localClient(
      {},
      createRouter(rooms, async () => {
        throw new AppError('unavailable');
      }),
    );
    await expect(failing.send(double, { value: 1 })).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('a call to a server', () => {
  const answering = (status: number, data: unknown) =>
    createClient({
      server: 'https://api.example',
      token: async () => 'a-token',
      adapter: async (config) => ({
        status,
        data: data ?? { url: config.url, at: config.baseURL, sign: config.headers.getAuthorization() },
        statusText: '',
        headers: {},
        config,
      }),
    });

  it('goes to /api of the server with the sign-in token', async () => {
    await expect(answering(200, null)(double, { value: 1 })).resolves.toEqual({
      url: '/sums/double',
      at: 'https://api.example/api',
      sign: 'Bearer a-token',
    });
  });

  it('rejects with the sentence of the specification when nothing answers', async () => {
    const silent = createClient({ server: '', adapter: () => Promise.reject(new Error('no network')) });
    await expect(silent(double, { value: 1 })).rejects.toBe(NO_ANSWER);
    expect(NO_ANSWER).toBe('Something went wrong');
  });

  it.each([
    [{ code: 'not-found', message: 'Gone.' }, 'not-found', 'Gone.'],
    [{ message: 'The server is full.' }, 'unknown', 'The server is full.'],
    [NO_ANSWER, 'unknown', 'Something went wrong.'],
  ])('makes an error for the screen of %j', (reason, code, message) => {
    expect(errorOfCall(reason)).toMatchObject({ code, message });
  });
});

describe('a screen with a call', () => {
  function Unknown() {
    const { status, error } = useCall(get<object, never>('/nothing/here'), {});
    return <p>{status === 'error' ? error?.message : status}</p>;
  }

  it('shows a refusal as a sentence', async () => {
    renderWithData(
      <ApiProvider>
        <Unknown />
      </ApiProvider>,
    );
    expect(await screen.findByText('There is no GET /nothing/here.')).toBeVisible();
  });
});
