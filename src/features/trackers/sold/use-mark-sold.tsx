import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useViewer } from '@/data/session/use-session';
import { useCommit } from '@/data/runtime/use-commit';
import type { Customer } from '@/domain/customers/customer';
import { paths } from '@/domain/navigation/paths';
import { may } from '@/domain/access/viewer';
import { useAskUpdates } from '@/features/client-updates/public';
import { notify } from '@/shared/feedback/notify';
import type { SoldDialogProps } from './sold-dialog';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';

/** Lazy, because the shell uses this hook and forms with date fields are heavy. */
const SoldDialog = lazyDialog(async () => (await import('./sold-dialog')).SoldDialog);

/** Sells a lead: `markSold` opens `dialog`, writes everything in one batch (also offline), offers the tracker. */
export function useMarkSold(): {
  readonly markSold: (customer: Customer) => void;
  readonly dialog: ReactNode;
} {
  const viewer = useViewer();
  const commit = useCommit();
  const navigate = useNavigate();
  const { ask: askAboutMails, question } = useAskUpdates();
  const [customer, setCustomer] = useState<Customer | null>(null);
  const maySell = (['customers:edit', 'trackers:edit', 'jobs:edit'] as const).every((one) =>
    may(viewer, one),
  );

  const ask = useCallback(
    (lead: Customer) => {
      if (maySell) setCustomer(lead);
      else
        notify.error(
          'To sell you need the right to edit customers, trackers and jobs. Ask an administrator.',
        );
    },
    [maySell],
  );

  const sell: SoldDialogProps['onSold'] = ({ trackerId, intent }) => {
    commit(intent, { label: 'Open tracker', onRun: () => void navigate(paths.tracker(trackerId)) });
    setCustomer(null);
    askAboutMails();
  };

  return {
    markSold: ask,
    dialog: customer ? (
      <SoldDialog customer={customer} onSold={sell} onClose={() => setCustomer(null)} />
    ) : (
      question
    ),
  };
}
