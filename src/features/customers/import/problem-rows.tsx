import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { PlannedRow } from '@/domain/import/plan';

/** Rows shown to be mended at once; the next ones follow as these are mended. */
const SHOWN = 50;

export type ProblemRowsProps = {
  readonly headers: readonly string[];
  readonly plan: readonly PlannedRow[];
  readonly onMend: (row: number, column: number, text: string) => void;
};

/** The cells that cannot be saved, each in a field to mend it, with the reason beside it. */
export function ProblemRows({ headers, plan, onMend }: ProblemRowsProps) {
  const headingId = useId();
  const refused = plan.filter((row) => row.action === 'refuse');
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography variant="h2" id={headingId}>
        Cells to mend
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBottom: 1 }}>
        {refused.length > SHOWN && `The first ${SHOWN} of ${refused.length.toLocaleString()} rows. `}
        Change a cell or clear it, then leave the field.
      </Typography>
      {refused.slice(0, SHOWN).map(({ draft }) =>
        draft.problems.map(({ column, reason }) => {
          const label = `Row ${draft.row}, ${headers[column] || `column ${column + 1}`}`;
          return (
            <Box
              key={`${draft.row}.${column}`}
              sx={{
                display: 'grid',
                gridTemplateColumns: { md: '240px 1fr' },
                gap: { xs: 0.5, md: 2 },
                alignItems: 'start',
                paddingBlock: 1,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Box component="span" sx={{ paddingTop: 1 }}>
                {label}
              </Box>
              <TextField
                key={draft.cells[column]}
                size="small"
                error
                defaultValue={draft.cells[column] ?? ''}
                helperText={reason}
                slotProps={{ htmlInput: { 'aria-label': label } }}
                onBlur={(event) => {
                  if (event.target.value !== (draft.cells[column] ?? ''))
                    onMend(draft.row, column, event.target.value);
                }}
              />
            </Box>
          );
        }),
      )}
    </Box>
  );
}
