import type { Viewer } from '@/domain/access/viewer';
import type { Intent } from '../core/intent';

type Sold = { readonly salesperson: string; readonly assignees: readonly string[] };

/** Gives an estimate or an invoice to a salesperson, who sees it from now on; `change` is its usual change. */
export function assignSalesperson<P extends Sold>(
  change: (viewer: Viewer, paper: P, changes: Sold) => Intent,
  viewer: Viewer,
  paper: P,
  salesperson: string,
): Intent {
  const assignees = [...new Set([...paper.assignees, salesperson])];
  return change(viewer, paper, { salesperson, assignees });
}
