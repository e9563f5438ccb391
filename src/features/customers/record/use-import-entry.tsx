import FileUp from 'lucide-react/icons/file-up';
import { importRef } from '@/data/customers/import/imports';
import { useLiveRecord } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { usePeople } from '@/data/employees/use-people';
import type { Customer } from '@/domain/customers/customer';
import { may } from '@/domain/access/viewer';
import type { TimelineEntry } from '@/shared/ui/record/timeline';

/**
 * The history line that names a customer's import, derived from the import's record: 10,000 stored entries would be
 * wasted. Null for customers created another way.
 */
export function useImportEntry(customer: Customer): TimelineEntry | null {
  const viewer = useViewer();
  const { byUid } = usePeople();
  const { importId, createdBy } = customer;
  const mayRead = importId !== '' && may(viewer, 'customers:edit');
  const { record: run } = useLiveRecord(mayRead ? importRef(importId) : null);
  if (importId === '') return null;
  const name = byUid.get(run?.createdBy ?? createdBy)?.name;
  return {
    id: importId,
    at: run?.createdAt ?? cameInAt(customer),
    icon: FileUp,
    text: (
      <>
        Imported from {run?.fileName || 'a file'}
        {name && (
          <>
            {' '}
            by <b>{name}</b>
          </>
        )}
      </>
    ),
  };
}

/**
 * When a customer was imported, for users who may not read the import: from the first status, because a file may
 * backdate the lead by years.
 */
function cameInAt({ previousStatus, statusAt, createdAt }: Customer): number {
  return previousStatus === '' && statusAt !== null ? Math.max(statusAt, createdAt) : createdAt;
}
