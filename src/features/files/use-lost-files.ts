import { useEffect, useState } from 'react';

import type { FilePlace } from '@/data/files/files';
import { useDraft } from '@/shared/forms/frame/use-draft';

import type { Sending } from './use-sending';

/** Names of files chosen in this tab and not sent before a reload or navigation. */
export type LostFiles = { readonly names: readonly string[]; readonly dismiss: () => void };

const NONE: { readonly names: readonly string[] } = { names: [] };

/** Stores the names of pending uploads, so that a reload can report lost ones. */
export function useLostFiles(at: Omit<FilePlace, 'assignees'>, items: readonly Sending[]): LostFiles {
  const place = [at.noun, at.recordId, ...(at.partId ? [at.partId] : [])].join(':');
  const { draft, saveDraft, clearDraft } = useDraft(`unsent-files:${place}`, NONE);
  const [lost, setLost] = useState(draft.names);
  // One string, because the lists are new on every render.
  const unsent = JSON.stringify([
    ...lost,
    ...items.filter(({ state, mayRetry }) => state !== 'failed' || mayRetry).map(({ chosen }) => chosen.name),
  ]);
  useEffect(() => {
    const names: string[] = JSON.parse(unsent);
    if (names.length > 0) saveDraft({ names });
    else clearDraft();
  }, [unsent, saveDraft, clearDraft]);
  return { names: lost, dismiss: () => setLost([]) };
}
