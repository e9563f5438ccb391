import Archive from 'lucide-react/icons/archive';
import FileText from 'lucide-react/icons/file-text';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useMemo } from 'react';
import {
  estimateList,
  estimatesCount,
  expiredEstimatesCount,
  openEstimates,
} from '@/data/estimates/estimate-list';
import { useFollowUpRule } from '@/data/money/use-follow-up-rule';
import { personOptions, usePeople } from '@/data/employees/use-people';
import { useCount } from '@/data/live/use-live';
import { useListed } from '@/data/live/use-listed';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { ESTIMATE_LIST, ESTIMATE_NEEDS, fitsEstimate } from '@/domain/estimates/estimate-filters';
import { ESTIMATE_STATUSES, ESTIMATE_WITH_CLIENT } from '@/domain/estimates/estimate-status';
import type { Estimate } from '@/domain/estimates/estimate';
import { paths } from '@/domain/navigation/paths';
import { dayOf } from '@/domain/time/time';
import { ListFigures, ListScreen } from '@/features/lists/public';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { useListAddress } from '@/shared/ui/list/use-list-address';
import { EmptyJobs } from '@/shared/ui/states/empty-art';
import { lazy } from '@/shared/ui/states/lazy';
import { EstimateCard } from './estimate-card';
import {
  ESTIMATE_ROW,
  ESTIMATE_SEARCH,
  estimateColumns,
  ESTIMATES,
  HIDDEN_AT_FIRST,
} from './estimate-columns';

const EstimateBulkBar = lazy(async () => ({
  default: (await import('./estimate-bulk-bar')).EstimateBulkBar,
}));

const VIEWS = [
  { id: 'all', name: 'All open', shows: {} },
  { id: 'drafts', name: 'Drafts', shows: { statuses: ['Draft', 'Pending Approval'] } },
  { id: 'client', name: 'With the client', shows: { statuses: ESTIMATE_WITH_CLIENT } },
  { id: 'follow-up', name: 'To follow up', shows: { need: 'Follow up' } },
  { id: 'approved', name: 'Approved', shows: { statuses: ['Approved'] } },
] as const;

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** /app/management/estimates: every estimate, those that moved last first, filtered by the address. */
export function EstimatesPage() {
  const viewer = useViewer();
  const formats = useFormat();
  const now = useNow();
  const today = dayOf(now, formats.zone);
  const { people, byUid, nameOf } = usePeople();
  const address = useListAddress(ESTIMATE_LIST);
  const { state } = address;
  const followUp = useFollowUpRule(formats.zone);
  const fits = useCallback(
    (estimate: Estimate) => fitsEstimate(estimate, state, today, followUp),
    [state, today, followUp],
  );
  const asked = { ...openEstimates(viewer, state), search: state.search, fits };
  const estimates = useListed(estimateList, asked);
  const columns = useMemo(
    () => estimateColumns({ now, today, formats, followUp, nameOf, people: byUid }),
    [now, today, formats, followUp, nameOf, byUid],
  );
  const chips = useMemo(
    () =>
      [
        { label: 'Status', of: 'statuses', options: optionsOf(ESTIMATE_STATUSES) },
        { label: 'Needs you', of: 'need', options: optionsOf(ESTIMATE_NEEDS) },
        { label: 'Person', of: 'person', options: personOptions(people) },
      ] as const,
    [people],
  );
  const isArchive = state.list === 'archive';
  const mayEdit = may(viewer, 'estimates:edit');
  const create = { label: 'Create estimate', to: paths.newEstimate, icon: Plus };
  return (
    <ListScreen
      title="Estimates"
      noun={ESTIMATES}
      address={address}
      list={estimates}
      all={useCount(estimatesCount(viewer, [], isArchive ? 'Archive' : 'Open')).value}
      columns={columns}
      hiddenAtFirst={HIDDEN_AT_FIRST}
      row={ESTIMATE_ROW}
      renderCard={(estimate, card) => (
        <EstimateCard {...card} {...{ estimate, now, today, formats, followUp }} />
      )}
      search={ESTIMATE_SEARCH}
      chips={chips}
      views={VIEWS}
      figures={
        <ListFigures
          list={ESTIMATE_LIST}
          figures={[
            {
              label: 'Waiting for the client',
              count: estimatesCount(viewer, ['Sent', 'Viewed']),
              shows: { statuses: ['Sent', 'Viewed'] },
            },
            {
              label: 'Expired',
              count: expiredEstimatesCount(viewer, today),
              shows: { need: 'Expired' },
              note: 'past their last day',
            },
            {
              label: 'Changes requested',
              count: estimatesCount(viewer, ['Changes Requested']),
              shows: { statuses: ['Changes Requested'] },
            },
          ]}
        />
      }
      {...(mayEdit && { action: create })}
      kind={isArchive ? 'archived' : 'open'}
      menu={[
        {
          id: 'archive',
          label: isArchive ? 'Open estimates' : 'Archive',
          icon: isArchive ? FileText : Archive,
          onSelect: () => address.choose('list', isArchive ? [] : ['archive']),
        },
      ]}
      empty={{
        art: <EmptyJobs />,
        title: isArchive ? 'Nothing archived yet' : 'No estimates yet',
        text: mayEdit
          ? 'Price a lead from your price list and the roof’s measurements, and send it to be signed.'
          : 'Estimates that you are assigned to appear here.',
        ...(mayEdit && { steps: [create] }),
      }}
      bulk={EstimateBulkBar}
      csv={async (picked) => (await import('./estimate-csv')).estimateCsv(picked ?? asked)}
    />
  );
}
