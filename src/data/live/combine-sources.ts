import type { Source } from './live-table';

/** Combines several sources into one value, which stays the same object until one of them changes. */
export function combineSources<S, R>(
  sources: readonly Source<S>[],
  combine: (states: readonly S[]) => R,
): Source<R> {
  let last: { readonly states: readonly S[]; readonly combined: R } | null = null;
  return {
    subscribe: (listener) => {
      const ends = sources.map((source) => source.subscribe(listener));
      return () => ends.forEach((end) => end());
    },
    get: () => {
      const states = sources.map((source) => source.get());
      if (last && states.every((state, index) => state === last?.states[index])) return last.combined;
      last = { states, combined: combine(states) };
      return last.combined;
    },
  };
}
