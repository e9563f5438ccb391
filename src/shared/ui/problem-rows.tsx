import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

import { plural } from '../format/words';

export type ProblemRowsProps = { problems: readonly { id: string; reason: string }[] };

/** Records that could not be read, each by its id and reason, so that they are not silently missing. */
export function ProblemRows({ problems }: ProblemRowsProps) {
  if (problems.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mx: { md: 'var(--jl-gutter)' }, mb: 1.5, flex: 'none' }}>
      <AlertTitle>{plural(problems.length, 'record')} could not be read</AlertTitle>
      <ul style={{ margin: 0, paddingInlineStart: 16 }}>
        {problems.map((problem) => (
          <li key={problem.id}>
            {problem.id}: {problem.reason}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
