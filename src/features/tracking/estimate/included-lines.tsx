import { chosenLines } from '@/domain/estimates/estimate-sums';
import type { Choice } from '@/domain/estimates/estimate-sums';
import type { IssuedEstimate } from '@/domain/estimates/issued-estimate';
import { inOrder } from '@/domain/estimates/line-order';
import { LineRows } from './line-rows';

export type IncludedLinesProps = { readonly issued: IssuedEstimate; readonly choice: Choice };

/** The lines that a choice pays for, with quantity and price. */
export function IncludedLines({ issued, choice }: IncludedLinesProps) {
  return <LineRows label="Included" lines={chosenLines(inOrder(issued.lines), choice)} />;
}
