import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { CustomFieldDefinition } from '@/domain/company';
import { customTarget } from '@/domain/import/guess-mapping';
import { IMPORT_TARGETS, TARGET_LABELS } from '@/domain/import/targets';
import type { ColumnTarget } from '@/domain/import/targets';
import { plural } from '@/shared/format/words';
import type { FileTable } from './read-file';

export type MapStepProps = {
  readonly table: FileTable;
  readonly mapping: readonly ColumnTarget[];
  readonly ownFields: readonly CustomFieldDefinition[];
  readonly onTarget: (column: number, target: ColumnTarget) => void;
  readonly onNext: () => void;
  readonly onBack: () => void;
};

const SAMPLES = 3;

/** The second step: where each column goes, with the first values to recognise it by. */
export function MapStep({ table, mapping, ownFields, onTarget, onNext, onBack }: MapStepProps) {
  const named = mapping.some((target) =>
    ['name', 'firstName', 'lastName', 'companyName', 'email', 'phone'].includes(target),
  );
  return (
    <Box>
      <Typography sx={{ color: 'text.secondary', marginBottom: 2 }}>
        {plural(table.rows.length, 'row')} and {plural(table.headers.length, 'column')} found. Check where
        each column goes.
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {table.headers.map((header, column) => {
          const label = header || `Column ${column + 1}`;
          const samples = table.rows.slice(0, SAMPLES).map((cells) => cells[column] ?? '');
          return (
            <Box
              component="li"
              key={column}
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
                {samples.filter(Boolean).join(' · ') || 'No values'}
              </Box>
              <TextField
                select
                size="small"
                value={mapping[column] ?? 'ignore'}
                onChange={(event) => {
                  const target = targets(header, ownFields).find(({ value }) => value === event.target.value);
                  if (target) onTarget(column, target.value);
                }}
                slotProps={{ htmlInput: { 'aria-label': `${label} goes to` } }}
              >
                {targets(header, ownFields).map(({ value, label: name }) => (
                  <MenuItem key={value} value={value}>
                    {name}
                  </MenuItem>
                ))}
              </TextField>
            </Box>
          );
        })}
      </Box>
      {!named && (
        <Typography role="alert" sx={{ color: 'error.main', marginTop: 2 }}>
          Choose a column for the name, the company, the e-mail or the phone: a customer needs one of them.
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, marginTop: 3 }}>
        <Button variant="contained" disabled={!named} onClick={onNext}>
          Check the rows
        </Button>
        <Button onClick={onBack}>Other file</Button>
      </Box>
    </Box>
  );
}

/** Every place a column can go, its own new field included. */
function targets(
  header: string,
  ownFields: readonly CustomFieldDefinition[],
): readonly { readonly value: ColumnTarget; readonly label: string }[] {
  const own = ownFields.map((field) => ({ value: `custom:${field.key}` as const, label: field.label }));
  const fresh = customTarget(header, ownFields);
  return [
    { value: 'ignore', label: 'Leave out' },
    ...IMPORT_TARGETS.map((target) => ({ value: target, label: TARGET_LABELS[target] })),
    ...own,
    ...(own.some(({ value }) => value === fresh)
      ? []
      : [{ value: fresh, label: `Own field: ${header || 'Column'}` }]),
  ];
}
