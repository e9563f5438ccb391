import { choiceTotals } from '@/domain/estimates/estimate-sums';
import type { Choice } from '@/domain/estimates/estimate-sums';
import type { IssuedEstimate } from '@/domain/estimates/issued-estimate';
import { SumRows } from './sum-rows';

export type SumsListProps = { readonly issued: IssuedEstimate; readonly choice: Choice };

/** The sums of a choice. */
export function SumsList({ issued, choice }: SumsListProps) {
  const totals = choiceTotals(issued, choice);
  return typeof totals === 'string' ? null : <SumRows totals={totals} rated={issued} totalLabel="Total" />;
}
