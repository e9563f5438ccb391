import { useState } from 'react';

import { useAccount, useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';

import { DeleteCard } from './deletion/delete-card';
import { DeleteDialog } from './deletion/delete-dialog';
import { ExportCard } from './export/export-card';
import { useAccountExport } from './export/use-account-export';

/** Export of the user's data, and deletion of the account. */
export function DataTab() {
  const account = useAccount();
  const viewer = useViewer();
  const accountExport = useAccountExport();
  const [isDeleting, setIsDeleting] = useState(false);
  const handleExport = () => {
    setIsDeleting(false);
    void accountExport.start();
  };
  return (
    <>
      <ExportCard {...accountExport} withRecords={may(viewer, 'export')} />
      <DeleteCard onDelete={() => setIsDeleting(true)} />
      {isDeleting && (
        <DeleteDialog account={account} onExport={handleExport} onClose={() => setIsDeleting(false)} />
      )}
    </>
  );
}
