import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Maximize2 from 'lucide-react/icons/maximize-2';
import { memo } from 'react';
import type { KeyboardEvent } from 'react';
import { MAX_NAME, MAX_UNIT } from '@/domain/money/line-fields';
import type { Formats } from '@/domain/format/formats';
import type { ReadNumber } from '@/domain/money/read-typed';
import { lineAmount } from '@/domain/money/line-amount';
import { formatMoney } from '@/shared/format/money';
import { DragRow } from '@/shared/dnd/drag-rows';
import { Icon } from '@/shared/ui/text/icon';
import type { EditedLine, EditedPaper } from './edited-line';
import { LineCell } from './line-cell';
import {
  percentText,
  priceText,
  quantityText,
  readPercent,
  readPrice,
  readQuantity,
} from '@/shared/format/lines/line-values';
import { TaxCell } from './tax-cell';

export type LineRowProps = {
  readonly line: EditedLine;
  /** Its place among the shown lines, from 0. */
  readonly index: number;
  readonly taxRates: EditedPaper['taxRates'];
  readonly formats: Formats;
  readonly disabled: boolean;
  readonly hasFocusFirst: boolean;
  readonly onChange: (id: string, changes: Partial<EditedLine>) => void;
  readonly onOpen: (id: string) => void;
  /** Enter goes down in the column of this number, or makes a row; Alt with an arrow moves the row. */
  readonly onEnter: (id: string, column: number) => void;
  readonly onMove: (id: string, by: -1 | 1) => void;
};

/** One line as a row of fields; whether it is an extra is asked of an estimate's. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, index, taxRates, formats, disabled, hasFocusFirst } = props;
  const { onChange, onOpen, onEnter, onMove } = props;
  const { id, name, isOptional } = line;
  const { country } = formats;
  const of = name.trim() || 'the line';
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      const fields = [
        ...(event.currentTarget.closest('[data-line]')?.querySelectorAll('input[type="text"]') ?? []),
      ];
      onEnter(id, event.ctrlKey || event.metaKey ? -1 : fields.indexOf(event.currentTarget));
    }
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      onMove(id, event.key === 'ArrowUp' ? -1 : 1);
    }
  };
  const saving =
    (read: (text: string, country: string) => ReadNumber, field: 'quantity' | 'waste' | 'unitPrice') =>
    (text: string) => {
      const typed = read(text, country);
      if ('problem' in typed) return typed.problem;
      onChange(id, { [field]: typed.value });
      return null;
    };
  const shared = { disabled, onKey };
  const number = { ...shared, isNumber: true };
  return (
    <DragRow
      id={id}
      name={of}
      index={index}
      disabled={disabled}
      className={isOptional ? 'jl-optional' : undefined}
    >
      {(handle) => (
        <>
          <div role="cell">
            {!disabled && (
              <Box component="span" {...handle} role="button" aria-label={`Move ${of}`} sx={grip}>
                <Icon of={GripVertical} size={16} />
              </Box>
            )}
          </div>
          <div role="rowheader">
            <LineCell
              {...shared}
              label={`Name of ${of}`}
              value={name}
              maxLength={MAX_NAME}
              hasFocusFirst={hasFocusFirst}
              onSave={(text) => {
                onChange(id, { name: text.trim() });
                return null;
              }}
            />
          </div>
          <div role="cell">
            <LineCell
              {...number}
              label={`Quantity of ${of}`}
              value={quantityText(line.quantity, country)}
              onSave={saving(readQuantity, 'quantity')}
            />
          </div>
          <div role="cell">
            <LineCell
              {...shared}
              label={`Unit of ${of}`}
              value={line.unit}
              maxLength={MAX_UNIT}
              onSave={(text) => {
                onChange(id, { unit: text.trim() });
                return null;
              }}
            />
          </div>
          <div role="cell">
            <LineCell
              {...number}
              label={`Waste of ${of}`}
              value={percentText(line.waste, country)}
              onSave={saving(readPercent, 'waste')}
            />
          </div>
          <div role="cell">
            <LineCell
              {...number}
              label={`Price of ${of}`}
              value={priceText(line.unitPrice, country)}
              onSave={saving(readPrice, 'unitPrice')}
            />
          </div>
          <div role="cell">
            <TaxCell
              label={`Tax of ${of}`}
              value={line.taxRate}
              taxRates={taxRates}
              country={country}
              disabled={disabled}
              onChange={(taxRate) => onChange(id, { taxRate })}
            />
          </div>
          {isOptional !== undefined && (
            <div role="cell" className="centre">
              <Checkbox
                size="small"
                checked={isOptional}
                disabled={disabled}
                onChange={(_, checked) => onChange(id, { isOptional: checked })}
                slotProps={{ input: { 'aria-label': `${of} is optional` } }}
              />
            </div>
          )}
          <div role="cell" className="number tn">
            {formatMoney(lineAmount(line), formats)}
          </div>
          <div role="cell">
            {!disabled && (
              <IconButton
                size="small"
                aria-label={`Open ${of}`}
                title={`Description, cost, ${isOptional === undefined ? '' : 'options, '}remove`}
                onClick={() => onOpen(id)}
              >
                <Icon of={Maximize2} size={16} />
              </IconButton>
            )}
          </div>
        </>
      )}
    </DragRow>
  );
});

const grip = {
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 34,
  color: 'text.secondary',
  cursor: 'grab',
} as const;
