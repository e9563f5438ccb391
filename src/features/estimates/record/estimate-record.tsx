import CalendarClock from 'lucide-react/icons/calendar-clock';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { estimateIntents } from '@/data/estimates/estimates';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { mayOn } from '@/domain/access/viewer';
import { needOf } from '@/domain/estimates/estimate-filters';
import { isWritable } from '@/domain/estimates/estimate-status';
import { shownOption } from '@/domain/estimates/estimate-sums';
import type { Estimate } from '@/domain/estimates/estimate';
import { estimateNoun } from '@/domain/estimates/noun';
import { paths } from '@/domain/navigation/paths';
import { dayOf } from '@/domain/time/time';
import { RecordTimeline } from '@/features/history/public';
import { formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { useListPosition } from '@/shared/ui/list/list-position';
import { archiveEntry } from '@/shared/ui/record/archive-entry';
import { RecordFrame } from '@/shared/ui/record/record-frame';
import { StageRail } from '@/shared/ui/record/stage-rail';
import { workMeta } from '@/shared/ui/record/work-meta';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { useSending } from '../send/use-sending';
import { EstimateSide } from './estimate-side';
import { EstimateSums } from './estimate-sums';
import { estimateStages } from './estimate-stages';
import { EstimateLines } from './estimate-lines';
import { OptionEditor } from './option-editor';
import { useCopy } from './use-copy';
import { useEstimateEdit } from './use-estimate-edit';

const SaveTemplateDialog = lazyDialog(
  async () => (await import('../templates/save-template-dialog')).SaveTemplateDialog,
);

const LIST = { to: paths.estimates, label: 'Estimates' };

export type EstimateRecordProps = { readonly estimate: Estimate; readonly pending: boolean };

/** The record screen of one estimate: its options, their lines and sums, and beside them what the client gets. */
export function EstimateRecord({ estimate, pending }: EstimateRecordProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const copy = useCopy(estimate);
  const formats = useFormat();
  const now = useNow();
  const edit = useEstimateEdit(estimate);
  const [chosen, setChosen] = useState(() => shownOption(estimate));
  const byId = (wanted: string) => estimate.options.find(({ id }) => id === wanted);
  const option = byId(chosen) ?? byId(shownOption(estimate));
  const shown = option?.id ?? '';
  const choice = { option: shown, extras: new Set<string>() };
  const mayChange = mayOn(viewer, 'estimates:edit', estimate);
  const mayEdit = mayChange && isWritable(estimate.status);
  const isArchived = estimate.listOrganizer === 'Archive';
  const list = useListPosition('estimates', estimate.uuid, paths.estimate, LIST);
  const need = needOf(estimate, dayOf(now, formats.zone));
  const { validUntil } = estimate;
  const sending = useSending(estimate, choice, mayChange);
  const [isSaving, setSaving] = useState(false);
  return (
    <RecordFrame
      list={list}
      title={estimate.title}
      pending={pending}
      isArchived={isArchived}
      status={
        <>
          <StatusChip size="large" status={estimate.status} />
          {need !== null && need !== estimate.status && <StatusChip size="large" status={need} />}
        </>
      }
      nextAction={sending.nextAction}
      because={sending.because}
      dialogs={
        <>
          {sending.dialogs}
          {isSaving && <SaveTemplateDialog estimate={estimate} onClose={() => setSaving(false)} />}
        </>
      }
      menu={[
        ...sending.menu,
        ...(mayChange
          ? [
              {
                id: 'copy',
                label: 'Copy as a new draft',
                icon: Copy,
                onSelect: () => void copy(),
              },
              {
                id: 'template',
                label: 'Save as template',
                icon: ClipboardList,
                ...(estimate.lines.length === 0 && { disabled: true, reason: 'Add lines first.' }),
                onSelect: () => setSaving(true),
              },
              archiveEntry({
                isArchived,
                wall: '',
                onArchive: () => commit(estimateIntents.archive(viewer, estimate)),
                onRestore: () => commit(estimateIntents.restore(viewer, estimate)),
              }),
            ]
          : []),
      ]}
      meta={[
        ...workMeta(estimate),
        ...(validUntil === ''
          ? []
          : [{ icon: CalendarClock, text: `Good until ${formatDay(validUntil, formats, now)}` }]),
      ]}
      rail={<StageRail stages={estimateStages(estimate, formats, now)} />}
      tabs={[
        {
          id: 'lines',
          label: 'Lines',
          content: (
            <>
              <OptionEditor {...{ estimate, shown, mayEdit, edit }} onShow={setChosen} />
              <EstimateLines {...{ estimate, option: shown, mayEdit, edit }} />
              <EstimateSums
                estimate={estimate}
                choice={choice}
                name={estimate.options.length > 1 ? (option?.name ?? '') : ''}
              />
            </>
          ),
        },
        {
          id: 'timeline',
          label: 'Timeline',
          content: <RecordTimeline noun={estimateNoun} record={estimate} />,
        },
      ]}
      side={<EstimateSide estimate={estimate} choice={choice} mayEdit={mayEdit} edit={edit} />}
    />
  );
}
