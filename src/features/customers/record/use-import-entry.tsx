import FileUp from 'lucide-react/icons/file-up';
import { importRef } from '@/data/import/imports';
import { useLiveRecord } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { usePeople } from '@/data/employees/use-people';
import type { Customer } from '@/domain/customers/customer';
import { may } from '@/domain/access/viewer';
import type { TimelineEntry } from '@/shared/ui/record/timeline';

/** The history line of a customer's import, derived from its record (10,000 entries would be wasted), or null. */
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

/** When a customer was imported, by the first status: a file may backdate the lead by years. */
function cameInAt({ previousStatus, statusAt, createdAt }: Customer): number {
  return previousStatus === '' && statusAt !== null ? Math.max(statusAt, createdAt) : createdAt;
}
