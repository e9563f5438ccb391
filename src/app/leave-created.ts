import type { DataRouter } from 'react-router-dom';
import type { Intent } from '@/data/core/intent';
import { NOUNS } from '@/domain/nouns';

/** Where the user is, and how to go elsewhere. */
export type Places = Pick<DataRouter, 'state' | 'navigate'>;

/** Replaces the page of a record that the intent creates with the list of such records; other pages stay. */
export async function leaveCreated({ writes }: Intent, { state, navigate }: Places): Promise<void> {
  const here = state.location.pathname;
  for (const { shape, address, list } of NOUNS) {
    const isShown = writes.some(
      ({ kind, ref }) =>
        kind === 'create' && ref.collection === shape.collection && address?.(ref.id) === here,
    );
    if (isShown) await navigate(list, { replace: true });
  }
}
