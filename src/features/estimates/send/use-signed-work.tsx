import FilePlus from 'lucide-react/icons/file-plus';
import Receipt from 'lucide-react/icons/receipt';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { newId } from '@/data/core/ids';
import { draftChange } from '@/data/estimates/signed-work';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { isSigned } from '@/domain/estimates/estimate-status';
import type { Estimate } from '@/domain/estimates/estimate';
import { paths } from '@/domain/navigation/paths';
import type { MenuEntry } from '@/shared/ui/menus/menu-list';
import { ConvertButton } from './convert-button';

/** What can be done with a signed estimate: further work is a change with a signature of its own, and sold work takes it in. */
export function useSignedWork(
  estimate: Estimate,
  mayChange: boolean,
): { readonly convert: ReactNode; readonly menu: readonly MenuEntry[] } {
  const viewer = useViewer();
  const commit = useCommit();
  const navigate = useNavigate();
  if (!mayChange || !isSigned(estimate)) return { convert: null, menu: [] };
  const write = () => {
    const { id, intent } = draftChange(viewer, estimate, Date.now(), newId);
    commit(intent);
    void navigate(paths.estimate(id));
  };
  const bill = () => {
    const { uuid, customerId, trackerId } = estimate;
    const of = new URLSearchParams({ customer: customerId, tracker: trackerId, estimate: uuid });
    void navigate(`${paths.newInvoice}?${of.toString()}`);
  };
  return {
    convert:
      estimate.status === 'Approved' && estimate.trackerId !== '' ? (
        <ConvertButton estimate={estimate} />
      ) : null,
    menu: [
      ...(may(viewer, 'invoices:edit')
        ? [{ id: 'invoice', label: 'Create invoice', icon: Receipt, onSelect: bill }]
        : []),
      { id: 'change', label: 'Write a change estimate', icon: FilePlus, onSelect: write },
    ],
  };
}
