import { estimateShape } from '@/domain/estimates/estimate';
import type { Estimate } from '@/domain/estimates/estimate';
import { isInOption } from '@/domain/estimates/estimate-sums';
import { LineEditor } from '@/features/money-lines/public';
import { AddLines } from './add-lines';
import type { EstimateEdit } from './use-estimate-edit';

export type EstimateLinesProps = {
  readonly estimate: Estimate;
  /** The shown option's id. */
  readonly option: string;
  readonly mayEdit: boolean;
  readonly edit: EstimateEdit;
};

/** The lines of an option, and the ways to add more. */
export function EstimateLines({ estimate, option, mayEdit, edit }: EstimateLinesProps) {
  return (
    <LineEditor
      paper={estimate}
      isShown={({ options = '' }) => isInOption({ options }, option)}
      collection={estimateShape.collection}
      draftKey="estimate-line"
      {...{ mayEdit, edit }}
      renderAddLines={(addOwn) => <AddLines estimate={estimate} edit={edit} onOwn={addOwn} />}
    />
  );
}
