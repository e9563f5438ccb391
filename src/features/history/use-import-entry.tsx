import FileUp from 'lucide-react/icons/file-up';
import { usePeople } from '@/data/employees/use-people';
import { importRef } from '@/data/import/imports';
import { useLiveRecord } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import type { Permission } from '@/domain/access/permissions';
import { may } from '@/domain/access/viewer';
import type { TimelineEntry } from '@/shared/ui/record/timeline';

/** A record that an import may have made. */
export type ImportedRecord = {
  /** '' for a record that was typed in. */
  readonly importId: string;
  readonly createdBy: string;
  /** When it came in, epoch ms, if the import's record cannot be read. */
  readonly cameInAt: number;
};

/**
 * The history line of a record's import, derived from its record (10,000 entries would be wasted), or null.
 *
 * @param permission the right that the import's record needs
 */
export function useImportEntry(record: ImportedRecord | null, permission: Permission): TimelineEntry | null {
  const viewer = useViewer();
  const { byUid } = usePeople();
  const importId = record?.importId ?? '';
  const mayRead = importId !== '' && may(viewer, permission);
  const { record: run } = useLiveRecord(mayRead ? importRef(importId) : null);
  if (!record || importId === '') return null;
  const name = byUid.get(run?.createdBy ?? record.createdBy)?.name;
  return {
    id: importId,
    at: run?.createdAt ?? record.cameInAt,
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
