import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';

import { extrasOf, offeredChoice, optionName } from '@/domain/estimates/answers/client-choice';
import { choiceTotals, extraDifference } from '@/domain/estimates/estimate-sums';
import type { Choice } from '@/domain/estimates/estimate-sums';
import type { IssuedEstimate } from '@/domain/estimates/issued-estimate';
import { formatMoney } from '@/shared/format/money';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { FormSelect } from '@/shared/forms/fields/form-select';
import type { RecordAnswerValues } from './record-answer.schema';

/** The choice that the form holds, as far as the version offers it. */
export function choiceOf(
  issued: IssuedEstimate,
  { option, extras }: Pick<RecordAnswerValues, 'option' | 'extras'>,
): Choice {
  return offeredChoice(issued, { option, extras: Object.keys(extras).filter((id) => extras[id]) });
}

/** The option and the extras that the client agreed to, with the total that follows from them. */
export function AnswerChoiceFields({ issued }: { readonly issued: IssuedEstimate }) {
  const { values } = useFormikContext<RecordAnswerValues>();
  const choice = choiceOf(issued, values);
  const totals = choiceTotals(issued, choice);
  const priced = (cents: number | null) => (cents === null ? '' : formatMoney(cents, issued));
  return (
    <>
      {issued.options.length > 1 && (
        <FormSelect
          name="option"
          label="Option"
          options={issued.options.map(({ id }) => ({ value: id, label: optionName(issued, id) }))}
        />
      )}
      {extrasOf(issued, choice.option).map(({ id, name }) => (
        <FormCheckbox
          key={id}
          name={`extras.${id}`}
          label={name}
          helper={`Changes the total by ${priced(extraDifference(issued, choice, id))}.`}
        />
      ))}
      {typeof totals !== 'string' && (
        <Typography className="tn">
          In all <b>{priced(totals.total)}</b>
        </Typography>
      )}
    </>
  );
}
