import { AsyncView } from '@/shared/ui/states/async-view';
import { EmptyDone } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { useFieldWeek } from './use-field-week';
import { VisitsAhead } from './visits-ahead';

/** A field worker's visits of today as a short list of links, for screens with other content below. */
export function ShortDay() {
  const { visits, today } = useFieldWeek();
  return (
    <AsyncView
      status={visits.status === 'idle' ? 'loading' : visits.status}
      data={visits.status === 'loading' && visits.rows.length === 0 ? undefined : today}
      skeleton={<ListSkeleton rows={2} />}
      error={visits.error}
      onRetry={visits.retry}
      isEmpty={(rows) => rows.length === 0}
      empty={
        <EmptyState
          art={<EmptyDone width={160} />}
          title="Nothing planned today"
          text="Visits the office plans for you appear here."
        />
      }
    >
      {(rows) => (
        <VisitsAhead
          title="Your day"
          visits={rows.map(({ visit, isCalledOff }) =>
            isCalledOff && visit.status !== 'Done' ? { ...visit, status: 'Cancelled' } : visit,
          )}
        />
      )}
    </AsyncView>
  );
}
