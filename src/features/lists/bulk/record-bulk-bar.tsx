import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import CircleDot from 'lucide-react/icons/circle-dot';
import Download from 'lucide-react/icons/download';
import User from 'lucide-react/icons/user';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { usePeople } from '@/data/employees/use-people';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { CANCEL_REASONS, reasonsFor } from '@/domain/core/statuses';
import { FULL_PLAN } from '@/domain/plans/plan-limits';
import { usePlanUse } from '@/features/plans/public';
import { useFormat } from '@/shared/format/format-context';
import { formatCount, plural } from '@/shared/format/counts';
import { BulkBar } from '@/shared/ui/list/bulk-bar';
import type { BulkAction } from '@/shared/ui/list/bulk-bar';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { AssignDialog } from '../lazy-assign-dialog';
import type { Picked } from '../list-screen-props';
import { divide } from './record-changes';
import type { RecordChanges, Staying } from './record-changes';
import { useBulkChanges } from './use-bulk-changes';
import type { BulkChanges } from './use-bulk-changes';

const StatusDialog = lazyDialog(async () => (await import('./status-dialog')).StatusDialog);
const ArchiveDialog = lazyDialog(async () => (await import('./archive-dialog')).ArchiveDialog);

export type RecordBulkBarProps<Row> = Picked<Row> & {
  readonly noun: RecordChanges<Row>;
  /** Further actions between status and export. */
  readonly more?: readonly BulkAction[];
  /** Their dialogs; `apply` commits one intent per record and clears the selection. */
  readonly renderDialogs?: (apply: BulkChanges<Row>['apply']) => ReactNode;
};

/** The actions on selected records, or on archived ones. Every change clears the selection and has one Undo. */
export function RecordBulkBar<Row extends { readonly uuid: string; readonly listOrganizer: string }>(
  props: RecordBulkBarProps<Row>,
) {
  const { noun, selected, loaded, more = [], renderDialogs, onExport, onSelectAll, onClear } = props;
  const { words, assign, status, closing, below } = noun;
  const { country } = useFormat();
  const viewer = useViewer();
  const { people } = usePeople();
  const changes = useBulkChanges(noun);
  const [dialog, setDialog] = useState<'assign' | 'status' | 'archive' | null>(null);
  const isArchive = selected.every(({ listOrganizer }) => listOrganizer === 'Archive');
  const room = usePlanUse('openWork', isArchive && noun.isLimited);

  const counted = plural(selected.length, words.one, country);
  const locked = may(viewer, noun.permission)
    ? {}
    : { disabled: true, reason: `You may look at ${words.many}, not change them.` };
  const places = room.limit === null ? Infinity : Math.max(0, room.limit - room.used);
  const full =
    places >= selected.length
      ? {}
      : {
          disabled: true,
          reason: places === 0 ? FULL_PLAN : `Your plan has room for ${formatCount(places, country)} more.`,
        };
  const stays = (staying: Staying<Row>) => ({
    one: words.one,
    stays: staying.map(({ row, reason }) => ({ name: noun.nameOf(row), reason })),
  });
  const refused = divide(selected, assign.refusal).staying;
  const movingTo = (to: string) =>
    selected.filter((row) => status && status.of(row) !== to && status.refusal(row, to) === null);
  const unfinished = selected.filter((row) => (closing ? !closing.isOver(row) : below?.mayHave(row)));
  const belowOf = (rows: readonly Row[]) =>
    below ? { owner: below.owner, ids: rows.map(({ uuid }) => uuid) } : null;
  const run = (change: () => void) => () => {
    change();
    onClear();
  };
  const dialogProps = (name: typeof dialog) => ({ open: dialog === name, onClose: () => setDialog(null) });
  const ask = (name: typeof dialog) => () => setDialog(name);
  const exporting = onExport ? [{ id: 'export', label: 'Export', icon: Download, onRun: onExport }] : [];
  const archive = {
    ...{ id: 'archive', label: 'Archive', icon: Archive },
    onRun: unfinished.length > 0 ? ask('archive') : run(() => changes.archive(selected, null)),
    ...locked,
  };
  const restore = {
    ...{ id: 'restore', label: 'Restore', icon: ArchiveRestore },
    onRun: run(() => changes.restore(selected)),
    ...full,
    ...locked,
  };
  const edits = [
    { id: 'assign', label: 'Assign', icon: User, onRun: ask('assign') },
    ...(status
      ? [{ id: 'status', label: `Change ${status.word}`, icon: CircleDot, onRun: ask('status') }]
      : []),
    ...more,
  ].map((action) => ({ ...action, ...locked }));
  const isOpen = selected.every(({ listOrganizer }) => listOrganizer === 'Open');
  const actions = isArchive ? [restore, ...exporting] : [...(isOpen ? edits : []), ...exporting, archive];
  return (
    <>
      <BulkBar
        count={selected.length}
        total={loaded}
        onSelectAll={onSelectAll}
        onClear={onClear}
        actions={actions}
      />
      <AssignDialog
        {...dialogProps('assign')}
        title={`Assign ${counted}`}
        label={assign.label}
        people={people}
        mayBeNobody={assign.mayBeNobody}
        stays={stays(refused)}
        onAssign={(person) => run(() => changes.assign(selected, person))()}
      />
      {status && (
        <StatusDialog
          {...dialogProps('status')}
          title={`Change the ${status.word} of ${counted}`}
          word={status.word}
          moves={status.all.filter((to) => movingTo(to).length > 0)}
          reasons={status.reasons}
          staysAt={(to) => stays(divide(selected, (row) => status.refusal(row, to)).staying)}
          belowAt={(to) => (to === closing?.status ? belowOf(movingTo(to)) : null)}
          onChange={(to, why, work) => run(() => changes.changeStatus(selected, to, why, work))()}
        />
      )}
      {(closing || below) && (
        <ArchiveDialog
          {...dialogProps('archive')}
          title={`Archive ${counted}`}
          text={
            closing
              ? `${formatCount(unfinished.length, country)} of them ${
                  unfinished.length === 1 ? 'is' : 'are'
                } not finished. With a reason, this becomes ${closing.status}; without one, the ${status?.word} stays.`
              : ''
          }
          reasons={closing ? reasonsFor(status?.reasons ?? {}, closing.status) : CANCEL_REASONS}
          below={belowOf(unfinished)}
          onArchive={(why, work) => run(() => changes.archive(selected, why, work))()}
        />
      )}
      {renderDialogs?.((...change) => run(() => changes.apply(...change))())}
    </>
  );
}
