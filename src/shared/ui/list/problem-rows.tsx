import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

import { useFormat } from '../../format/format-context';
import { plural } from '../../format/counts';

/** Shown for a record whose stored format this version does not know. */
export const UNREADABLE =
  'This cannot be read by this version of the app. Nothing is lost: load the page again, and write to our support if it stays like this.';

export type ProblemRowsProps = { problems: readonly { id: string }[] };

/** How many records could not be parsed, so that they are not silently missing. */
export function ProblemRows({ problems }: ProblemRowsProps) {
  const { country } = useFormat();
  if (problems.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mx: { md: 'var(--jl-gutter)' }, mb: 1.5, flex: 'none' }}>
      <AlertTitle>{plural(problems.length, 'record', country)} could not be read</AlertTitle>
      {UNREADABLE}
    </Alert>
  );
}
