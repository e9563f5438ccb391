import Stack from '@mui/material/Stack';
import type { Choice } from '@/domain/estimates/estimate-sums';
import { estimateLabel, estimateShape } from '@/domain/estimates/estimate';
import type { Estimate } from '@/domain/estimates/estimate';
import { editWords } from '@/data/estimates/estimates';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { maxLengthOf } from '@/domain/core/bounds';
import { discountText, readDiscount } from '@/shared/format/lines/discount-text';
import { EditableText } from '@/shared/forms/fields/editable-text';
import { useFormat } from '@/shared/format/format-context';
import { formatDay } from '@/shared/format/dates';
import { useNow } from '@/shared/format/use-now';
import { EditableFact } from '@/shared/ui/record/editable-fact';
import { Facts } from '@/shared/ui/record/facts';
import { WithClientCard } from '../send/with-client-card';
import { CostCard } from './cost-card';
import { ScheduleCard } from './schedule-card';
import type { EstimateEdit } from './use-estimate-edit';

export type EstimateSideProps = {
  readonly estimate: Estimate;
  readonly choice: Choice;
  readonly mayEdit: boolean;
  readonly edit: EstimateEdit;
};

/** Beside the lines: discount and last day, the payment steps, and the texts for client and office. */
export function EstimateSide({ estimate, choice, mayEdit, edit }: EstimateSideProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const formats = useFormat();
  const now = useNow();
  const { country } = formats;
  const { validUntil, uuid } = estimate;
  return (
    <Stack spacing={3}>
      <WithClientCard estimate={estimate} mayEdit={mayEdit} />
      <Facts labelWidth={96}>
        <EditableFact
          label={estimateLabel('discountPercent')}
          value={discountText(estimate, country)}
          placeholder="None"
          disabled={!mayEdit}
          validate={(text) => {
            const read = readDiscount(text, country);
            return 'problem' in read ? read.problem : null;
          }}
          onSave={(text) => {
            const read = readDiscount(text, country);
            if (!('problem' in read)) edit.change(read);
          }}
        />
        <EditableFact
          label={estimateLabel('validUntil')}
          type="date"
          value={validUntil}
          display={validUntil === '' ? '' : formatDay(validUntil, formats, now)}
          placeholder="No last day"
          disabled={!mayEdit}
          onSave={(day) => edit.change({ validUntil: day })}
        />
      </Facts>
      <ScheduleCard {...{ estimate, choice, mayEdit, edit }} />
      <CostCard {...{ estimate, choice, mayEdit }} />
      <EditableText
        label={estimateLabel('clientText')}
        placeholder="Stands above the options on the client’s page."
        text={estimate.clientText}
        maxLength={maxLengthOf(estimateShape, 'clientText')}
        mayEdit={mayEdit}
        draftKey={`estimate-text:${uuid}`}
        saveLabel="Save text"
        onSave={(clientText) => edit.change({ clientText })}
      />
      <EditableText
        label={estimateLabel('terms')}
        placeholder="What the client agrees to."
        text={estimate.terms}
        maxLength={maxLengthOf(estimateShape, 'terms')}
        mayEdit={mayEdit}
        draftKey={`estimate-terms:${uuid}`}
        saveLabel="Save terms"
        onSave={(terms) => edit.change({ terms })}
      />
      <EditableText
        label={estimateLabel('internalNotes')}
        placeholder="For the office only."
        text={estimate.internalNotes}
        maxLength={maxLengthOf(estimateShape, 'internalNotes')}
        mayEdit={mayEdit}
        draftKey={`estimate-notes:${uuid}`}
        saveLabel="Save notes"
        onSave={(internalNotes) => commit(editWords(viewer, estimate, { internalNotes }))}
      />
    </Stack>
  );
}
