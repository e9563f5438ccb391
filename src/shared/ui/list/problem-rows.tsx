import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

import { useFormat } from '../../format/format-context';
import { plural } from '../../format/counts';

/** Shown for a record whose stored format this version does not know. */
export const UNREADABLE =
  'This cannot be read by this version of the app. Nothing is lost: load the page again, and write to our support if it stays like this.';

type Unread = { readonly id: string; readonly name: string };

export type ProblemRowsProps = { problems: readonly Unread[] };

/** The most names in one sentence. */
const MOST_NAMES = 5;

/** "2 records could not be read: Ann Berg, Bo Cole." with the names that could. */
export function unreadText(problems: readonly Unread[], country: string): string {
  const names = problems.map(({ name }) => name).filter((name) => name !== '');
  const named = [...names.slice(0, MOST_NAMES), ...(names.length > MOST_NAMES ? ['…'] : [])].join(', ');
  return `${plural(problems.length, 'record', country)} could not be read${named && `: ${named}`}`;
}

/** How many records could not be parsed and which, so that they are not silently missing. */
export function ProblemRows({ problems }: ProblemRowsProps) {
  const { country } = useFormat();
  if (problems.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mx: { md: 'var(--jl-gutter)' }, mb: 1.5, flex: 'none' }}>
      <AlertTitle dir="auto">{unreadText(problems, country)}</AlertTitle>
      {UNREADABLE}
    </Alert>
  );
}
