import { useCallback, useState } from 'react';
import { usePersonKey } from '../../kept/person-key';

function kind(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return value === null ? 'null' : typeof value;
}

/** Takes over the kept values, field by field, where they still have the form's type. */
function merge<T extends object>(initial: T, kept: unknown): T {
  if (typeof kept !== 'object' || kept === null) return initial;
  const known = new Map<string, unknown>(Object.entries(kept));
  const fits = Object.entries(initial).filter(([name, value]) => {
    if (!known.has(name)) return false;
    return kind(value) === 'null' || known.get(name) === null || kind(known.get(name)) === kind(value);
  });
  return Object.assign({ ...initial }, Object.fromEntries(fits.map(([name]) => [name, known.get(name)])));
}

function read(key: string): unknown {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    // Storage is disabled or was written by an older version: there is no draft.
    return undefined;
  }
}

/** Keeps typed values for this tab: `draft` is the kept values over `initial`, `restored` is true with some. */
export function useDraft<T extends object>(name: string, initial: T) {
  const key = usePersonKey(`draft:${name}`);
  const [start, setStart] = useState(() => ({ key, kept: read(key) }));
  if (start.key !== key) setStart({ key, kept: read(key) });

  const saveDraft = useCallback(
    (value: T) => {
      try {
        sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // A full storage must not block typing.
      }
    },
    [key],
  );
  const clearDraft = useCallback(() => {
    sessionStorage.removeItem(key);
    setStart({ key, kept: undefined });
  }, [key]);

  return { draft: merge(initial, start.kept), restored: start.kept !== undefined, saveDraft, clearDraft };
}
