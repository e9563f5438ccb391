import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { CustomFieldDefinition } from '@/domain/company/company';
import { customTarget } from '@/domain/import/customers/guess-mapping';
import { foldHeader, isStatusHeader } from '@/domain/import/customers/headers';
import { customKeyOf, IMPORT_TARGETS, targetLabel } from '@/domain/import/customers/targets';
import type { ColumnTarget } from '@/domain/import/customers/targets';
import type { ImportColumn } from '../session/worker-api';

export type MapColumnProps = {
  readonly label: string;
  readonly column: ImportColumn;
  readonly target: ColumnTarget;
  readonly others: readonly ColumnTarget[];
  readonly ownFields: readonly CustomFieldDefinition[];
  readonly mayAddFields: boolean;
  readonly mayPrice: boolean;
  /** ISO 3166-1: decides the labels of address parts. */
  readonly country: string;
  readonly onTarget: (target: ColumnTarget) => void;
};

/** One column of the file: its name, its first values and its target. */
export function MapColumn(props: MapColumnProps) {
  const { label, column, target, onTarget } = props;
  const targets = targetsOf(props);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1fr 1.4fr 260px' },
        alignItems: 'center',
        gap: { xs: 0.5, md: 2 },
        borderBottom: 1,
        borderColor: 'divider',
        paddingBlock: 1,
      }}
    >
      <Box component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {column.samples.join(' · ') || 'No values'}
      </Box>
      <TextField
        select
        size="small"
        value={target}
        onChange={(event) => {
          const chosen = targets.find(({ value }) => value === event.target.value);
          if (chosen) onTarget(chosen.value);
        }}
        slotProps={{ htmlInput: { 'aria-label': `${label} goes to` } }}
      >
        {targets.map(({ value, name }) => (
          <MenuItem key={value} value={value}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

/** Every possible target of the column, a new custom field included. */
function targetsOf({
  label,
  column,
  target,
  others,
  ownFields,
  mayAddFields,
  mayPrice,
  country,
}: MapColumnProps): readonly { readonly value: ColumnTarget; readonly name: string }[] {
  const own = ownFields.map((field) => ({ value: `custom:${field.key}` as const, name: field.label }));
  const taken = [
    ...ownFields.map((field) => field.key),
    ...others.flatMap((other) => customKeyOf(other) ?? []),
  ];
  const isOwn = customKeyOf(target) !== null && !own.some(({ value }) => value === target);
  const fresh = isOwn ? target : customTarget(column.header || label, ownFields, taken);
  // A status is mapped word by word, and never to a custom field.
  const isStatus = isStatusHeader(foldHeader(column.header));
  const offersFresh = !isStatus && (isOwn || (mayAddFields && !own.some(({ value }) => value === fresh)));
  return [
    { value: 'ignore', name: 'Leave out' },
    ...IMPORT_TARGETS.filter((value) => mayPrice || value !== 'amount').map((value) => ({
      value,
      name: targetLabel(value, country),
    })),
    ...own,
    ...(offersFresh ? [{ value: fresh, name: `Own field: ${label}` }] : []),
  ];
}
