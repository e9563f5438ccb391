import Typography from '@mui/material/Typography';
import { useRef } from 'react';

import { newId } from '@/data/core/ids';
import { issuedPaperRef, noteDecision } from '@/data/estimates/sending';
import { useLiveRecord } from '@/data/live/use-live';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { extrasOf, offeredChoice } from '@/domain/estimates/answers/client-choice';
import { decisionShape } from '@/domain/estimates/answers/decision';
import type { Estimate } from '@/domain/estimates/estimate';
import { readIssued } from '@/domain/estimates/issued-estimate';
import { maxLengthOf } from '@/domain/core/bounds';
import { dayOf } from '@/domain/time/time';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { FormDateField } from '@/shared/forms/fields/form-date-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { AnswerChoiceFields, choiceOf } from './answer-choice-fields';
import { OFFICE_WAYS, recordAnswerSchema } from './record-answer.schema';
import type { RecordAnswerValues } from './record-answer.schema';
import { useDraftVersion } from './use-draft-version';

export type RecordAnswerDialogProps = {
  readonly estimate: Estimate;
  readonly decision: 'Approved' | 'Declined';
  /** The option that is shown to the office. */
  readonly option: string;
  readonly onClose: () => void;
};

const TITLES = { Approved: 'Record an approval', Declined: 'Record that the client declined' } as const;

/** Notes what a client answered by phone, e-mail or on paper to the version they have, or to a draft that was read to them. */
export function RecordAnswerDialog({ estimate, decision, option, onClose }: RecordAnswerDialogProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const { zone } = useFormat();
  const today = dayOf(useNow(), zone);
  const draft = useDraftVersion(estimate);
  const { uuid, version } = estimate;
  const hasVersion = version > 0;
  const { record: paper, status } = useLiveRecord(hasVersion ? issuedPaperRef(uuid, version) : null);
  // Two presses note one answer.
  const id = useRef(newId());
  const issued = hasVersion ? paper && readIssued(paper.json) : draft;
  const isApproval = decision === 'Approved';
  const title = TITLES[decision];

  if (!issued)
    return status === 'loading' ? null : (
      <FormDialog open title={title} onClose={onClose}>
        The version that the client has is not on this device. Try again once you are online.
      </FormDialog>
    );
  const note = (values: RecordAnswerValues) => {
    const choice = choiceOf(issued, values);
    commit(
      noteDecision(
        viewer,
        estimate,
        {
          ...{ decision, how: values.how, name: values.name.trim(), note: values.note.trim() },
          ...{ agreedOn: values.agreedOn, version, sha256: paper?.sha256 ?? '' },
          ...(isApproval && { option: choice.option, extras: [...choice.extras] }),
        },
        id.current,
      ),
    );
    onClose();
  };
  return (
    <FormikDialog<RecordAnswerValues>
      open
      title={title}
      submitLabel={isApproval ? 'Record the approval' : 'Record the answer'}
      draftKey={`record-answer:${uuid}:${decision}`}
      initialValues={{
        how: 'By phone',
        name: estimate.customerName,
        agreedOn: today,
        // The office may look at an option that the client's version does not have.
        option: offeredChoice(issued, { option, extras: [] }).option,
        extras: Object.fromEntries(
          issued.options.flatMap((one) => extrasOf(issued, one.id).map((line) => [line.id, false])),
        ),
        note: '',
      }}
      validationSchema={recordAnswerSchema(decision, today)}
      onSubmit={note}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {hasVersion
          ? `Of version ${version}, which the client has.`
          : 'Of the draft as it stands, which is issued with it.'}{' '}
        The client’s page names you as the person who noted it.
      </Typography>
      <FormSelect
        name="how"
        label="How"
        required
        options={OFFICE_WAYS.map((how) => ({ value: how, label: how }))}
      />
      <FormTextField
        name="name"
        label={isApproval ? 'Who agreed' : 'Who declined'}
        required
        maxLength={maxLengthOf(decisionShape, 'name')}
      />
      <FormDateField name="agreedOn" label="Day" max={today} />
      {isApproval && <AnswerChoiceFields issued={issued} />}
      <FormTextField
        name="note"
        label={isApproval ? 'Note' : 'Reason'}
        required={!isApproval}
        multiline
        rows={3}
        maxLength={maxLengthOf(decisionShape, 'note')}
      />
    </FormikDialog>
  );
}
