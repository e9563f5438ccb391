import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ClipboardEvent } from 'react';
import { MOST_LINES } from '@/domain/estimates/estimate-content';
import type { EstimateLine } from '@/domain/estimates/estimate-content';
import type { Estimate } from '@/domain/estimates/estimate';
import { isInOption } from '@/domain/estimates/estimate-sums';
import { inOrder } from '@/domain/estimates/line-order';
import { usualRate } from '@/domain/estimates/new-content';
import { BLANK_LINE } from '@/domain/estimates/new-line';
import { pastedLines } from '@/domain/estimates/pasted-lines';
import { notify } from '@/shared/feedback/notify';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { joinList } from '@/shared/format/words';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';
import { LineRow } from './line-row';
import { TABLE_STYLES } from './lines-styles';
import type { EstimateEdit } from './use-estimate-edit';

export type LinesTableProps = {
  readonly estimate: Estimate;
  /** The shown option's id. */
  readonly option: string;
  readonly mayEdit: boolean;
  readonly edit: EstimateEdit;
};

const HEADS = [
  { name: 'Line' },
  { name: 'Quantity', className: 'number' },
  { name: 'Unit' },
  { name: 'Waste', className: 'number' },
  { name: 'Price', className: 'number' },
  { name: 'Tax', className: 'number' },
  { name: 'Optional', className: 'centre' },
  { name: 'Amount', className: 'number' },
] as const;

/** The lines of an option as a table of fields. Enter makes the next row; rows of a spreadsheet are pasted as lines. */
export function LinesTable({ estimate, option, mayEdit, edit }: LinesTableProps) {
  const formats = useFormat();
  /** The row whose name gets the focus once it is there. */
  const [made, setMade] = useState('');
  const lines = inOrder(estimate.lines).filter((line) => isInOption(line, option));
  const isFull = estimate.lines.length >= MOST_LINES;
  const add = (after?: string) => {
    if (isFull) notify.error(`An estimate holds up to ${MOST_LINES} lines.`);
    else setMade(edit.addLines([{ ...BLANK_LINE, taxRate: usualRate(estimate) }], after));
  };
  const onEnter = useStableHandler((id: string) => {
    const at = lines.findIndex((line) => line.id === id);
    const next = lines[at + 1];
    if (next) focusName(next);
    else add(id);
  });
  const onMove = useStableHandler((id: string, by: -1 | 1) => {
    const all = inOrder(estimate.lines);
    const other = lines[lines.findIndex((line) => line.id === id) + by];
    if (other)
      edit.moveLine(
        id,
        all.findIndex((line) => line.id === other.id),
      );
  });
  const onPaste = (event: ClipboardEvent) => {
    const pasted = mayEdit ? pastedLines(event.clipboardData.getData('text/plain'), formats.country) : null;
    if (pasted === null) return;
    event.preventDefault();
    const room = MOST_LINES - estimate.lines.length;
    if (pasted.lines.length > room) {
      notify.error(
        `An estimate holds up to ${MOST_LINES} lines. There is room for ${Math.max(room, 0)} more.`,
      );
      return;
    }
    if (pasted.lines.length > 0)
      edit.addLines(pasted.lines.map((line) => ({ ...line, taxRate: usualRate(estimate) })));
    if (pasted.unread.length > 0) notify.error(unreadText(pasted.unread, formats.country));
  };
  return (
    <Box sx={{ overflowX: 'auto' }} onPaste={onPaste}>
      <Box component="table" aria-label="Lines" sx={TABLE_STYLES}>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head.name} scope="col" className={'className' in head ? head.className : undefined}>
                {head.name}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow
              key={line.id}
              line={line}
              taxRates={estimate.taxRates}
              formats={formats}
              disabled={!mayEdit}
              hasFocusFirst={line.id === made}
              onChange={edit.changeLine}
              onRemove={edit.removeLine}
              onEnter={onEnter}
              onMove={onMove}
            />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function focusName({ id }: EstimateLine): void {
  document.querySelector<HTMLInputElement>(`tr[data-line="${CSS.escape(id)}"] input`)?.focus();
}

function unreadText(rows: readonly number[], country: string): string {
  const which = rows.length > 5 ? plural(rows.length, 'row', country) : `Row ${joinList(rows.map(String))}`;
  return `${which} could not be read: name, quantity, unit and price, with numbers written in full.`;
}
