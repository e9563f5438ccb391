import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { deleteEntry } from '@/data/history/activity';
import type { HistoryOf } from '@/data/history/activity';
import { useHistory } from '@/data/history/use-history';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { usePeople } from '@/data/employees/use-people';
import { PERSONAL_KINDS } from '@/domain/history/activity';
import type { Activity } from '@/domain/history/activity';
import { actsOf } from '@/domain/history/activity-acts';
import { useFormat } from '@/shared/format/format-context';
import { AsyncView } from '@/shared/ui/states/async-view';
import { EmptyPlan } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { ProblemRows } from '@/shared/ui/list/problem-rows';
import { Timeline } from '@/shared/ui/record/timeline';
import type { TimelineEntry } from '@/shared/ui/record/timeline';
import { timelineEntry } from './timeline-entries';

export type HistoryProps = {
  readonly of: HistoryOf;
  /** Filters the entries. Pass a stable function. */
  readonly fits?: (entry: Activity) => boolean;
  readonly emptyText: string;
  /** A line derived from the record itself, without a stored entry. */
  readonly origin?: TimelineEntry | null;
};

const everything = () => true;

/** The history around a record, newest first: user, change, old and new values. Own notes and calls can be removed. */
export function History({ of, fits = everything, emptyText, origin = null }: HistoryProps) {
  const formats = useFormat();
  const { settings } = useSettings();
  const { byUid } = usePeople();
  const viewer = useViewer();
  const { uid } = viewer;
  const commit = useCommit();
  const pages = useHistory(of, fits);
  const words = useMemo(
    () => ({ formats, people: byUid, ownFields: settings.customFields, viewer: uid }),
    [formats, byUid, settings.customFields, uid],
  );
  const acts = useMemo(() => actsOf(pages.rows), [pages.rows]);
  const stored = acts.map((act) => {
    const shown = timelineEntry(act, pages.pendingIds.has(act.entry.uuid), words);
    const { entry } = act;
    if (entry.createdBy !== uid || !PERSONAL_KINDS.includes(entry.kind)) return shown;
    return {
      ...shown,
      note: (
        <>
          {shown.note}
          <RemoveButton onClick={() => commit(deleteEntry(viewer, entry))} />
        </>
      ),
    };
  });
  const oldest = stored.at(-1)?.at ?? Infinity;
  // In its place among the entries; before the older ones are loaded it would appear too early.
  const isReached = origin !== null && (!pages.hasMore || origin.at >= oldest);
  const entries = isReached ? [...stored, origin].toSorted((a, b) => b.at - a.at) : stored;
  return (
    <>
      <ProblemRows problems={pages.problems} />
      <AsyncView
        status={pages.status === 'idle' ? 'loading' : pages.status}
        data={pages.status === 'loading' && entries.length === 0 ? undefined : entries}
        skeleton={
          <Box sx={{ mt: 2 }}>
            <ListSkeleton rows={5} />
          </Box>
        }
        error={pages.error}
        onRetry={pages.retry}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyState art={<EmptyPlan width={160} />} title="Nothing yet" text={emptyText} />}
      >
        {(list) => <Timeline entries={list} {...(pages.hasMore && { onEndReached: pages.loadMore })} />}
      </AsyncView>
    </>
  );
}

function RemoveButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button
      size="small"
      variant="text"
      color="inherit"
      onClick={onClick}
      sx={{ marginInlineStart: -1, color: 'text.secondary' }}
    >
      Remove
    </Button>
  );
}
