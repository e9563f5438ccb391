import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Trash from 'lucide-react/icons/trash-2';
import { memo } from 'react';
import type { KeyboardEvent } from 'react';
import { MAX_NAME, MAX_UNIT } from '@/domain/estimates/estimate-content';
import type { EstimateContent, EstimateLine } from '@/domain/estimates/estimate-content';
import type { Formats } from '@/domain/format/formats';
import { lineAmount } from '@/domain/money/line-amount';
import { formatMoney } from '@/shared/format/money';
import { Icon } from '@/shared/ui/text/icon';
import { LineCell } from './line-cell';
import { percentText, priceText, quantityText, readPercent, readPrice, readQuantity } from './line-values';
import type { Typed } from './line-values';
import { TaxCell } from './tax-cell';

export type LineRowProps = {
  readonly line: EstimateLine;
  readonly taxRates: EstimateContent['taxRates'];
  readonly formats: Formats;
  readonly disabled: boolean;
  readonly hasFocusFirst: boolean;
  readonly onChange: (id: string, changes: Partial<EstimateLine>) => void;
  readonly onRemove: (id: string) => void;
  /** Enter goes to the row below or makes it; Alt with an arrow moves the row. */
  readonly onEnter: (id: string) => void;
  readonly onMove: (id: string, by: -1 | 1) => void;
};

/** One line of an estimate as a row of fields. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, taxRates, formats, disabled, hasFocusFirst, onChange, onRemove, onEnter, onMove } = props;
  const { id, name, isOptional } = line;
  const { country } = formats;
  const of = name.trim() || 'the line';
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      onEnter(id);
    }
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      onMove(id, event.key === 'ArrowUp' ? -1 : 1);
    }
  };
  const saving =
    (read: (text: string, country: string) => Typed, field: 'quantity' | 'waste' | 'unitPrice') =>
    (text: string) => {
      const typed = read(text, country);
      if ('problem' in typed) return typed.problem;
      onChange(id, { [field]: typed.value });
      return null;
    };
  const shared = { disabled, onKey };
  const number = { ...shared, isNumber: true };
  return (
    <tr data-line={id} className={isOptional ? 'jl-optional' : undefined}>
      <th scope="row">
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
      </th>
      <td>
        <LineCell
          {...number}
          label={`Quantity of ${of}`}
          value={quantityText(line.quantity, country)}
          onSave={saving(readQuantity, 'quantity')}
        />
      </td>
      <td>
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
      </td>
      <td>
        <LineCell
          {...number}
          label={`Waste of ${of}`}
          value={percentText(line.waste, country)}
          onSave={saving(readPercent, 'waste')}
        />
      </td>
      <td>
        <LineCell
          {...number}
          label={`Price of ${of}`}
          value={priceText(line.unitPrice, country)}
          onSave={saving(readPrice, 'unitPrice')}
        />
      </td>
      <td>
        <TaxCell
          label={`Tax of ${of}`}
          value={line.taxRate}
          taxRates={taxRates}
          country={country}
          disabled={disabled}
          onChange={(taxRate) => onChange(id, { taxRate })}
        />
      </td>
      <td className="centre">
        <Checkbox
          size="small"
          checked={isOptional}
          disabled={disabled}
          onChange={(_, checked) => onChange(id, { isOptional: checked })}
          slotProps={{ input: { 'aria-label': `${of} is optional` } }}
        />
      </td>
      <td className="number tn">{formatMoney(lineAmount(line), formats)}</td>
      <td>
        {!disabled && (
          <IconButton size="small" aria-label={`Remove ${of}`} title="Remove" onClick={() => onRemove(id)}>
            <Icon of={Trash} size={16} />
          </IconButton>
        )}
      </td>
    </tr>
  );
});
