import { useNavigate } from 'react-router-dom';
import { newId } from '@/data/core/ids';
import { copyEstimate, estimateRef } from '@/data/estimates/estimates';
import { useLatest } from '@/data/journal/use-latest';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import type { Estimate } from '@/domain/estimates/estimate';
import { paths } from '@/domain/navigation/paths';

/** Copies an estimate as a new draft, with what was typed just before, and opens the copy. */
export function useCopy(estimate: Estimate): () => Promise<void> {
  const viewer = useViewer();
  const commit = useCommit();
  const navigate = useNavigate();
  const latest = useLatest();
  return async () => {
    const typed = await latest(estimateRef(estimate.uuid));
    const { id, intent } = copyEstimate(viewer, typed ?? estimate, Date.now(), newId);
    commit(intent);
    void navigate(paths.estimate(id));
  };
}
