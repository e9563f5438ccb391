import Box from '@mui/material/Box';
import { usePeople } from '@/data/employees/use-people';
import { useViewer } from '@/data/session/use-session';
import type { Visit } from '@/domain/jobs/visit';
import { formatTime } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';

export type DaySummaryProps = { readonly visits: readonly Visit[] };

/** "3 visits with Tom, done about 4:30 pm": how much there is to do today, and with whom. */
export function DaySummary({ visits }: DaySummaryProps) {
  const { uid } = useViewer();
  const { byUid } = usePeople();
  const place = useFormat();
  const left = visits.filter(({ status }) => status !== 'Done');
  if (left.length === 0) return <Box sx={{ color: 'text.secondary' }}>All done for today</Box>;
  const names = [...new Set(left.flatMap(({ crew }) => crew))]
    .filter((one) => one !== uid)
    .flatMap((one) => byUid.get(one)?.name.split(' ')[0] ?? []);
  const what = left.length === 1 ? '1 visit' : `${left.length} visits`;
  const end = formatTime(Math.max(...left.map((visit) => visit.end)), place);
  return (
    <Box dir="auto" sx={{ color: 'text.secondary' }}>
      {`${what} to go${names.length > 0 ? ` with ${names.join(', ')}` : ''}, done about ${end}`}
    </Box>
  );
}
