import { numberText } from '@/domain/core/record-number';
import { shownTotal } from '@/domain/estimates/estimate-sums';
import type { Estimate } from '@/domain/estimates/estimate';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { PickList } from '../pick-list';

export type EarlierListProps = {
  readonly estimates: readonly Estimate[];
  readonly onChoose: (estimate: Estimate) => void;
};

/** Estimates to take lines from: title, customer, number, count of lines and total. */
export function EarlierList({ estimates, onChoose }: EarlierListProps) {
  const formats = useFormat();
  return (
    <PickList label="Estimates" items={estimates} minHeight={56} onChoose={onChoose}>
      {(estimate) => {
        const { title, customerName, lines } = estimate;
        const total = shownTotal(estimate);
        const facts = [numberText(estimate), customerName, plural(lines.length, 'line', formats.country)];
        return (
          <>
            <span dir="auto">{title}</span>
            <span className="tn">{total === null ? '–' : formatMoney(total, formats)}</span>
            <small dir="auto" className="whole">
              {facts.filter((word) => word !== '').join(' · ')}
            </small>
          </>
        );
      }}
    </PickList>
  );
}
