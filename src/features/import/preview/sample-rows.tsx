import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';
import type { Preview, PreviewRow } from './preview';
import { writtenCell } from './written-cell';

const ACTION_LABELS: Readonly<Record<PreviewRow['action'], string>> = {
  create: 'New',
  update: 'Updated',
  join: 'Joined',
  skip: 'Skipped',
  refuse: 'To mend',
};

export type SampleRowsProps = Pick<Preview, 'columns' | 'sample'>;

/** The first rows as records, with every filled field; unreadable values are marked. */
export function SampleRows({ columns, sample }: SampleRowsProps) {
  const formats = useFormat();
  return (
    <TableContainer tabIndex={0} role="region" aria-label="First rows of the file">
      <Table size="small" sx={{ '& td, & th': { whiteSpace: 'nowrap' } }}>
        <caption>The first {plural(sample.length, 'row', formats.country)} as they will be saved</caption>
        <TableHead>
          <TableRow>
            <TableCell>Row</TableCell>
            <TableCell>What happens</TableCell>
            {columns.map(({ id, label, kind }) => (
              <TableCell key={id} align={kind === 'money' ? 'right' : 'left'}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {sample.map((row) => (
            <TableRow key={row.row}>
              <TableCell className="tn">{row.row}</TableCell>
              <TableCell sx={{ color: row.action === 'refuse' ? 'error.main' : undefined }}>
                {/* Wide reasons would push the record off a phone's screen. */}
                <Box sx={{ width: 'max-content', maxWidth: { xs: 132, md: 280 }, whiteSpace: 'normal' }}>
                  {[ACTION_LABELS[row.action], row.reason].filter(Boolean).join(': ')}
                </Box>
              </TableCell>
              {columns.map(({ id, kind }, at) => {
                const { value = null, problem = '', isTimeAssumed = false } = row.cells[at] ?? {};
                return (
                  <TableCell
                    key={id}
                    align={kind === 'money' ? 'right' : 'left'}
                    className="tn"
                    sx={{ color: problem ? 'error.main' : undefined }}
                  >
                    <Box
                      component="span"
                      {...(problem && { title: problem })}
                      sx={{
                        display: 'inline-block',
                        maxWidth: 320,
                        overflow: 'clip',
                        textOverflow: 'ellipsis',
                        verticalAlign: 'bottom',
                        textDecoration: problem ? 'underline wavy' : undefined,
                      }}
                    >
                      {problem ? value : writtenCell(kind, value, formats)}
                      {isTimeAssumed && value !== null && ' (time not in the file)'}
                    </Box>
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
