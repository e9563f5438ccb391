import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import { BulkBar } from '@/shared/ui/list/bulk-bar';
import { useBulkChanges } from '../bulk/use-bulk-changes';

export type ArchiveBulkBarProps = {
  readonly selected: readonly ListedCustomer[];
  readonly loaded: number;
  readonly isArchived: boolean;
  readonly mayEdit: boolean;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
};

/** Restores the selected customers, or archives sold ones. */
export function ArchiveBulkBar(props: ArchiveBulkBarProps) {
  const { selected, loaded, isArchived, mayEdit, onSelectAll, onClear } = props;
  const changes = useBulkChanges();
  const locked = mayEdit ? {} : { disabled: true, reason: 'You may look at customers, not change them.' };
  const run = (change: (customers: readonly ListedCustomer[]) => void) => () => {
    change(selected);
    onClear();
  };
  return (
    <BulkBar
      count={selected.length}
      total={loaded}
      onSelectAll={onSelectAll}
      onClear={onClear}
      actions={[
        isArchived
          ? { id: 'restore', label: 'Restore', icon: ArchiveRestore, onRun: run(changes.restore), ...locked }
          : { id: 'archive', label: 'Archive', icon: Archive, onRun: run(changes.archive), ...locked },
      ]}
    />
  );
}
