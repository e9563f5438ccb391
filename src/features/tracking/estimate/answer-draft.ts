import { useState } from 'react';

/** What a client has chosen and typed for an estimate and not sent yet. */
export type AnswerDraft = {
  readonly option: string;
  readonly extras: readonly string[];
  readonly name: string;
  /** The path of `signaturePath`. */
  readonly signature: string;
  readonly askEstimate: string;
  readonly requestChanges: string;
  readonly decline: string;
  /** The request sent last, so that a repeated press of the same answer keeps its id. */
  readonly request: { readonly of: string; readonly id: string };
};

const EMPTY: AnswerDraft = {
  option: '',
  extras: [],
  name: '',
  signature: '',
  askEstimate: '',
  requestChanges: '',
  decline: '',
  request: { of: '', id: '' },
};

/** Keeps a client's choice and typed words on the device, so that a reload or a lost connection loses nothing. */
export function useAnswerDraft(
  link: string,
  estimateId: string,
): { readonly draft: AnswerDraft; readonly change: (changes: Partial<AnswerDraft>) => void } {
  const key = `estimate-answer:${link}:${estimateId}`;
  const [held, setHeld] = useState(() => ({ key, draft: read(key) }));
  if (held.key !== key) setHeld({ key, draft: read(key) });
  return {
    draft: held.draft,
    change: (changes) =>
      setHeld((before) => {
        const draft = { ...before.draft, ...changes };
        keep(key, draft);
        return { key, draft };
      }),
  };
}

function read(key: string): AnswerDraft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft(kept) ? kept : EMPTY;
  } catch {
    // Storage is blocked or was written by another version: there is no draft.
    return EMPTY;
  }
}

function keep(key: string, draft: AnswerDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A full storage must not block signing.
  }
}

function isDraft(kept: unknown): kept is AnswerDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  return Object.entries(EMPTY).every(([name, value]) => {
    const found: unknown = Reflect.get(kept, name);
    return typeof found === typeof value && Array.isArray(found) === Array.isArray(value) && found !== null;
  });
}
