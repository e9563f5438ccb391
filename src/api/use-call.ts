import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import type { AppError } from '@/domain/core/errors';
import { useApi } from './api-context';
import { roomOf } from './call';
import type { Call } from './call';
import { errorOfCall } from './call-error';

/** The answer to a call for a screen. `isEarlier`: the data answers the input before this one. */
export type CallState<Out> = {
  readonly status: 'loading' | 'ready' | 'error';
  readonly data: Out | undefined;
  readonly isEarlier: boolean;
  readonly error: AppError | null;
  readonly retry: () => void;
};

const keyOf = (call: Call<never, unknown>, input: unknown) => [roomOf(call), call.path, input];

/** The answer to a GET, asked again when the documents behind it change. Nothing is asked while `input` is null. */
export function useCall<In, Out>(call: Call<In, Out>, input: In | null): CallState<Out> {
  const { send, watch } = useApi();
  const queries = useQueryClient();
  const key = JSON.stringify(input);
  // Screens may pass a new object on every render: equal inputs share an answer.
  const asked = useMemo<In | null>(() => JSON.parse(key), [key]);
  useEffect(() => {
    if (asked === null) return undefined;
    return watch(call, asked, () => void queries.invalidateQueries({ queryKey: keyOf(call, asked) }));
  }, [watch, queries, call, asked]);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: keyOf(call, asked),
    queryFn: asked === null ? skipToken : () => send(call, asked),
    placeholderData: keepPreviousData,
  });
  const status = data !== undefined ? 'ready' : error === null ? 'loading' : 'error';
  return {
    status,
    data,
    isEarlier: isPlaceholderData,
    error: error === null ? null : errorOfCall(error),
    retry: useCallback(() => void refetch(), [refetch]),
  };
}

/** Sends a call that changes something; afterwards the answers of its part of the API are asked again. */
export function useSendCall<In, Out>(call: Call<In, Out>): (input: In) => Promise<Out> {
  const { send } = useApi();
  const queries = useQueryClient();
  return useCallback(
    (input) =>
      send(call, input)
        .catch((reason: unknown) => {
          throw errorOfCall(reason);
        })
        .finally(() => void queries.invalidateQueries({ queryKey: [roomOf(call)] })),
    [send, queries, call],
  );
}
