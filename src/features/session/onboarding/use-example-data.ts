import { useStore } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { useCommitAsync } from '@/data/runtime/use-commit';

/** Fills the business with example leads in its zone (an IANA name). Loads its code; rejects with AppError. */
export function useExampleData(zone: string): () => Promise<void> {
  const store = useStore();
  const commit = useCommitAsync();
  const viewer = useViewer();
  return async () => {
    const { loadExampleData } = await import('./load-example-data');
    await loadExampleData({ store, send: commit, viewer, zone, now: Date.now() });
  };
}
