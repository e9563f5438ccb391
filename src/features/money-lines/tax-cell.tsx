import Box from '@mui/material/Box';
import type { EstimateContent } from '@/domain/estimates/estimate-content';
import { percentText } from '@/shared/format/lines/line-values';

export type TaxCellProps = {
  readonly label: string;
  /** Id of a rate; '' for no tax. */
  readonly value: string;
  readonly taxRates: EstimateContent['taxRates'];
  readonly country: string;
  readonly disabled: boolean;
  readonly onChange: (taxRate: string) => void;
};

/** Chooses the tax rate of a line. A rate that the paper does not have any more is named as that. */
export function TaxCell({ label, value, taxRates, country, disabled, onChange }: TaxCellProps) {
  const isGone = value !== '' && taxRates.every(({ id }) => id !== value);
  return (
    <Box
      component="select"
      aria-label={label}
      aria-invalid={isGone}
      value={value}
      disabled={disabled}
      sx={select}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">None</option>
      {isGone && <option value={value}>Removed rate</option>}
      {taxRates.map(({ id, name, parts }) => (
        <option key={id} value={id} title={name}>
          {percentText(
            parts.reduce((sum, { rate }) => sum + rate, 0),
            country,
          ) || name}
        </option>
      ))}
    </Box>
  );
}

const select = {
  width: '100%',
  height: 34,
  border: '2px solid transparent',
  borderRadius: '6px',
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'right',
  '&:hover:not(:disabled)': { borderColor: 'divider' },
  '&:disabled': { appearance: 'none' },
  '&:focus': { borderColor: 'primary.main', outline: 'none' },
} as const;
