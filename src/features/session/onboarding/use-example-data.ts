import { useStore } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { useCommitAsync } from '@/data/runtime/use-commit';

/**
 * Fills the business with example leads, on the clock of its zone (an IANA name). Code and texts load only then.
 * Rejects with AppError when refused or offline.
 */
export function useExampleData(zone: string): () => Promise<void> {
  const store = useStore();
  const commit = useCommitAsync();
  const viewer = useViewer();
  return async () => {
    const { loadExampleData } = await import('./load-example-data');
    await loadExampleData({ store, send: commit, viewer, zone, now: Date.now() });
  };
}
