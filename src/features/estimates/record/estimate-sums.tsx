import { choiceMargin, choiceTotals } from '@/domain/estimates/estimate-sums';
import type { Choice } from '@/domain/estimates/estimate-sums';
import type { Estimate } from '@/domain/estimates/estimate';
import { SumsFoot } from '@/features/money-lines/public';
import { useFormat } from '@/shared/format/format-context';
import { marginText } from './hours-and-margin';
import { useCrewCost } from './use-crew-cost';

export type EstimateSumsProps = {
  readonly estimate: Estimate;
  readonly choice: Choice;
  /** Name of the option, '' for a plain estimate. */
  readonly name: string;
};

/** The sums of a choice, with the office's margin. */
export function EstimateSums({ estimate, choice, name }: EstimateSumsProps) {
  const { country } = useFormat();
  const margin = choiceMargin(estimate, choice, useCrewCost(estimate));
  return (
    <SumsFoot
      totals={choiceTotals(estimate, choice)}
      isTaxInclusive={estimate.isTaxInclusive}
      more={margin === null ? [] : [{ label: 'Margin, office only', text: marginText(margin, country) }]}
      totalLabel={name === '' ? 'Total' : `Total, ${name}`}
    />
  );
}
