import Alert from '@mui/material/Alert';
import { useFormat } from '@/shared/format/format-context';
import { formatCount, plural } from '@/shared/format/counts';

/** Longer lists of names end with a count. */
const NAMED = 3;

export type StayingNoteProps = {
  readonly one: string;
  readonly stays: readonly { readonly name: string; readonly reason: string }[];
};

/** Names the records that a change leaves as they are, and why. */
export function StayingNote({ one, stays }: StayingNoteProps) {
  const { country } = useFormat();
  if (stays.length === 0) return null;
  const named = stays.slice(0, NAMED).map(({ name, reason }) => `“${name}” ${reason}`);
  const rest = stays.length - named.length;
  return (
    <Alert severity="info" role="status">
      {plural(stays.length, one, country)} will stay as now: {named.join('; ')}
      {rest > 0 && `; and ${formatCount(rest, country)} more`}.
    </Alert>
  );
}
