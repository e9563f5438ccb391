import { choiceTotals, chosenLines, extraDifference } from '../estimates/estimate-sums';
import type { Choice } from '../estimates/estimate-sums';
import { extrasOf, optionName } from '../estimates/answers/client-choice';
import type { IssuedEstimate } from '../estimates/issued-estimate';
import { inOrder } from '../estimates/line-order';
import { sumsBeforeTotal } from '../estimates/shown-sums';
import { lineAmount } from '../money/line-amount';
import type { PricedTable } from './paper';
import { pricedRow, signedMoney } from './priced-row';
import type { MoneyWriting } from './priced-row';

/** The lines of one or more choices, each with its sums. */
export function pricedTable(
  issued: IssuedEstimate,
  choices: readonly Choice[],
  write: MoneyWriting,
): PricedTable {
  const chosen = choices.map((choice) => new Set(chosenLines(issued.lines, choice)));
  const sums = choices.map((choice) => {
    const totals = choiceTotals(issued, choice);
    if (typeof totals === 'string') return [];
    const total = { id: 'total', label: 'Total', cents: totals.total };
    return [...sumsBeforeTotal(totals, issued, issued.country), total];
  });
  const labels = new Map(sums.flat().map(({ id, label }) => [id, label]));
  // The total stays last, also where an option has a rate that the first one lacks.
  const ids = [...[...labels.keys()].filter((id) => id !== 'total'), 'total'];
  return {
    columns: columnsOf(issued, choices),
    rows: inOrder(issued.lines)
      .filter((line) => chosen.some((lines) => lines.has(line)))
      .map((line) =>
        pricedRow(
          line,
          issued.country,
          write,
          chosen.map((lines) => (lines.has(line) ? write.money(lineAmount(line)) : '')),
        ),
      ),
    sums: ids.map((id) => ({
      label: labels.get(id) ?? '',
      cells: sums.map((column) => {
        const found = column.find((sum) => sum.id === id);
        return found === undefined ? '' : signedMoney(found.cents, write);
      }),
    })),
  };
}

/** The extras that choices can still add, each with what it changes the total by; null for none. */
export function extrasTable(
  issued: IssuedEstimate,
  choices: readonly Choice[],
  write: MoneyWriting,
): PricedTable | null {
  const offered = choices.map((choice) =>
    extrasOf(issued, choice.option).filter(({ id }) => !choice.extras.has(id)),
  );
  const extras = inOrder(issued.lines).filter((line) => offered.some((lines) => lines.includes(line)));
  if (extras.length === 0) return null;
  return {
    columns: columnsOf(issued, choices),
    rows: extras.map((line) =>
      pricedRow(
        line,
        issued.country,
        write,
        choices.map((choice, at) => {
          const isOffered = offered[at]?.includes(line) === true;
          const difference = isOffered ? extraDifference(issued, choice, line.id) : null;
          if (difference === null) return '';
          return difference < 0 ? signedMoney(difference, write) : `+ ${write.money(difference)}`;
        }),
      ),
    ),
    sums: [],
  };
}

function columnsOf(issued: IssuedEstimate, choices: readonly Choice[]): readonly string[] {
  return choices.length === 1 ? ['Amount'] : choices.map(({ option }) => optionName(issued, option));
}
