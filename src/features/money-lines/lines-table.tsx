import Box from '@mui/material/Box';
import type { ClipboardEvent } from 'react';
import { inOrder } from '@/domain/estimates/line-order';
import { usualRate } from '@/domain/estimates/new-content';
import { BLANK_LINE } from '@/domain/estimates/new-line';
import { pastedLines } from '@/domain/estimates/pasted-lines';
import { notify } from '@/shared/feedback/notify';
import { plural } from '@/shared/format/counts';
import { DragRows } from '@/shared/dnd/drag-rows';
import { useFormat } from '@/shared/format/format-context';
import { joinList } from '@/shared/format/words';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';
import type { EditedLine, EditedPaper } from './edited-line';
import { LineRow } from './line-row';
import { EXTRAS_TABLE_STYLES, TABLE_STYLES } from './lines-styles';
import type { LineEdit } from './use-line-edit';

export type LinesTableProps = {
  readonly paper: EditedPaper;
  /** The shown lines, in their order. */
  readonly lines: readonly EditedLine[];
  readonly mayEdit: boolean;
  readonly edit: LineEdit;
  readonly onOpen: (line: string) => void;
  /** The row whose name gets the focus once it is there. */
  readonly made: string;
  readonly onMade: (line: string) => void;
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
const PLAIN_HEADS = HEADS.filter(({ name }) => name !== 'Optional');

/**
 * Lines as a table of fields. Enter goes down and makes a row after the last one, with Ctrl after any;
 * rows of a spreadsheet are pasted as lines.
 */
export function LinesTable({ paper, lines, mayEdit, edit, onOpen, made, onMade }: LinesTableProps) {
  const formats = useFormat();
  const hasExtras = paper.options !== undefined;
  const add = (after?: string) => {
    const made = edit.addLines([{ ...BLANK_LINE, taxRate: usualRate(paper) }], after);
    if (made !== null) onMade(made);
  };
  const placeOf = (id: string) => lines.findIndex((line) => line.id === id);
  const onEnter = useStableHandler((id: string, column: number) => {
    const next = lines[placeOf(id) + 1];
    if (next && column >= 0) focusField(next.id, column);
    else add(id);
  });
  const moveTo = (id: string, place: number) => {
    const other = lines[place];
    if (other) edit.moveLine(id, inOrder(paper.lines).indexOf(other));
  };
  const onMove = useStableHandler((id: string, by: -1 | 1) => moveTo(id, placeOf(id) + by));
  const onPaste = (event: ClipboardEvent) => {
    const pasted = mayEdit ? pastedLines(event.clipboardData.getData('text/plain'), formats.country) : null;
    if (pasted === null) return;
    event.preventDefault();
    const taxRate = usualRate(paper);
    const isRefused =
      pasted.lines.length > 0 && edit.addLines(pasted.lines.map((line) => ({ ...line, taxRate }))) === null;
    if (isRefused) return;
    if (pasted.unread.length > 0) notify.error(unreadText(pasted.unread, formats.country));
  };
  return (
    <Box sx={{ overflowX: { xs: 'auto', lg: 'visible' } }} onPaste={onPaste}>
      <Box role="table" aria-label="Lines" sx={hasExtras ? EXTRAS_TABLE_STYLES : TABLE_STYLES}>
        <div role="rowgroup">
          <div role="row">
            <div role="columnheader">
              <span className="visually-hidden">Move</span>
            </div>
            {(hasExtras ? HEADS : PLAIN_HEADS).map((head) => (
              <div
                key={head.name}
                role="columnheader"
                className={'className' in head ? head.className : undefined}
              >
                {head.name}
              </div>
            ))}
            <div role="columnheader">
              <span className="visually-hidden">Actions</span>
            </div>
          </div>
        </div>
        <DragRows name="Lines" onDrop={moveTo}>
          {lines.map((line, index) => (
            <LineRow
              key={line.id}
              line={line}
              index={index}
              taxRates={paper.taxRates}
              formats={formats}
              disabled={!mayEdit}
              hasFocusFirst={line.id === made}
              onChange={edit.changeLine}
              onOpen={onOpen}
              onEnter={onEnter}
              onMove={onMove}
            />
          ))}
        </DragRows>
      </Box>
    </Box>
  );
}

function focusField(id: string, column: number): void {
  const fields = document.querySelectorAll<HTMLInputElement>(
    `[data-line="${CSS.escape(id)}"] input[type="text"]`,
  );
  fields[column]?.focus();
}

function unreadText(rows: readonly number[], country: string): string {
  const which = rows.length > 5 ? plural(rows.length, 'row', country) : `Row ${joinList(rows.map(String))}`;
  return `${which} could not be read: name, quantity, unit and price, with numbers written in full.`;
}
